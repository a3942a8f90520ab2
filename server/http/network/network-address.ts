import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const maxAddressLength = 200;

function bareAddress(text: string): string {
  const pairs = text.slice(0, maxAddressLength).split(';');
  const named = pairs.find((pair) => /^\s*for\s*=/i.test(pair)) ?? pairs[0] ?? '';
  return named.replace(/^\s*for\s*=/i, '').replace(/["'\\\s]/g, '');
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\w*)?$/.exec(text)?.[1];
  const inner = bracketed ?? text.replace(/^([\d.]+):\w*$/, (_match, address: string) => address);
  const plain = inner.replace(/%.*$/, '');
  // A port behind IPv6 without brackets is known only by what it leaves: an address.
  return isIP(plain) ? plain : plain.replace(/:\d{1,5}$/, '');
}

/** One spelling for what proxies write in many (threat T38); null for what is no address. */
export function readAddress(text: string | undefined): string | null {
  const address = withoutPort(bareAddress(text ?? ''));
  // Node decides what is an address: ipaddr.js also reads octal, hexadecimal and short ones.
  return isIP(address) ? ipaddr.process(address).toString() : null;
}

/** The /64 that an IPv6 provider gives each customer; all that cannot be read is one network, under one limit. */
export function networkOf(text: string | undefined): string {
  const address = readAddress(text);
  if (address === null) return 'unknown';
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return address;
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
