import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { readVisit } from '../../../domain/inbox/visit.ts';
import { sendEnquiry } from './send-enquiry.ts';

let server: Server | undefined;

/** A server that answers as told; @returns its address. */
function listen(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}

function answering(status: number, body: string): Promise<string> {
  return listen((_request, response) => response.writeHead(status).end(body));
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('the message goes out as JSON', async () => {
  let received = '';
  const url = await listen((request, response) => {
    request.on('data', (chunk) => {
      received += chunk;
    });
    request.on('end', () => response.end(`{"msg":"${request.headers['content-type']}"}`));
  });
  await sendEnquiry({ path: url, values: { name: 'Maryam', phoneNum: 'none' } });
  expect(JSON.parse(received)).toEqual({ name: 'Maryam', phoneNum: 'none' });
});

test('success and failure are answers, whatever their status', async () => {
  expect(
    await sendEnquiry({ path: await answering(200, '{"msg":"success"}'), values: {} }),
  ).toEqual({
    msg: 'success',
  });
  expect(await sendEnquiry({ path: await answering(429, '{"msg":"fail"}'), values: {} })).toEqual({
    msg: 'fail',
    errors: {},
  });
});

test('messages per field arrive; anything else in their place is left out', async () => {
  const url = await answering(400, '{"msg":"fail","errors":{"name":"Too short.","email":7}}');
  expect(await sendEnquiry({ path: url, values: {} })).toEqual({
    msg: 'fail',
    errors: { name: 'Too short.' },
  });
});

test.each(['<h1>Bad gateway</h1>', '{"message":"No."}', 'null', '"fail"', ''])(
  'what is no answer of ours counts as none: %s',
  async (body) => {
    expect(await sendEnquiry({ path: await answering(502, body), values: {} })).toBeNull();
  },
);

test('a dropped connection counts as no answer', async () => {
  const url = await listen((request) => request.socket.destroy());
  expect(await sendEnquiry({ path: url, values: {} })).toBeNull();
});

test('an answer that does not come in time counts as none', async () => {
  const url = await listen(() => {});
  expect(await sendEnquiry({ path: url, values: {}, time: 50 })).toBeNull();
});

test('T28 the key and the visit go beside the message, not into it', async () => {
  const storage = () => ({ getItem: () => '{"pages":[{"path":"/مرحبا"}]}' });
  let sent: [string, unknown, unknown] | undefined;
  const url = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      sent = [body, request.headers['idempotency-key'], request.headers['x-visit']];
      response.end('{"msg":"success"}');
    });
  });
  await sendEnquiry({ path: url, values: { name: 'Maryam' }, key: 'one', storage });
  const visit = encodeURIComponent('{"pages":[{"path":"/مرحبا"}]}');
  expect(sent).toEqual(['{"name":"Maryam"}', 'one', visit]);
});

test('a long visit over addresses beyond ASCII leaves its first pages out, so that proxies take it', async () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({
    path: encodeURI(`/مقالات/${'كتابة-'.repeat(8)}${at}`).slice(0, 300),
    at,
  }));
  const visit = { referrer: 'https://search.example', campaign: '', pages };
  const storage = () => ({ getItem: () => JSON.stringify(visit) });
  let header = '';
  const url = await listen((request, response) => {
    header = String(request.headers['x-visit']);
    response.end('{"msg":"success"}');
  });
  await sendEnquiry({ path: url, values: {}, storage });
  expect(header.length).toBeLessThanOrEqual(4_000);
  const sent = readVisit(header);
  expect(sent).toMatchObject({ referrer: visit.referrer, pages: pages.slice(-sent.pages.length) });
  expect(sent.pages.length).toBeGreaterThan(5);
});
