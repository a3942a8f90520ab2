import { BlockList, isIP } from 'node:net';
import { readAddress } from './network-address.ts';

type TrustedProxies = false | number | string[];

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);
const maxProxies = 10;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (maxBits < 0 || rest.length > 0) return named.has(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((text) => named.get(text) ?? [text])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Fastify's own list trusts no proxy that writes a port behind its address (threat T38). */
export function trustIn(proxies: TrustedProxies) {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies;
  const list = listOf(proxies);
  return (text: string) => {
    const address = readAddress(text);
    return address !== null && list.check(address, familyOf(address));
  };
}

/** `true` means one proxy: to believe all of X-Forwarded-For would let every visitor choose an address. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'false' || plain === '0') return false;
  if (plain === 'true') return 1;
  if (/^\d{1,2}$/.test(plain)) return Number(plain) <= maxProxies ? Number(plain) : undefined;
  const networks = plain.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
