import { isIP, isIPv4 } from 'node:net';

/** Characters of a forwarded address that are looked at. */
const longestAddress = 200;

/** IPv4 within IPv6, as URL writes it. */
const mappedIPv4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** What proxies write around an address: `for=`, other pairs beside it, quotes, white space. */
function bareAddress(text: string): string {
  const pairs = text.slice(0, longestAddress).split(';');
  const named = pairs.find((pair) => /^\s*for\s*=/i.test(pair)) ?? pairs[0] ?? '';
  return named.replace(/^\s*for\s*=/i, '').replace(/["'\\\s]/g, '');
}

/** The address without brackets, port and zone, as far as it has them. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\w*)?$/.exec(text)?.[1];
  const inner = bracketed ?? text.replace(/^([\d.]+):\w*$/, (_match, address: string) => address);
  const plain = inner.replace(/%.*$/, '');
  // A port behind IPv6 without brackets is known only by what it leaves: an address.
  return isIP(plain) ? plain : plain.replace(/:\d{1,5}$/, '');
}

/** IPv6 in its shortest spelling, or the IPv4 address that it stands for. */
function shortest(address: string): string {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mappedIPv4.exec(plain) ?? [];
  if (high === undefined || low === undefined) return plain;
  const bytes = [high, low].flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return bytes.join('.');
}

/**
 * The address that a socket or a proxy tells, in one spelling: proxies also write ports, brackets, quotes,
 * zones and pairs of the Forwarded header (threat T38). Null for what is no address.
 */
export function readAddress(text: string | undefined): string | null {
  const address = withoutPort(bareAddress(text ?? ''));
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? shortest(address) : null;
}

/** The first four of an address's eight groups. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(8 - first.length - last.length, 0) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4);
}

/**
 * Who is counted as one: an IPv4 address, or the /64 that an IPv6 network gives each customer. Whatever
 * cannot be read is one network, so that nobody gets round a limit by what a proxy garbles.
 */
export function networkOf(text: string | undefined): string {
  const address = readAddress(text);
  if (address === null) return 'unknown';
  return isIPv4(address) ? address : `${networkGroups(address).join(':')}::/64`;
}
