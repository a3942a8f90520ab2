import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertItem, updateItem } from '../../db/content/change-items.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { all, attribute, linksNamed, one, type Page, textOf } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

/** Pages whose enquiry section has either form, and one without. */

const enquiry = { name: 'Sara', email: 'sara@barhi.example', message: 'A shop,\r\nplease.' };

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
  await addPage('/ask', [{ kind: 'enquiry', props: { form: 'main', heading: 'Write to us' } }]);
  await addPage('/quote', [
    { kind: 'about', props: { heading: 'Before the form' } },
    { kind: 'enquiry', props: { form: 'extended', heading: 'A quote', text: 'One.\n\nTwo.' } },
  ]);
  await addPage('/hidden', [{ kind: 'enquiry', hidden: true, props: { form: 'main' } }]);
  await addPage('/words', [{ kind: 'about', props: { heading: 'Words alone' } }]);
});
afterAll(() => site.close());

interface Section {
  kind: string;
  hidden?: boolean;
  props: object;
}

function addPage(path: string, sections: Section[], header: 'full' | 'landing page' = 'full') {
  const page = pageKind.input.parse({ name: 'Ask', path, sections, header });
  return insertItem(site.db, pageKind, page, { status: 'published' });
}

function post(url: string, typed: Record<string, string>) {
  const payload = new URLSearchParams(typed).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return site.visit(url, { method: 'POST', payload, headers });
}

function enquiries() {
  return site.db.selectFrom('enquiries').select(['name', 'form', 'message']).execute();
}

test('R-P-09, R-X-13 a page with the main form takes its post', async () => {
  const form = one(await site.page('/ask'), 'form', { action: '/ask', method: 'post' });
  const { status, headers } = await post('/ask', enquiry);
  expect([status, headers.location]).toEqual([
    303,
    `/ask?sent=success#${attribute(form, 'id') ?? ''}`,
  ]);
  expect((await enquiries()).at(-1)).toEqual({
    name: 'Sara',
    message: 'A shop,\nplease.',
    form: 'main',
  });
  expect(textOf(await site.page('/ask?sent=success'))).toContain('Message Sent Successfully.');
});

test('R-P-09, R-X-13 a page with the extended form takes its post, and shows what it refuses', async () => {
  const page = await site.page('/quote');
  const form = one(page, 'form', { action: '/quote', method: 'post' });
  expect(textOf(one(page, 'h2', { id: 'enquiry-heading' }))).toContain('A quote');
  const whole = { ...enquiry, phoneNum: '+44 7700 900000', businessName: '', role: '' };
  const { status, headers } = await post('/quote', whole);
  expect([status, headers.location]).toEqual([
    303,
    `/quote?sent=success#${attribute(form, 'id') ?? ''}`,
  ]);
  expect((await enquiries()).at(-1)).toMatchObject({ name: 'Sara', form: 'extended' });
  const refused = await post('/quote', { ...whole, phoneNum: '1' });
  expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(attribute(one(refused.page, 'input', { name: 'email' }), 'value')).toBe(enquiry.email);
});

test('R-P-09, R-X-13 a page with both forms takes the post of each as what it is', async () => {
  await addPage('/both', [
    { kind: 'enquiry', props: { form: 'main', heading: 'Write to us' } },
    { kind: 'enquiry', props: { form: 'extended', heading: 'A quote' } },
  ]);
  const whole = { ...enquiry, phoneNum: '+44 7700 900000', businessName: 'Barhi', role: 'Owner' };
  const sent = await post('/both', whole);
  const location = '/both?sent=success&form=enquiry-2#enquiry-2';
  expect([sent.status, sent.headers.location]).toEqual([303, location]);
  one(await site.page('/both'), 'form', { id: 'enquiry-2' });
  const told = site.db.selectFrom('enquiries').select(['form', 'phoneNum', 'businessName', 'role']);
  const { name: _, email: __, message: ___, ...own } = whole;
  expect((await told.execute()).at(-1)).toEqual({ form: 'extended', ...own });
  const short = {
    ...enquiry,
    message: 'A blog.',
    phoneNum: 'none',
    formType: 'Main Contact page form',
  };
  expect((await post('/both', short)).status).toBe(303);
  expect((await enquiries()).at(-1)).toMatchObject({ form: 'main', message: 'A blog.' });
});

