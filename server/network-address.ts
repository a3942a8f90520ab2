import { isIPv6 } from 'node:net';

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(8 - first.length - last.length, 0) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** Who is counted as one: an IPv4 address, or the /64 that an IPv6 network gives each customer. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = mappedIPv4.exec(plain)?.[1];
  if (mapped) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}
