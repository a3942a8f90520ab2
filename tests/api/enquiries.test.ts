import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';
import { extended, type FormUrl, forms, main, urls } from './enquiry-forms.ts';

function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.com'.length)}@example.com`;
}

describeOnBothDatabases('enquiries', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const stored = () =>
    server.db.selectFrom('enquiries').selectAll().orderBy('enquiry_id').execute();

  function send(url: FormUrl, body: object, headers: Record<string, string> = {}) {
    return server.call({ method: 'POST', url, body, headers });
  }

  test('R-7-10 the main form is stored as it was sent', async () => {
    const answer = await send('/send-contact-form-main', main);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([{ ...main, form: 'main' }]);
  });

  test('R-7-11 the extended form is stored as it was sent', async () => {
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

  test.each(urls)('R-7-10 %s takes what a script sends as FormData', async (url) => {
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
      body.replace('name="name"', (name) => `${name}; filename="a"`),
    ]) {
      const refused = await post(odd);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ msg: 'fail' });
    }
    expect((await post(body + ' '.repeat(70_000))).statusCode).toBe(413);
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

  test.each(refused)('R-5-06 %s refuses %s and stores nothing', async (url, _, field, value) => {
    const answer = await send(url, { ...forms[url], [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      msg: 'fail',
      errors: { [field]: expect.stringMatching(/\.$/) },
    });
    expect(await stored()).toEqual([]);
  });

  const least = { name: 'abc', email: 'a@b', message: 'a', phoneNum: '123' };
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
