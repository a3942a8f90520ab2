import { afterAll, beforeAll, expect, test } from 'vitest';
import { web } from '../../content/pages/service/web.ts';
import { all, attribute, one, type Page, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

const message = { name: 'Maryam', email: 'maryam@barhi.example', message: 'A shop,\r\nplease.' };

/** The form's own fields as a browser without JavaScript posts them, with these values typed. */
function filled(page: Page, typed: Record<string, string>): string {
  const form = one(page, 'form', { action: '/contact', method: 'post' });
  const fields = all(form, 'input|textarea').map((field) => {
    const name = attribute(field, 'name') ?? '';
    return [name, typed[name] ?? attribute(field, 'value') ?? ''];
  });
  return new URLSearchParams(fields).toString();
}

async function post(typed: Record<string, string>) {
  return site.visit('/contact', {
    method: 'POST',
    payload: filled(await site.page('/contact'), typed),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

function enquiries() {
  return site.db.selectFrom('enquiries').selectAll().execute();
}

test('R-2.1-14 the page has its two headings and the form', async () => {
  const page = await site.page('/contact');
  expect(texts(page, 'h1')).toEqual(['Contact Us']);
  expect(texts(page, 'h2')).toContain("Let's get in touch!");
  const form = one(page, 'form');
  const labels = texts(form, 'label');
  expect(labels).toEqual(['Full Name', 'Email Address', 'Message']);
});

test('R-X-13 without JavaScript a message is stored and the next page says so', async () => {
  const { status, headers } = await post(message);
  expect(status).toBe(303);
  const stored = await enquiries();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ name: 'Maryam', email: 'maryam@barhi.example' });
  const next = await site.page(String(headers.location).replace(/#.*/, ''));
  expect(textOf(next)).toContain('Message Sent Successfully.');
  expect(textOf(await site.page('/contact'))).not.toContain('Message Sent Successfully.');
});

test('R-X-13 without JavaScript a refused message says why and keeps what was typed', async () => {
  const before = (await enquiries()).length;
  const { status, page } = await post({ ...message, name: 'Al' });
  expect(status).toBe(400);
  expect(await enquiries()).toHaveLength(before);
  expect(textOf(page)).toContain('Message failed to send, try again by reloading the page.');
  const name = one(page, 'input', { name: 'name' });
  expect(attribute(name, 'value')).toBe('Al');
  expect(attribute(name, 'aria-invalid')).toBe('true');
  const reason = one(page, 'p', {
    id: attribute(name, 'aria-describedby')?.split(' ').at(-1) ?? '',
  });
  expect(textOf(reason)).toBe('Please enter at least 3 characters.');
  expect(textOf(one(page, 'textarea'))).toContain('A shop,');
});

test('a page with what somebody typed is in no cache', async () => {
  const { headers } = await post({ ...message, name: 'Al' });
  expect(headers['cache-control']).toBe('no-store');
});

test('D55 raised limits stand on every page with a form at once, also without JavaScript', async () => {
  const limits = { name: 100, email: 254, message: 5_000, businessName: 200, role: 200 };
  const maxlengths = (page: Page) =>
    Object.fromEntries(
      all(one(page, 'form', { method: 'post' }), 'input|textarea').flatMap((field) => {
        const most = attribute(field, 'maxlength');
        return most === null ? [] : [[attribute(field, 'name'), Number(most)]];
      }),
    );
  const service = web.path;
  expect(maxlengths(await site.page('/contact'))).toEqual({ name: 12, email: 36, message: 800 });
  expect(maxlengths(await site.page(service))).toMatchObject({ name: 12, role: 36, phoneNum: 36 });
  await site.call('PUT', '/api/settings/forms', { forms: limits });
  const { businessName: _, role: __, ...main } = limits;
  expect(maxlengths(await site.page('/contact'))).toEqual(main);
  expect(maxlengths(await site.page(service))).toEqual({ ...limits, phoneNum: 36 });

  const typed = {
    name: 'Muhammad Abdullah Khan',
    email: 'muhammad.abdullah.khan@a-long-name.example',
    message: '你'.repeat(5_000),
  };
  expect((await post(typed)).status).toBe(303);
  expect((await enquiries()).at(-1)).toMatchObject(typed);
  const { status, page } = await post({ ...typed, name: 'n'.repeat(101) });
  expect(status).toBe(400);
  expect(textOf(page)).toContain('Please use at most 100 characters.');
  expect(textOf(one(page, 'textarea'))).toContain(typed.message);
});
