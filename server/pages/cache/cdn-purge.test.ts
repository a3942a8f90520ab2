import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { cdnPurger } from './cdn-purge.ts';

/** A CDN that answers with these statuses in turn, and then with 204. */
async function openCdn(...statuses: number[]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/purge`, bodies };
}

function purgerOf(url: string) {
  const pauses: number[] = [];
  const failures: unknown[] = [];
  const purge = cdnPurger({
    url,
    onFailure: (error) => failures.push(error),
    wait: async (milliseconds) => pauses.push(milliseconds),
  });
  return { purge, pauses, failures };
}

test('each version is told once', async () => {
  const { url, bodies } = await openCdn();
  const { purge } = purgerOf(url);
  await purge(1);
  await purge(1);
  await purge(2);
  expect(bodies).toEqual(['{"contentVersion":1}', '{"contentVersion":2}']);
});

test('a failing CDN is told again with growing pauses', async () => {
  const { url, bodies } = await openCdn(500, 503, 302);
  const { purge, pauses, failures } = purgerOf(url);
  await purge(7);
  expect([bodies.length, failures.length, pauses]).toEqual([4, 3, [1_000, 2_000, 4_000]]);
});

test('what was published meanwhile goes out in one call, the last one', async () => {
  const { url, bodies } = await openCdn();
  const { purge } = purgerOf(url);
  await Promise.all([purge(1), purge(2), purge(3)]);
  expect(bodies).toEqual(['{"contentVersion":1}', '{"contentVersion":3}']);
});

test('a CDN that is gone is given up for this version, and told of the next', async () => {
  const { url, bodies } = await openCdn(...Array.from({ length: 12 }, () => 500));
  const { purge, pauses } = purgerOf(url);
  await purge(1);
  expect([bodies.length, pauses.length, Math.max(...pauses)]).toEqual([12, 11, 60_000]);
  await purge(2);
  expect(bodies).toHaveLength(13);
});
