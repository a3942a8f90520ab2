import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

test.each(['/api/docs', '/api/openapi.json'])(
  'T36 %s is made once and sent from memory, compressed, or not at all to who has it',
  async (url) => {
    const first = await site.visit(url);
    const { etag } = first.headers;
    expect(first.status).toBe(200);
    expect(first.headers['x-robots-tag']).toBe('noindex');
    expect(etag).toMatch(/^(W\/)?"/);
    expect((await site.visit(url)).headers.etag).toBe(etag);
    const again = await site.visit(url, { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.html]).toEqual([304, '']);
    const packed = await site.visit(url, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
  },
);

test('T36 the page of the calls writes an answer that many calls give only once', async () => {
  const { html } = await site.visit('/api/docs');
  expect(html.length).toBeLessThan(530_000);
  expect(html.match(/Names the request in the log/g)?.length).toBeLessThan(8);
  for (const [, id] of html.matchAll(/href="#(answer-\d+)"/g)) {
    expect(html).toContain(`id="${id}"`);
  }
});
