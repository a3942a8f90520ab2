import { expect, test } from 'vitest';
import { readTrustedProxies } from '../../server/http/network/trusted-proxies.ts';
import { testServer } from '../server.ts';
import { main } from './enquiry-forms.ts';

/** One visitor, as proxies of all kinds write the address. */
const spellings = [
  '203.0.113.9',
  ' 203.0.113.9 ',
  '203.0.113.9:1',
  '203.0.113.9:443',
  '203.0.113.9:65535',
  '203.0.113.9:_hidden',
  '"203.0.113.9"',
  '"203.0.113.9:4711"',
  "'203.0.113.9'",
  'for=203.0.113.9',
  'For="203.0.113.9:4711"',
  'for=203.0.113.9;proto=https;by=10.0.0.1',
  'proto=https;for=203.0.113.9',
  '::ffff:203.0.113.9',
  '::FFFF:203.0.113.9',
  '::ffff:cb00:7109',
  '0:0:0:0:0:ffff:203.0.113.9',
  '0000:0000:0000:0000:0000:FFFF:CB00:7109',
  '::ffff:203.0.113.9:443',
  '[::ffff:203.0.113.9]',
  '[::ffff:203.0.113.9]:443',
  '"[::ffff:cb00:7109]:443"',
  'for="[::ffff:203.0.113.9]:443"',
  '[203.0.113.9]:443',
  '203.0.113.9%eth0',
  '::ffff:203.0.113.9%eth0',
];

const sixes = [
  '2001:db8:0:1::1',
  '2001:DB8:0:1::2',
  '[2001:db8:0:1::3]',
  '[2001:db8:0:1::4]:443',
  '"[2001:db8:0:1::5]:443"',
  'for="[2001:0db8:0000:0001:0:0:0:6]:443"',
  '2001:db8:0:1:0:0:0:7:443',
  '2001:db8:0:1::8%eth0',
  '[2001:db8:0:1::9%25eth0]:443',
];

const junk = ['unknown', '_hidden', '""', '[', 'for=', '999.1.1.1', '203.0.113.9.', 'a:1', '::g'];

const settings = ['1', 'loopback'];

/** A server that listens behind one proxy, and lets three enquiries a minute come from one network. */
async function behindProxy(setting: string) {
  const server = await testServer({
    config: {
      trustProxy: readTrustedProxies(setting) ?? false,
      enquiries: { perMinute: 3, flood: 1_000, mailsPerHour: 1_000, months: 24 },
    },
  });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  let sent = 0;
  return async function send(forwarded: string): Promise<number> {
    sent += 1;
    const answer = await fetch(`${origin}/send-contact-form-main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ ...main, message: `Message ${sent}` }),
    });
    return answer.status;
  };
}

test.each(
  settings.flatMap((setting) => [
    [setting, spellings] as const,
    [setting, sixes] as const,
    [setting, junk] as const,
  ]),
)('T38 behind TRUST_PROXY=%s every spelling meets one limit: %s', async (setting, all) => {
  const send = await behindProxy(setting);
  const statuses: number[] = [];
  for (const spelling of all) statuses.push(await send(spelling));
  expect(statuses).toEqual(all.map((_, index) => (index < 3 ? 200 : 429)));
  // Another visitor is another one (negative control).
  expect(await send('203.0.113.10:443')).toBe(200);
  expect(await send('[2001:db8:0:2::1]:443')).toBe(200);
});

test('T38 a proxy that writes ports is trusted by its network', async () => {
  const send = await behindProxy('loopback, 10.0.0.0/8, fd00::/8');
  const chains = (visitor: string) => [
    `198.51.100.1, ${visitor}, 10.0.0.1:443`,
    `198.51.100.2, ${visitor}, "[::ffff:10.0.0.2]:80"`,
    `198.51.100.3, ${visitor}, [fd00::1]:443`,
    `198.51.100.4, ${visitor}, 127.0.0.1:1`,
  ];
  const statuses: number[] = [];
  for (const chain of chains('203.0.113.9:5')) statuses.push(await send(chain));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await send(chains('203.0.113.10')[0] ?? '')).toBe(200);
});

test('T38 wrong passwords from every spelling meet one limit', async () => {
  const signIn = { failures: 1_000, window: 1e6, lock: 1e6, perDay: 1_000, perAddress: 5 };
  const { app } = await testServer({ config: { trustProxy: 1, signIn } });
  const statuses: number[] = [];
  for (const [number, spelling] of spellings.slice(0, 12).entries()) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'x-forwarded-for': spelling },
      payload: { email: `a${number}@agency.example`, password: 'wrong-password' },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual(statuses.map((_, index) => (index < 5 ? 401 : 429)));
});
