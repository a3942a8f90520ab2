import { beforeEach, describe, expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { type FormLimits, firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';
import { extended, type FormUrl, forms, urls } from './enquiry-forms.ts';

const highest: FormLimits = {
  name: 100,
  email: 254,
  message: 5_000,
  businessName: 200,
  role: 200,
};

/** One more unit would be too many; `domain` keeps every label below 64 characters. */
function emailOf(length: number): string {
  const domain = `${'a.'.repeat(90)}example.com`.slice(-(length - 65));
  return `${'a'.repeat(64)}@${domain}`;
}

describeOnBothDatabases('the limits of the forms', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await saveSiteSettings(server.db, firstSettings);
  });

  function save(limits: object) {
    const body = { forms: limits };
    return server.call({ method: 'PUT', url: '/api/settings/forms', token: server.token, body });
  }

  function send(url: FormUrl, body: object) {
    return server.call({ method: 'POST', url, body });
  }

  const stored = () =>
    server.db.selectFrom('enquiries').selectAll().orderBy('enquiry_id').execute();

  test('D55 the first limits are the specified ones', async () => {
    const { settings } = (await server.call({ url: '/api/settings', token: server.token })).json();
    expect(settings.forms).toEqual({
      name: 12,
      email: 36,
      message: 800,
      businessName: 36,
      role: 36,
    });
  });

  test('D55 they can be raised as far as decided, and never lowered', async () => {
    expect((await save(highest)).statusCode).toBe(200);
    for (const [field, most] of Object.entries(highest)) {
      const above = await save({ ...highest, [field]: most + 1 });
      expect(above.statusCode).toBe(400);
      expect(above.json().errors).toEqual({ [`forms.${field}`]: `Please use at most ${most}.` });
      const least = firstFormLimits[field as keyof FormLimits];
      const below = await save({ ...highest, [field]: least - 1 });
      expect(below.json().errors).toEqual({ [`forms.${field}`]: `Please use at least ${least}.` });
      expect((await save({ ...highest, [field]: least + 0.5 })).statusCode).toBe(400);
    }
  });

  test.each(urls)('D55 %s takes what the owner allows at once, and not one more', async (url) => {
    const tooLong = { ...forms[url], name: 'n'.repeat(13) };
    expect((await send(url, tooLong)).json().errors).toEqual({
      name: 'Please use at most 12 characters.',
    });
    await save(highest);
    const most = {
      ...forms[url],
      name: 'n'.repeat(100),
      email: emailOf(254),
      message: 'm'.repeat(5_000),
      ...(url === '/send-contact-form' && {
        businessName: 'b'.repeat(200),
        role: 'r'.repeat(200),
      }),
    };
    expect(most.email).toHaveLength(254);
    expect((await send(url, most)).json()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject([most]);
    const fields =
      url === '/send-contact-form' ? highest : { name: 100, email: 254, message: 5_000 };
    for (const field of Object.keys(fields) as (keyof typeof most)[]) {
      const refused = await send(url, { ...most, [field]: `x${most[field]}` });
      expect(refused.statusCode, field).toBe(400);
      expect(Object.keys(refused.json().errors)).toEqual([field]);
    }
    // Telephone numbers and the least number of characters are no settings.
    const phone = await send('/send-contact-form', { ...extended, phoneNum: '1'.repeat(37) });
    expect(phone.json().errors).toEqual({ phoneNum: 'Please use at most 36 characters.' });
    expect((await send(url, { ...most, name: 'ab' })).statusCode).toBe(400);
    expect(await stored()).toHaveLength(1);
  });

  describe('T18 the longest message passes in every script and as every kind of body', () => {
    const messages = {
      Arabic: 'م'.repeat(5_000),
      Chinese: '你'.repeat(5_000),
      emoji: '🌴'.repeat(2_500),
      'line breaks': 'a\n'.repeat(2_500),
    };

    test.each(Object.entries(messages))('%s', async (_, message) => {
      await save(highest);
      const body = {
        ...extended,
        name: '你'.repeat(100),
        businessName: '你'.repeat(200),
        role: '你'.repeat(200),
        message,
      };
      const escaped = JSON.stringify(body).replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.set(name, value);
      const multipart = new Response(form);
      const crlf = { ...body, message: message.replaceAll('\n', '\r\n') };
      const bodies: [string, string][] = [
        ['application/json', JSON.stringify(body)],
        ['application/json', escaped],
        ['application/x-www-form-urlencoded', new URLSearchParams(crlf).toString()],
        [multipart.headers.get('content-type') ?? '', await multipart.text()],
      ];
      for (const [type, text] of bodies) {
        const answer = await server.call({
          method: 'POST',
          url: '/send-contact-form',
          body: text,
          headers: { 'content-type': type },
        });
        expect(answer.json(), type).toEqual({ msg: 'success' });
      }
      // The same text within ten minutes is the same enquiry.
      expect(await stored()).toMatchObject([body]);
    });
  });

  test('D55 server and browser count alike: an emoji is two', async () => {
    const sixPalms = { ...extended, name: '🌴'.repeat(6) };
    expect((await send('/send-contact-form', sixPalms)).json()).toEqual({ msg: 'success' });
    const seven = await send('/send-contact-form', { ...extended, name: '🌴'.repeat(7) });
    expect(seven.statusCode).toBe(400);
  });

  test('D55 the description of the calls follows the setting', async () => {
    const lengths = async (url: FormUrl) => {
      const { paths } = (await server.call({ url: '/api/openapi.json' })).json();
      const { content } = paths[url].post.requestBody;
      const [json, ...others] = Object.values<{ schema: object }>(content);
      for (const other of others) expect(other).toEqual(json);
      return [...JSON.stringify(json?.schema).matchAll(/"maxLength":(\d+)/g)].map(([, n]) =>
        Number(n),
      );
    };
    const before = await lengths('/send-contact-form');
    expect(before.toSorted((one, other) => one - other)).toEqual([12, 36, 36, 36, 36, 800]);
    await save(highest);
    const after = await lengths('/send-contact-form');
    expect(after.toSorted((one, other) => one - other)).toEqual([36, 100, 200, 200, 254, 5_000]);
    expect(await lengths('/send-contact-form-main')).toEqual(
      expect.arrayContaining([100, 254, 5_000]),
    );
  });
});
