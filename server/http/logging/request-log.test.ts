import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { errors } from '../errors.ts';
import { logOptions } from './log.ts';
import { shortAddress } from './request-log.ts';

let app: FastifyInstance;
let log: string;
beforeEach(async () => {
  log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = Fastify(logOptions('info', stream));
  await app.register(errors);
  app.post('/fail', async ({ body }) => {
    // As a database driver does it: the row's values in fields of the error.
    const detail = `Key (email)=(${JSON.stringify(body)}) already exists.`;
    throw Object.assign(new Error('duplicate key'), { detail, parameters: [body] });
  });
  app.get('/preview/:signature', async () => 'ok');
  app.get('/*', async () => 'ok');
});

function lines(): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

test('R-X-14 each line is JSON with the id that the answer carries', async () => {
  const answer = await app.inject('/');
  expect(lines()).toHaveLength(1);
  for (const line of lines()) expect(line.reqId).toBe(answer.headers['x-request-id']);
});

test('R-X-14 one line says what was asked and answered, its level by name and its time as ISO 8601', async () => {
  await app.inject('/insights?find=x');
  const [line, ...others] = lines();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    req: { method: 'GET', path: '/insights', ip: '127.0.0.0' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
  });
});

test('a request that is given up leaves a line with its path', async () => {
  let arrived = () => {};
  const begun = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/never', () => {
    arrived();
    return new Promise(() => {});
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const leaving = new AbortController();
  const asked = fetch(`${origin}/never`, { signal: leaving.signal }).catch(() => {});
  await begun;
  leaving.abort();
  await asked;
  await vi.waitFor(() =>
    expect(lines().find(({ msg }) => msg === 'the client went away')).toMatchObject({
      req: { method: 'GET', path: '/never' },
    }),
  );
});

test('T32 no secret and no personal field reaches the log, not even by an error', async () => {
  const canary = 'canary-7f3a';
  await app.inject({
    method: 'POST',
    url: `/fail?token=${canary}&email=${canary}`,
    remoteAddress: '203.0.113.77',
    headers: {
      authorization: `Bearer ${canary}`,
      cookie: canary,
      'user-agent': canary,
      referer: `https://x/${canary}`,
      'x-forwarded-for': canary,
      host: canary,
    },
    payload: { email: canary, phoneNum: canary, message: canary, password: canary },
  });
  await app.inject(`/preview/${canary}`);
  expect(log).toContain('"path":"/preview/:signature"');
  expect(log).toContain('duplicate key');
  expect(log).toContain('203.0.113.0');
  expect(log).not.toContain('203.0.113.77');
  expect(log).not.toContain(canary);
});

test.each([
  '/preview/blog/1/1764460800/SECRET/',
  '/preview/blog/1/1764460800/SECRET/more',
  '/Preview//blog/1/1764460800/SECRET',
  '/%70review/blog/1/1764460800/SECRET/',
  '/preview%2fblog/1/1764460800/SECRET',
  '//preview/blog/1/1764460800/SECRET',
  '/preview/SECRET',
  '/api/admin/exports/files/site-SECRET.zip',
  '/API/admin/exports/files//site-SECRET.zip/',
])('T04 T32 the log cuts the secret of %s', async (url) => {
  await app.inject(url.replace('SECRET', () => 'canary-7f3a'));
  expect(lines()).toHaveLength(1);
  expect(log).not.toContain('canary-7f3a');
});

test('an unexpected error is logged once, with its stack', async () => {
  await app.inject({ method: 'POST', url: '/fail', payload: {} });
  const failures = lines().filter(({ err }) => err !== undefined);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    level: 'error',
    msg: 'request failed',
    err: { type: 'Error', message: 'duplicate key', stack: expect.stringContaining('request-log') },
  });
});

test('an expected refusal is no error in the log', async () => {
  await app.inject({ method: 'DELETE', url: '/nothing' });
  expect(lines().some(({ level }) => level === 'error')).toBe(false);
});

test('T32 no request can write a line of its own', async () => {
  const hostile = fc.string({
    unit: fc.constantFrom('\r', '\n', '\u001b[31m', '"', '}', 'a', '\u2028'),
  });
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      log = '';
      await app.inject(`/${encodeURIComponent(text)}`);
      await app.inject({ method: 'POST', url: '/fail', payload: { text } });
      expect(lines()).toHaveLength(3);
      for (const line of log.split('\n')) expect(line).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: fuzzRuns(300, 100_000) },
  );
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  // As some proxies write it.
  ['203.0.113.77:4711', '203.0.113.0'],
  ['"[2001:db8:1:2::3]:443"', '2001:db8:1::'],
  ['somebody@example.com', 'unknown'],
])('T32 the address %s is logged as %s', (full, short) => {
  expect(shortAddress(full)).toBe(short);
});
