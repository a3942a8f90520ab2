import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { readConfig } from '../server/config.ts';
import { openTracing } from '../server/operations/tracing/tracing.ts';
import { password, testServer } from './server.ts';

/** As OTLP has them in JSON; kinds: 1 internal, 2 server, 3 client. Status 2 is a failure. */
interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

interface Delivery {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A collector on this machine that keeps what it is given. */
async function startCollector() {
  const received: { url?: string; headers: IncomingHttpHeaders; body: Delivery }[] = [];
  const endpoint = await listen(async (request, response) => {
    const body = await json(request);
    // Whatever is no delivery makes the test fail where it is looked at.
    received.push({ url: request.url, headers: request.headers, body: body as Delivery });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const spans = () =>
    received
      .flatMap(({ body }) => body.resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return { endpoint, received, spans };
}

const contactPage = '<h1>Contact</h1>';

/** A whole server that tells its work to a collector, with a page that asks the database once. */
async function tracedServer(endpoint: string, more = {}) {
  const plan = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more }).tracing;
  if (!plan) throw new Error('The configuration names no collector.');
  const tracing = openTracing(plan, 'sqlite');
  const database = openDatabase('sqlite::memory:', { log: tracing.noteQuery });
  onTestFinished(() => database.db.destroy());
  await migrate(database.db, database.kind);
  const renderer = {
    islandsUrl: '/islands.js',
    async render() {
      await database.db.selectFrom('blogs').select('title').execute();
      return { status: 200, headers: { 'content-type': 'text/html' }, html: contactPage };
    },
  };
  return testServer({ database, renderer, tracing });
}

function attributesOf({ attributes }: Pick<Span, 'attributes'>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a page is a span of its caller, with the render and the queries below it', async () => {
  const { endpoint, received, spans } = await startCollector();
  const headers = 'authorization=Bearer%20one%2C%20two';
  const { app, call } = await tracedServer(endpoint, {
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_SERVICE_NAME: 'the-site',
  });
  const answer = await call({ url: '/contact?from=mail@example.com', headers: { traceparent } });
  expect(answer.body).toBe(contactPage);
  await call({ url: '/livez' });
  await app.close();

  const own = spans().filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c');
  const [page] = own.filter(({ kind }) => kind === 2);
  expect(page).toMatchObject({ name: 'GET /*', parentSpanId: 'b7ad6b7169203331' });
  expect(page && attributesOf(page)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/*',
    'http.response.status_code': 200,
    'http.response.header.x-request-id': {
      values: [{ stringValue: answer.headers['x-request-id'] }],
    },
    'url.path': '/contact',
    'url.scheme': 'http',
  });
  const [render] = own.filter(({ name }) => name === 'render');
  expect(render).toMatchObject({ kind: 1, parentSpanId: page?.spanId });
  const [query] = own.filter(({ name }) => name === 'select blogs');
  expect(query).toMatchObject({ kind: 3, parentSpanId: render?.spanId });
  expect(query && attributesOf(query)).toEqual({
    'db.system.name': 'sqlite',
    'db.operation.name': 'select',
    'db.collection.name': 'blogs',
    'db.query.text': 'select "title" from "blogs"',
  });
  expect(spans().filter(({ name }) => name.includes('livez'))).toEqual([]);
  const [delivery] = received;
  expect([delivery?.url, delivery?.headers.authorization]).toEqual([
    '/v1/traces',
    'Bearer one, two',
  ]);
  const [{ resource } = { resource: { attributes: [] } }] = delivery?.body.resourceSpans ?? [];
  expect(attributesOf(resource)['service.name']).toBe('the-site');
});

test('a call with a body has its queries below it, and nothing of the body in any span', async () => {
  const { endpoint, received, spans } = await startCollector();
  const { app, call, db, token } = await tracedServer(endpoint);
  const body = { email: 'person@private.example', password };
  expect((await call({ method: 'POST', url: '/api/users/login', body })).statusCode).toBe(401);
  const url = '/api/users/sessions/123?secret=of-the-query';
  expect((await call({ method: 'DELETE', url, token: 'of-nobody' })).statusCode).toBe(401);
  await db.schema.dropTable('blogs').execute();
  expect((await call({ url: '/blog/1', token })).statusCode).toBe(500);
  await app.close();

  const find = (name: string) => spans().filter((span) => span.name === name);
  const [, login] = find('POST /api/users/login');
  const below = spans().filter(({ parentSpanId }) => parentSpanId === login?.spanId);
  expect(below.map(({ name }) => name)).toContain('select users');
  expect(login?.status.code ?? 0).toBe(0);
  const [failed] = find('GET /blog/:id');
  expect([failed?.status.code, failed && attributesOf(failed)['error.type']]).toEqual([2, '500']);
  const queries = spans().filter(({ parentSpanId }) => parentSpanId === failed?.spanId);
  const query = queries.find(({ name }) => name === 'select blogs');
  expect([query?.status.code, query && attributesOf(query)['error.type']]).toEqual([
    2,
    'ERR_SQLITE_ERROR',
  ]);
  const all = JSON.stringify(received.map((one) => one.body));
  for (const personal of ['private.example', password, token, 'of-the-query', '127.0.0.1']) {
    expect(all).not.toContain(personal);
  }
});

test('what the clock asks belongs to no request and is not told', async () => {
  const { endpoint, spans } = await startCollector();
  const { app, db } = await tracedServer(endpoint);
  await db.selectFrom('blogs').select('title').execute();
  await app.close();
  const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ kind }) => kind !== 2)).toEqual([]);
});

test.each([
  ['is not there', async () => 'http://127.0.0.1:9', 0],
  ['hangs', () => listen(() => {}), 0],
  ['refuses', () => listen((_request, response) => response.writeHead(400).end()), 1],
])('a collector that %s holds up neither visitors nor the stop', async (_, start, least) => {
  const endpoint = await start();
  const { app, call } = await tracedServer(endpoint);
  const warned: unknown[] = [];
  app.log.warn = (...words: unknown[]) => void warned.push(words.at(-1));
  for (let count = 0; count < 20; count += 1) {
    expect((await call({ url: '/contact' })).statusCode).toBe(200);
  }
  // Ends although nothing can leave.
  await app.close();
  expect(warned.length).toBeGreaterThanOrEqual(least);
  expect(warned).toEqual(['traces cannot be delivered'].slice(0, warned.length));
});

test.each(['name', 'name=%zz', 'na me=1', 'one=1,'])('OTEL_EXPORTER_OTLP_HEADERS=%s', (given) => {
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: given })).toThrow(
    /^OTEL_EXPORTER_OTLP_HEADERS is wrong: must be name=value/,
  );
});
