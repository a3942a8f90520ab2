import { expect, test } from 'vitest';
import { ifMatch, rememberVersion } from '../../entity-tags.ts';
import { newerDraftOf } from './newer-draft.ts';

test('a newer draft replaces the fields of its item and is saved on top of the same version', () => {
  const item = { blog_id: 12, title: 'Public' };
  rememberVersion(item, new Response(null, { headers: { ETag: '"4"' } }));
  const newer = newerDraftOf(item, { title: 'Newer', status: 'draft' });
  expect(newer).toEqual({ blog_id: 12, title: 'Newer' });
  expect(ifMatch(newer)).toEqual({ 'If-Match': '"4"' });
});