test('R-P-09, R-X-13 of two forms of one kind, the one that was sent says so or shows what it refuses', async () => {
  const form = { kind: 'enquiry', props: { form: 'extended' } };
  await addPage('/twice', [form, form]);
  const forms = all(one(await site.page('/twice'), 'main'), 'form');
  const [first = '', second = ''] = forms.map((one) => attribute(one, 'action') ?? '');
  const whole = { ...enquiry, phoneNum: '+44 7700 900000', businessName: '', role: '' };
  const said = (page: Page) =>
    all(one(page, 'main'), 'form').map((one) =>
      textOf(one).includes('Form Submitted Successfully!'),
    );
  for (const [action, states] of [
    [first, [true, false]],
    [second, [false, true]],
  ] as const) {
    const { status, headers } = await post(action, { ...whole, message: `By ${action}` });
    expect(status).toBe(303);
    expect(said(await site.page(String(headers.location).replace(/#.*/, '')))).toEqual(states);
  }
  const { page } = await post(second, { ...whole, phoneNum: '1' });
  const kept = all(page, 'input', { name: 'email' }).map((one) => attribute(one, 'value') ?? '');
  expect(kept).toEqual(['', enquiry.email]);
});

test.each(['/über-uns', '/اتصل بنا/الآن'])(
  'R-P-09, R-X-13 the page %s takes its post, whatever script its address is in',
  async (typed) => {
    await addPage(typed, [{ kind: 'enquiry', props: { form: 'main', heading: 'Write to us' } }]);
    const path = encodeURI(typed.replace(' ', '-'));
    one(await site.page(path), 'form', { method: 'post' });
    const { status, headers } = await post(path, { ...enquiry, name: path.slice(0, 12) });
    expect([status, headers.location]).toEqual([303, `${path}?sent=success#contact-form`]);
    expect((await enquiries()).at(-1)).toMatchObject({ name: path.slice(0, 12) });
  },
);

test.each(['/ask/us', '/ask/us/in/lisbon', '/'])(
  'R-P-09, R-X-13 the page %s takes its post, however deep it is',
  async (path) => {
    await site.db.deleteFrom('pages').where('slug', '=', path).execute();
    await addPage(path, [{ kind: 'enquiry', props: { form: 'main', heading: 'Write to us' } }]);
    one(await site.page(path), 'form', { action: path, method: 'post' });
    const { status, headers } = await post(path, { ...enquiry, name: `At ${path.length}` });
    expect([status, headers.location]).toEqual([
      303,
      expect.stringContaining(`${path}?sent=success#`),
    ]);
    expect((await enquiries()).at(-1)).toMatchObject({ name: `At ${path.length}` });
  },
);

test.each(['/ask/nobody', '/media/a/b', '/blogs/nobody', '/a/b/c/d/e', '/rss.xml'])(
  'T13 %s, where no page is, takes no post',
  async (url) => {
    const { status, headers } = await post(url, enquiry);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/words', '/hidden'])(
  'R-P-09, T13 the page %s, which shows no form, refuses a post',
  async (url) => {
    const before = await enquiries();
    const { status, headers } = await post(url, enquiry);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(await enquiries()).toEqual(before);
  },
);

test('an enquiry for an address without a page is stored nowhere', async () => {
  const before = await enquiries();
  expect((await post('/nothing', enquiry)).status).toBe(404);
  expect(await enquiries()).toEqual(before);
});

test.each(['/moved', '/moved/deep'])(
  'R-X-05, R-X-13 a form that was open when its page %s moved is sent to the new address',
  async (path) => {
    const sections = [{ kind: 'enquiry', props: { form: 'main', heading: 'Write to us' } }];
    const { page_id } = await addPage(path, sections);
    const page = pageKind.input.parse({ name: 'Ask', path: `${path}-on`, sections });
    await updateItem(site.db, pageKind, page_id, page);
    const { status, headers } = await post(path, enquiry);
    expect([status, headers.location]).toEqual([308, `${path}-on`]);
    expect((await post(`${path}-on`, { ...enquiry, name: path })).status).toBe(303);
    expect((await enquiries()).at(-1)).toMatchObject({ name: path });
  },
);

test.each([
  ['/landing', { form: 'extended' }, '#enquiry'],
  ['/landing/short', { form: 'main', heading: 'Write to us' }, '#contact-form'],
  ['/landing/bare', { form: 'main' }, '#contact-form'],
  ['/landing/none', null, '/contact'],
])('R-2.4-08 Get Started of the landing page %s leads to a form', async (path, form, href) => {
  const about = { kind: 'about', props: { heading: 'Words alone' } };
  const sections = form ? [about, { kind: 'enquiry', props: form }] : [about];
  await addPage(path, sections, 'landing page');
  await addPage('/contact', [{ kind: 'enquiry', props: { form: 'main' } }]).catch(() => null);
  const page = await site.page(path);
  const [start] = linksNamed(one(page, 'header'), 'Get Started');
  expect(start).toBe(href);
  if (href.startsWith('#')) one(page, 'form', { id: href.slice(1) });
});
