import { beforeEach, expect, test } from 'vitest';
import { web } from '../../content/pages/service/web.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { loadFirstSite } from '../first-site.ts';
import { type TestServer, testServer } from '../server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({
    renderer: await builtRenderer(),
    config: { enquiries: { perMinute: 2, flood: 100, mailsPerHour: 100, months: 24 } },
  });
  await loadFirstSite(server.db);
});

const valid = { name: 'Maryam', email: 'maryam@barhi.example', message: 'A shop, please.' };

function post(url: string, typed: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const body = new URLSearchParams(typed).toString();
  return server.call({ method: 'POST', url, body, headers: { ...type, ...headers } });
}

/** As many readers at work as may be at once. */
async function fillTheSite(): Promise<void> {
  for (let n = 0; n < 50; n += 1) {
    // An overloaded machine refuses a reader beyond half of them.
    while (!(await server.app.admissionQueue.enter(`reader ${n}`)));
  }
}

test.each(['/contact', web.path, '/no-such-page', '/company'])(
  'T36 a post to %s that would need a page waits its turn like a reader',
  async (url) => {
    await fillTheSite();
    const refused = await post(url, { name: 'a' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  },
);

test('T36 a valid enquiry is stored however many readers there are', async () => {
  await fillTheSite();
  expect((await post('/contact', valid)).statusCode).toBe(303);
  const json = { method: 'POST', url: '/send-contact-form-main', body: valid } as const;
  expect((await server.call(json)).json()).toEqual({ msg: 'success' });
});

test('T36 a network has its share of refused posts, and its valid enquiries none the less', async () => {
  const body = { name: 'a' };
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) statuses.push((await post('/contact', body)).statusCode);
  const json = { method: 'POST', url: '/send-contact-form-main', body } as const;
  for (let n = 0; n < 10; n++) statuses.push((await server.call(json)).statusCode);
  expect(statuses).toEqual(Array(20).fill(400));
  const page = await post('/contact', body);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '60']);
  expect(page.headers['content-type']).toMatch('text/html');
  const call = await server.call(json);
  expect([call.statusCode, call.json()]).toEqual([429, { msg: 'fail' }]);
  const elsewhere = await server.call({ ...json, remoteAddress: '10.9.8.7' });
  expect(elsewhere.statusCode).toBe(400);
  expect((await post('/contact', valid)).statusCode).toBe(303);
});
