import { expect, test } from 'vitest';
import { get } from '../../domain/api/call.ts';
import { restoreTrashedItem } from '../../domain/api/content/trash.ts';
import { z } from '../../domain/zod.ts';
import { addressOf } from './call-input.ts';

test('parameters go into the path, encoded', () => {
  const params = { kind: 'blog', id: 'a/b' };
  expect(addressOf(restoreTrashedItem, { params })).toBe('/api/trash/blog/a%2Fb/restore');
});

test('a query holds what is set', () => {
  const query = z.object({ find: z.string(), page: z.coerce.number(), unused: z.stringbool() });
  const call = get('find', '/api/x', { query, answer: z.null() });
  expect(addressOf(call, { query: { find: 'a&b', page: 2, unused: false } })).toBe(
    '/api/x?find=a%26b&page=2&unused=false',
  );
  expect(addressOf(call, { query: { find: '', page: undefined } })).toBe('/api/x');
});
