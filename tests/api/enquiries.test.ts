import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { faultCount } from '../fault-count.ts';
import { type TestServer, testServer } from '../server.ts';

const main = {
  name: 'Omar',
  email: 'omar@example.com',
  message: 'Please call me.',
  phoneNum: 'none',
  formType: 'Main Contact page form',
};
const extended = {
  name: 'Sara',
  email: 'sara@example.com',
  phoneNum: '+971 50 000 0000',
  businessName: 'Palm',
  role: 'Owner',
  message: 'We need a shop.',
};
/** Double submissions at once (threat T28). */
const pairCount = faultCount(100, 1_000);
const unkeyed: Record<string, string> = {};
const keyed = (number: number): Record<string, string> => ({ 'idempotency-key': `key-${number}` });
const forms = { '/send-contact-form-main': main, '/send-contact-form': extended };
type FormUrl = keyof typeof forms;
const urls: FormUrl[] = ['/send-contact-form-main', '/send-contact-form'];

function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.com'.length)}@example.com`;
}

describeOnBothDatabases('enquiries', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const stored = () => server.db.selectFrom('enquiries').selectAll().execute();

  function send(url: FormUrl, body: object, headers: Record<string, string> = {}) {
    return server.call({ method: 'POST', url, body, headers });
  }

  test('R-7-10 R-3-11 the main form is stored as it was sent', async () => {
    const answer = await send('/send-contact-form-main', main);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([{ ...main, form: 'main' }]);
  });

  test('R-7-11 R-3-12 the extended form is stored as it was sent', async () => {
    const answer = await send('/send-contact-form', extended);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([{ ...extended, form: 'extended' }]);
  });

  test.each(urls)('R-X-13 %s takes what a form sends without JavaScript', async (url) => {
    const answer = await server.call({
      method: 'POST',
      url,
      body: new URLSearchParams(forms[url]).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([forms[url]]);
  });

  test.each(urls)('R-7-10 R-7-11 %s takes what a script sends as FormData', async (url) => {
    const form = new FormData();
    const message = 'a\n'.repeat(400);
    for (const [name, value] of Object.entries({ ...forms[url], message })) form.set(name, value);
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const body = await sent.text();
    expect(body).toContain('a\r\na');
    const post = (text: string) => server.call({ method: 'POST', url, body: text, headers });
    expect((await post(body)).json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([{ ...forms[url], message }]);
    for (const odd of [
      body.slice(0, -20),
      'nothing',
      body.replace('name="name"', '$&; filename="a"'),
    ]) {
      const refused = await post(odd);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ msg: 'fail' });
    }
    expect((await post(body + ' '.repeat(20_000))).statusCode).toBe(413);
    expect(await stored()).toHaveLength(1);
  });

  test('R-5-05 what is optional may be empty, null or not there', async () => {
    const { businessName: _, role: __, ...least } = extended;
    const optional = [{}, { businessName: '', role: '' }, { businessName: null, role: null }];
    for (const [index, more] of optional.entries()) {
      const body = { ...least, ...more, message: `Message ${index}` };
      expect((await send('/send-contact-form', body)).json()).toEqual({ msg: 'success' });
    }
    expect(await stored()).toMatchObject(optional.map(() => ({ businessName: '', role: '' })));
  });

  test.each(urls)('%s ignores keys it does not know', async (url) => {
    const body = { ...forms[url], enquiry_id: 7, isAdmin: true, form: 'other' };
    expect((await send(url, body)).json()).toEqual({ msg: 'success' });
    const [row] = await stored();
    expect(row).toMatchObject(forms[url]);
    expect(row?.form).toBe(url === '/send-contact-form' ? 'extended' : 'main');
  });

  const onBoth: [string, string, unknown][] = [
    ['a name of 2', 'name', 'ab'],
    ['a name of 13', 'name', 'a'.repeat(13)],
    ['no name', 'name', undefined],
    ['a name that is a number', 'name', 1234],
    ['an email of 37', 'email', emailOf(37)],
    ['a malformed email', 'email', 'nobody'],
    ['T26 a line break in the email', 'email', 'a@example.com\r\nBcc: b@example.com'],
    ['an empty message', 'message', ''],
    ['a blank message', 'message', '   '],
    ['a message of 801', 'message', 'a'.repeat(801)],
    ['a list as message', 'message', ['a']],
  ];
  const onExtended: [string, string, unknown][] = [
    ['a phone of 2', 'phoneNum', '12'],
    ['a phone of 37', 'phoneNum', '1'.repeat(37)],
    ['no phone', 'phoneNum', undefined],
    ['a business name of 2', 'businessName', 'ab'],
    ['a business name of 37', 'businessName', 'a'.repeat(37)],
    ['a role of 37', 'role', 'a'.repeat(37)],
  ];
  const refused = [
    ...urls.flatMap((url) => onBoth.map((row) => [url, ...row] as const)),
    ...onExtended.map((row) => ['/send-contact-form', ...row] as const),
  ];

  test.each(refused)(
    'R-5-06 D49 %s refuses %s and stores nothing',
    async (url, _, field, value) => {
      const answer = await send(url, { ...forms[url], [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        msg: 'fail',
        errors: { [field]: expect.stringMatching(/\.$/) },
      });
      expect(await stored()).toEqual([]);
    },
  );

  const least = { name: 'abc', email: 'a@b.co', message: 'a', phoneNum: '123' };
  const most = {
    name: 'a'.repeat(12),
    email: emailOf(36),
    message: 'é'.repeat(800),
    phoneNum: '1'.repeat(36),
  };
  test.each([
    ['/send-contact-form-main', 'shortest', { ...main, ...least }],
    ['/send-contact-form-main', 'longest', { ...main, ...most }],
    ['/send-contact-form', 'shortest', { ...least, businessName: '', role: '' }],
    ['/send-contact-form', 'shortest business', { ...extended, businessName: 'abc', role: 'a' }],
    [
      '/send-contact-form',
      'longest',
      { ...most, businessName: 'a'.repeat(36), role: 'a'.repeat(36) },
    ],
  ] as const)('R-5-06 %s accepts the %s values', async (url, _name, body) => {
    expect((await send(url, body)).json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([body]);
  });

  test.each(urls)('T13 %s refuses a page of another site', async (url) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await send(url, forms[url], headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ msg: 'fail' });
    }
    expect(await stored()).toEqual([]);
  });

  test.each(urls)('T13 %s takes its own pages and programs (control)', async (url) => {
    const own: Record<string, string>[] = [
      {},
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://www.example.com', host: 'www.example.com' },
    ];
    for (const headers of own) {
      expect((await send(url, forms[url], headers)).statusCode).toBe(200);
    }
  });

  const mails = () => server.db.selectFrom('outbox').select('kind').execute();

  test.each(urls)('R-X-01 %s queues one message with each enquiry', async (url) => {
    await send(url, forms[url]);
    expect(await mails()).toEqual([{ kind: 'enquiry' }]);
  });

  test.each(urls)('R-X-02 %s keeps what fills the honeypot, and mails nothing', async (url) => {
    const answer = await send(url, { ...forms[url], website: 'https://spam.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ msg: 'success' });
    const [row] = await stored();
    expect(row).toMatchObject({ ...forms[url], status: 'spam' });
    expect(row?.spam_reasons).toContain('people cannot see');
    expect(await mails()).toEqual([]);
  });

  test('R-X-02 an empty honeypot is what people send', async () => {
    await send('/send-contact-form-main', { ...main, website: '' });
    expect(await stored()).toMatchObject([{ status: 'new' }]);
  });

  test('R-X-03 more than 20 accepted in a minute are refused; refused ones do not count', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => `Message ${number}`);
    for (const message of texts) {
      expect(
        (await send('/send-contact-form', { ...extended, role: 'a'.repeat(37) })).statusCode,
      ).toBe(400);
      expect((await send('/send-contact-form-main', { ...main, message })).statusCode).toBe(200);
    }
    const refusal = await send('/send-contact-form-main', { ...main, message: 'One more' });
    expect(refusal.statusCode).toBe(429);
    expect(refusal.json()).toEqual({ msg: 'fail' });
    expect(refusal.headers['retry-after']).toBe('60');
    expect(await stored()).toHaveLength(20);
    const elsewhere = { method: 'POST', url: '/send-contact-form-main', body: main } as const;
    expect((await server.call({ ...elsewhere, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    server.clock.now += 60_000;
    expect((await send('/send-contact-form-main', { ...main, message: 'Later' })).statusCode).toBe(
      200,
    );
  });

  test('R-X-03 the same text again counts, too', async () => {
    for (let sent = 0; sent < 20; sent += 1) await send('/send-contact-form-main', main);
    expect((await send('/send-contact-form-main', main)).statusCode).toBe(429);
  });

  test('T28 the same text from the same address within ten minutes is stored once', async () => {
    for (const minutes of [0, 9]) {
      server.clock.now += minutes * 60_000;
      expect((await send('/send-contact-form-main', main)).json()).toEqual({ msg: 'success' });
    }
    expect(await stored()).toHaveLength(1);
    server.clock.now += 2 * 60_000;
    await send('/send-contact-form-main', main);
    expect(await stored()).toHaveLength(2);
    await server.call({
      method: 'POST',
      url: '/send-contact-form-main',
      body: main,
      remoteAddress: '192.0.2.7',
    });
    expect(await stored()).toHaveLength(3);
  });

  test('T28 an idempotency key is stored once, and stands for one text', async () => {
    const key = { 'idempotency-key': '9d6c3b0e' };
    for (const days of [0, 1, 2]) {
      server.clock.now += days * 86_400_000;
      expect((await send('/send-contact-form-main', main, key)).json()).toEqual({ msg: 'success' });
    }
    const other = await send('/send-contact-form-main', { ...main, message: 'Other' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toEqual({ msg: 'fail' });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const odd = await send('/send-contact-form-main', main, { 'idempotency-key': 'a b' });
    expect(odd.statusCode).toBe(400);
  });

  test('T28 of many double submissions at once each is stored and mailed once', async () => {
    const pairs = Array.from({ length: pairCount }, (_, number) => ({
      body: { ...main, message: `Message ${number}` },
      remoteAddress: `10.0.${number >> 8}.${number & 255}`,
      headers: number % 2 === 0 ? keyed(number) : unkeyed,
    }));
    const answers = await Promise.all(
      pairs
        .flatMap((pair) => [pair, pair])
        .map((pair) => server.call({ method: 'POST', url: '/send-contact-form-main', ...pair })),
    );
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"msg":"success"}']));
    expect(await stored()).toHaveLength(pairCount);
    expect(await mails()).toHaveLength(pairCount);
  });

  test('the visit is kept with the enquiry, and what is no visit is not', async () => {
    const visit = {
      referrer: 'https://search.example/',
      campaign: '?utm_source=letter',
      pages: [{ path: '/contact', at: 1_772_355_600_000 }],
    };
    const header = encodeURIComponent(JSON.stringify(visit));
    await send('/send-contact-form-main', main, { 'x-visit': header });
    await send('/send-contact-form', extended, { 'x-visit': '%E0%A4%A' });
    const [first, second] = await stored();
    expect(JSON.parse(first?.visit ?? '')).toEqual(visit);
    expect(JSON.parse(second?.visit ?? '')).toEqual({ referrer: '', campaign: '', pages: [] });
  });
});
