import { expect, test } from 'vitest';
import { networkOf } from './network-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3::203.0.113.9', '1:2:3:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['somebody@example.com', 'unknown'],
  ['203.0.113.9, 203.0.113.10', 'unknown'],
  ['9'.repeat(300), 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('two customers of one provider are told apart (control)', () => {
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
});

test('a socket that has no address is one network with what cannot be read', () => {
  expect(networkOf(undefined)).toBe('unknown');
});
