import { expect, test } from 'vitest';
import { guardedLookup, PrivateAddress, refusePrivateNumber } from './private-addresses.ts';

test.each([
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1'],
  ...['0.0.0.0', '255.255.255.255', '2130706433', '0x7f.1', '0177.0.0.1', '[::]', '[::1]'],
  ...['[::ffff:10.0.0.1]', '[::ffff:7f00:1]', '[fd00::1]', '[fe80::1]', '[64:ff9b::a00:1]'],
  ...['[2002:a00:1::]', '[ff02::1]', '[::10.0.0.1]'],
])('T25 the number %s is not called', (host) => {
  const url = new URL(`https://${host}/hook`);
  // On this machine the administrator may have a program of the agency's own.
  if (/^(127\.|\[::1\])/.test(url.hostname)) return refusePrivateNumber(url);
  expect(() => refusePrivateNumber(url)).toThrow(PrivateAddress);
});

test.each(['93.184.216.34', '[2606:2800:220:1::1]', 'example.com'])('%s may be called', (host) => {
  expect(() => refusePrivateNumber(new URL(`https://${host}/`))).not.toThrow();
});

function look(address: string, found: string[]) {
  return new Promise((resolve) => {
    const lookup = guardedLookup(new URL(address), (_host, _options, done) =>
      done(
        null,
        found.map((it) => ({ address: it, family: it.includes(':') ? 6 : 4 })),
      ),
    );
    lookup('name', {}, (error, first) => resolve(error ?? first));
  });
}

test('T25 a name that leads into the inner network, with one of its addresses, is not called', async () => {
  expect(await look('https://name.example/', ['93.184.216.34'])).toBe('93.184.216.34');
  for (const found of [['10.0.0.1'], ['93.184.216.34', '::1'], ['::ffff:192.168.0.1']]) {
    expect(await look('https://name.example/', found)).toBeInstanceOf(PrivateAddress);
  }
  expect(await look('http://localhost:8080/', ['127.0.0.1'])).toBe('127.0.0.1');
  expect(await look('http://localhost:8080/', ['10.0.0.1'])).toBeInstanceOf(PrivateAddress);
});
