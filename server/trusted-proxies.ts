import { isIP } from 'node:net';

/** How many proxies stand in front, or their networks; false trusts none. */
export type TrustedProxies = false | number | string[];

const names = ['loopback', 'linklocal', 'uniquelocal'];
const mostProxies = 10;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return names.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

/** In the form Fastify takes; of a number it would trust nobody, because it cannot know the first peer. */
export function trustIn(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

/**
 * Reads TRUST_PROXY: a number of proxies, networks with commas between them, or `false`. `true` means
 * one proxy: to believe all of X-Forwarded-For would let every visitor choose an address.
 * @returns undefined for anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'false' || plain === '0') return false;
  if (plain === 'true') return 1;
  if (/^\d{1,2}$/.test(plain)) return Number(plain) <= mostProxies ? Number(plain) : undefined;
  const networks = plain.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
