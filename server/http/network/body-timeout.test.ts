import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readForms } from '../../api/json-body.ts';
import { errors } from '../errors.ts';
import { bodyTimeout } from './body-timeout.ts';

async function openServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(errors);
  await app.register(bodyTimeout, { usual: 200 });
  readForms(app);
  for (const url of ['/call', '/contact']) app.post(url, async () => 'stored');
  app.post('/upload', { config: { bodyTimeout: 60_000 } }, async () => 'stored');
  app.get('/page', async () => 'a page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.server.address() as AddressInfo;
}

/** Everything the server says until it closes the connection. */
async function send(head: string, body: string): Promise<string> {
  const { port } = await openServer();
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nHost: site\r\nContent-Length: 20\r\n\r\n${body}`);
  return text(socket);
}

test.each([
  '/call\r\nContent-Type: application/json',
  '/contact\r\nContent-Type: application/x-www-form-urlencoded',
])('T18 a body for %s that does not come is 408 and the end of the connection', async (target) => {
  const [path, type] = target.split('\r\n');
  const answer = await send(`POST ${path} HTTP/1.1\r\n${type}`, 'a');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('T18 a page is answered whatever body was announced, and the connection closed without it', async () => {
  expect(await send('GET /page HTTP/1.1', '')).toMatch(/^HTTP\/1\.1 200 /);
});

test('T18 a body that comes in time, or where files are sent, is waited for', async () => {
  const { port } = await openServer();
  const socket = connect(port, '127.0.0.1');
  const type = 'Content-Type: application/json';
  socket.write(`POST /upload HTTP/1.1\r\nHost: site\r\n${type}\r\nContent-Length: 2\r\n\r\n{`);
  setTimeout(() => socket.write('}'), 400);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a connection that is kept gathers no listeners', async () => {
  const { port } = await openServer();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const head = 'POST /call HTTP/1.1\r\nHost: site\r\nContent-Type: application/json';
  for (let request = 0; request < 12; request += 1) {
    socket.write(`${head}\r\nContent-Length: 2\r\n\r\n{}`);
    await once(socket, 'data');
  }
  expect(warnings).toEqual([]);
});
