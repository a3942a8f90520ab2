import { expect, test } from 'vitest';
import { describeDatabase } from './describe-site.ts';

test.each([
  ['sqlite:/srv/site.db', 'database /srv/site.db'],
  [
    'postgres://site:s3cret@db.internal:5433/site',
    'database postgres://site@db.internal:5433/site',
  ],
  ['postgresql://db/site?user=site&password=s3cret', 'database postgres://db/site'],
  ['postgres://site:s3cr#et@db/site', 'database postgres://…'],
])('%s is named without its password', (url, words) => {
  expect(describeDatabase(url)).toBe(words);
});
