import { expect, test } from 'vitest';
import { ifMatch, rememberVersion } from '../../entity-tags.ts';
import { newerDraftOf } from './newer-draft.ts';

test('T29 a newer draft replaces the fields of its item under the version that came with it', () => {
  const item = { blog_id: 12, title: 'Public' };
  // Read after the draft, which somebody has changed in between.
  rememberVersion(item, new Response(null, { headers: { ETag: '"5"' } }));
  const standing = { draft: { title: 'Newer', status: 'draft' } };
  rememberVersion(standing, new Response(null, { headers: { ETag: '"4"' } }));
  const newer = newerDraftOf(item, standing);
  expect(newer).toEqual({ blog_id: 12, title: 'Newer' });
  expect(ifMatch(newer)).toEqual({ 'If-Match': '"4"' });
});
