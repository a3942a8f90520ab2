import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import { limitConnections } from './connection-limits.ts';

const timeouts = { requestTimeout: 1_000, keepAliveTimeout: 2_000, connectionTimeout: 0 };

/** A server before an application that says 'made', with a cache that knows one address. */
async function openServer(isStopping = false) {
  const lifecycle = { isStopping, pagesFromMemory: 0, answeredEarly: new Map() };
  const asked: string[] = [];
  const pages = {
    answerAtOnce(request, response) {
      if (request.url !== '/kept') return false;
      response.end('kept');
      return true;
    },
  } as Pick<PublicPages, 'answerAtOnce'>;
  const server = limitConnections(pages, lifecycle)((request, response) => {
    asked.push(request.url ?? '');
    response.end('made');
  }, timeouts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = server.address() as AddressInfo;
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { server, asked, text, lifecycle };
}

test('a hit never reaches the application, everything else does', async () => {
  const { server, asked, text, lifecycle } = await openServer();
  expect([await text('/kept'), await text('/other')]).toEqual(['kept', 'made']);
  expect(asked).toEqual(['/other']);
  expect([...lifecycle.answeredEarly]).toEqual([[200, 1]]);
  server.close();
});

test('once the server is stopping, every request reaches the application', async () => {
  const { server, asked, text } = await openServer(true);
  expect([await text('/kept'), asked]).toEqual(['made', ['/kept']]);
  server.close();
});

test('T18 headers have ten seconds, looked at each second, and a connection 1,000 requests', async () => {
  const { server } = await openServer();
  expect([server.headersTimeout, server.maxRequestsPerSocket]).toEqual([10_000, 1_000]);
  server.close();
});

test('the timeouts are those of the application', async () => {
  const { server } = await openServer();
  expect([server.requestTimeout, server.keepAliveTimeout]).toEqual([1_000, 2_000]);
  server.close();
});
