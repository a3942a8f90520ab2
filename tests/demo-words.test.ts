import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoWords } from './demo-words.ts';

/** May name the demo, each for its reason. */
const exceptions = new Map([
  ['docs/requirements.md', 'quotes the specification'],
  ['db/migrations/0029-beside-0018-time-zone.ts', 'has run: what it did may not change'],
  ['domain/content/claims/number-words.ts', 'counts that word as it counts cities'],
  ['tests/listed-editions.ts', 'acceptance of the first content'],
  ['tests/browser/header.spec.ts', 'acceptance of the first content'],
  ['tests/pages/company.test.ts', 'acceptance of the first content'],
  ['tests/pages/home.test.ts', 'acceptance of the first content'],
  ['tests/demo-words.ts', 'names them'],
]);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('content/') && existsSync(path));

function namesDemo(path: string): boolean {
  const bytes = readFileSync(path);
  return demoWords.test(path) || (!bytes.includes(0) && demoWords.test(bytes.toString()));
}

test('R-S-05 no file outside the first content holds a word of the demo', () => {
  expect(files.length).toBeGreaterThan(2_000);
  const others = files.filter((path) => !exceptions.has(path) && namesDemo(path));
  expect(others).toEqual([]);
});

test('an exception without a word of the demo is none', () => {
  expect([...exceptions.keys()].filter((path) => !namesDemo(path))).toEqual([]);
});
