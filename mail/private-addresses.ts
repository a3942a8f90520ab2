import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../domain/inbox/mail-settings.ts';

/** IPv4 ranges that no public server has (RFC 6890), also when written as IPv6. */
const private4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];

/** The same for IPv6, with the ranges that embed an IPv4 address. */
const private6 = [
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

function listOf(ranges: string[], type: 'ipv4' | 'ipv6', list = new BlockList()): BlockList {
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), type);
  }
  return list;
}

const privateRanges = listOf(private6, 'ipv6', listOf(private4, 'ipv4'));
const thisMachine = listOf(['::1/128'], 'ipv6', listOf(['127.0.0.0/8'], 'ipv4'));

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** docs/decisions/0012: no webhook may call the internal network. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address leads into the inner network.');
  }
}

export type MayCall = (url: URL, address: string) => boolean;

/** Public ones and, where the address says so, this machine. */
const mayCallHook: MayCall = (url, address) =>
  isLoopback(url) ? isIn(thisMachine, address) : mayCallPublic(url, address);

/** Never this machine: an import asks for what a stranger wrote (T44). */
export const mayCallPublic: MayCall = (_url, address) => !isIn(privateRanges, address);

/** @throws {PrivateAddress} */
export function refusePrivateNumber(url: URL, mayCall = mayCallHook): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayCall(url, host)) throw new PrivateAddress();
}

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Connects to the very address that was checked, so a second DNS answer changes nothing. */
export function guardedLookup(
  url: URL,
  resolve: Resolve = lookup,
  mayCall = mayCallHook,
): LookupFunction {
  return (host, { all }, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('The name is unknown.'), '', 4);
      const isPrivate = addresses.some(({ address }) => !mayCall(url, address));
      if (isPrivate) return done(new PrivateAddress(), '', 4);
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
