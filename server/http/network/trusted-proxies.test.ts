import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readTrustedProxies, trustIn } from './trusted-proxies.ts';

test.each([
  ['false', false],
  ['0', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['loopback, 2001:db8::/32,192.0.2.7', ['loopback', '2001:db8::/32', '192.0.2.7']],
])('TRUST_PROXY=%s', (text, meant) => {
  expect(readTrustedProxies(text)).toEqual(meant);
});

test.each(['perhaps', '-1', '99', '10.0.0.0/33', '10.0.0/8', '1,2', '10.0.0.0/8,', '::/129', '*'])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  },
);

/** Whom the server takes for the sender of a request that came through 10.0.0.1. */
async function senderSeen(setting: string): Promise<string> {
  const app = Fastify({ trustProxy: trustIn(readTrustedProxies(setting) ?? false) });
  app.get('/', async ({ ip }) => ip);
  const forwarded = '198.51.100.66, 203.0.113.5';
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).body;
}

test('R-X-03 a visitor cannot choose an address, whatever a first X-Forwarded-For says', async () => {
  expect(await senderSeen('true')).toBe('203.0.113.5');
  expect(await senderSeen('1')).toBe('203.0.113.5');
  expect(await senderSeen('10.0.0.0/8')).toBe('203.0.113.5');
  expect(await senderSeen('192.0.2.0/24')).toBe('10.0.0.1');
  expect(await senderSeen('false')).toBe('10.0.0.1');
});

test('two proxies are two (negative control: the number counts)', async () => {
  expect(await senderSeen('2')).toBe('198.51.100.66');
});
