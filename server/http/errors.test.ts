import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { answerUnroutable, errors, unrouted } from './errors.ts';
import { Refusal } from './refusal.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ frameworkErrors: answerUnroutable, routerOptions: { maxParamLength: 20 } });
  await app.register(errors);
});

function failWith(error: unknown) {
  app.get('/:id', async () => {
    throw error;
  });
  return app.inject('/1');
}

test.each([
  ['an error of ours', new Refusal(418, 'I am a teapot.'), 418, 'I am a teapot.'],
  ['a programming error', new TypeError('x is not a function'), 500, 'Something went wrong'],
  ['a text', 'just text', 500, 'Something went wrong'],
  [
    'a client error of a library',
    Object.assign(new Error('inner words'), { statusCode: 422 }),
    422,
    'Unprocessable Entity.',
  ],
  [
    'a server error of a library',
    Object.assign(new Error('inner words'), { statusCode: 502 }),
    500,
    'Something went wrong',
  ],
  ['a full disk', Object.assign(new Error('inner'), { code: 'ENOSPC' }), 507, 'There is no room'],
  ['a full quota', Object.assign(new Error('inner'), { code: 'EDQUOT' }), 507, 'There is no room'],
  [
    'a file at its limit',
    Object.assign(new Error('x'), { code: 'EFBIG' }),
    507,
    'There is no room',
  ],
  [
    'a full disk behind another error',
    new Error('inner', { cause: Object.assign(new Error('inner'), { code: 'ENOSPC' }) }),
    507,
    'There is no room',
  ],
  [
    'a write that a quota refuses to SQLite',
    Object.assign(new Error('inner'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }),
    507,
    'There is no room',
  ],
  [
    'a database that is shutting down',
    Object.assign(new Error('inner'), { code: '57P01' }),
    503,
    'The site cannot do this right now.',
  ],
  [
    'a database without free connections',
    new Error('timeout exceeded when trying to connect'),
    503,
    'The site cannot do this right now.',
  ],
  [
    'a connection that was lost between two queries',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
    'The site cannot do this right now.',
  ],
  [
    'a locked SQLite file',
    Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
    503,
    'The site cannot do this right now.',
  ],
  [
    'a full SQLite disk',
    Object.assign(new Error('inner'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    507,
    'There is no room',
  ],
])('T32 %s has its own status and fixed words', async (_name, error, status, words) => {
  const answer = await failWith(error);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toContain(words);
  expect(answer.body).not.toMatch(/inner|is not a function|locked/);
  expect('requestId' in answer.json()).toBe(status >= 500);
});

test.each([
  ['/%zz', 400],
  ['/%', 400],
  [`/${'1'.repeat(21)}`, 414],
])('T32 an address that no route can take, %s, answers in our words', async (url, status) => {
  app.get('/:id', async () => 'ok');
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(Object.keys(answer.json())).toEqual(['message']);
  expect(answer.body).not.toMatch(/url component|FST_/);
  expect(answer.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/./),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('T13 beside pages, an unknown write is refused with the methods a page answers', async () => {
  app.get('/*', async () => 'page');
  app.post('/contact', async () => 'posted');
  const about = await app.inject({ method: 'POST', url: '/about?x=1' });
  expect([about.statusCode, about.headers.allow]).toEqual([405, 'GET, HEAD']);
  const contact = await app.inject({ method: 'DELETE', url: '/contact' });
  expect([contact.statusCode, contact.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('without pages an unknown address is 404', async () => {
  expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404);
});

test.each([
  ['a text outside Latin 1', 'X-Name', 'مقال'],
  ['a line break', 'X-Name', 'a\r\nSet-Cookie: b=c'],
  ['a name that is none', 'X Name', 'a'],
])('T32 a header with %s answers from the catalogue', async (_name, header, value) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(header, value);
    });
    scope.get('/text', async () => 'text');
    scope.get('/stream', async (_request, reply) => reply.send(Readable.from(['text'])));
    scope.get('/empty', async (_request, reply) => reply.code(301).send(''));
    scope.get('/shaped', { config: { shape: 'status' } }, async () => ({ a: 1 }));
  });
  for (const url of ['/text', '/stream', '/empty', '/shaped']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 500]);
    const sentence = 'Something went wrong on our side. Please try again.';
    expect(answer.json()).toMatchObject({ message: sentence, requestId: expect.any(String) });
    expect(answer.headers).not.toHaveProperty(header.toLowerCase());
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('T32 a header that fits goes out, Latin 1 and lists included', async () => {
  app.get('/text', async (_request, reply) =>
    reply
      .headers({ 'X-Name': 'caf\u00e9', 'X-Number': 3, 'Set-Cookie': ['a=b', 'c=d'] })
      .send('ok'),
  );
  expect((await app.inject('/text')).statusCode).toBe(200);
});

test('an address without a route is 404 before its body is read', async () => {
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw unrouted(request);
  });
  const send = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/x/y', payload, headers: { 'content-type': type } });
  for (const body of ['{"a":1}', '{"a":', `["${'a'.repeat(2_000_000)}"]`]) {
    expect((await send(body, 'application/json')).statusCode).toBe(404);
    expect((await send(body, 'application/xml')).statusCode).toBe(404);
  }
});
