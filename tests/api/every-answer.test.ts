import { beforeEach, expect, test } from 'vitest';
import { type Call, type TestServer, testServer } from '../server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ config: { origin: 'https://www.example.com' } });
});

const answers: [number, Call][] = [
  [200, { url: '/blog' }],
  [200, { url: '/health' }],
  [200, { url: '/livez' }],
  [200, { url: '/readyz' }],
  [200, { method: 'HEAD', url: '/api/caseStudies' }],
  [400, { method: 'POST', url: '/send-contact-form', body: {} }],
  [401, { method: 'POST', url: '/blog' }],
  [404, { url: '/api/unknown' }],
  [404, { url: '/unknown' }],
  [404, { method: 'POST', url: '/api/unknown', body: 'x' }],
  [405, { method: 'PATCH', url: '/blog', body: '<' }],
  [
    415,
    { method: 'POST', url: '/send-contact-form', body: 'a', headers: { 'content-type': 'a/b' } },
  ],
];

test.each(answers)(
  '%i carries the security headers, a request id and no server name',
  async (status, call) => {
    const { statusCode, headers } = await server.call(call);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-robots-tag': 'noindex',
    });
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('each request has an id of its own', async () => {
  const [one, two] = [await server.call({ url: '/blog' }), await server.call({ url: '/blog' })];
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
});

test('405 names the methods that the address answers, in the shape of its family', async () => {
  const study = await server.call({ method: 'DELETE', url: '/api/caseStudies' });
  expect(study.headers.allow).toBe('GET, HEAD, POST');
  expect(study.json()).toEqual({ message: 'This address does not answer that method.' });
  const blog = await server.call({ method: 'POST', url: '/blog/1' });
  expect(blog.headers.allow).toBe('GET, HEAD, PUT, DELETE');
  expect(blog.json()).toMatchObject({ status: 'fail', data: null });
  const form = await server.call({ url: '/send-contact-form' });
  expect(form.headers.allow).toBe('POST');
  expect(form.json()).toEqual({ msg: 'fail' });
  const head = await server.call({ method: 'HEAD', url: '/send-contact-form' });
  expect([head.statusCode, head.headers.allow]).toEqual([405, 'POST']);
});

test('without https the browser is not told to insist on it', async () => {
  const plain = await testServer({ config: { origin: 'http://localhost:3000' } });
  const { headers } = await plain.call({ url: '/blog' });
  expect(headers['strict-transport-security']).toBeUndefined();
});
