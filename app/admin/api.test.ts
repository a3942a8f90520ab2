import { afterEach, expect, test, vi } from 'vitest';
import { saveEditionCall } from '../../domain/api/content/editions/editions.ts';
import { request } from './api.ts';

const edition = {
  edition_id: 5,
  status: 'draft',
  hasDraft: false,
  address: null,
  version: 3,
  kind: 'blog',
  item_id: '1',
  title: 'Deep wells',
  language: 'ar',
  values: {},
  texts: [],
  work: { missing: 0, outdated: 0, ready: 0, missing_words: 0, outdated_words: 0 },
  message: 'Saved.',
};

afterEach(() => vi.unstubAllGlobals());

test('T29 a save on top of the answer to a save names its version', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: object }) => {
    sent.push('If-Match' in headers ? headers['If-Match'] : null);
    return Response.json(edition, { headers: { ETag: '"3"' } });
  });
  const input = { params: { kind: 'blog', id: 1, language: 'ar' }, body: { values: {} } };
  const saved = await request(saveEditionCall, input);
  await request(saveEditionCall, { ...input, base: saved });
  expect(sent).toEqual([null, '"3"']);
});
