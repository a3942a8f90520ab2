import { expect, test } from 'vitest';
import { saveRedirect } from '../../../db/content/addresses/redirects.ts';
import { testServer } from '../../../tests/server.ts';
import { pageKey } from './page-address.ts';

test.each([
  ['/?p=12', '/?p=12'],
  ['/?p=12&utm_source=x', '/?p=12'],
  ['/?utm_source=x', '/'],
  ['/?p=', '/'],
  ['/?p=%3Cb%3E', '/'],
  ['/insights?p=12', '/insights'],
  ['/?page=2', '/?page=2'],
])('R-I-06 %s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});

const renderer = {
  islandsUrl: '',
  render: async () => ({ status: 404, headers: {}, html: 'Not found.' }),
};

async function withRedirects() {
  const server = await testServer({ renderer });
  const goal = { target: '/insights', kind: null, item_id: null };
  for (const path of ['/blog/an-old-title', '/blog/12', '/blog/2014/05/x']) {
    await saveRedirect(server.db, { path, ...goal });
  }
  return server;
}

test('R-I-06 an old address below /blog/ leads on, in any spelling', async () => {
  const { call } = await withRedirects();
  for (const url of ['/blog/an-old-title', '/blog/An-Old-Title/', '/blog/2014/05/x/']) {
    const { statusCode, headers } = await call({ url });
    expect([url, statusCode, headers.location]).toEqual([url, 301, '/insights']);
  }
});

test('R-I-06 the calls of blogs stay what they are', async () => {
  const { call, token } = await withRedirects();
  expect((await call({ url: '/blog/12', token })).statusCode).toBe(404);
  expect((await call({ url: '/blog/unknown' })).statusCode).toBeGreaterThanOrEqual(400);
  const sent = { method: 'PUT', url: '/blog/an-old-title', token, body: {} } as const;
  expect((await call(sent)).statusCode).not.toBe(301);
});
