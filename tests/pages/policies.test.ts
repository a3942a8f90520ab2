import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { structuredData } from '../html.ts';
import { all, attribute, meta, one, type Page, textOf } from './html.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

const privacyPath = '/privacy-policy';
const months = [0, 1, 6, 24, 36];

const sites = new Map<number, PageServer>();
let refundText = '';
let privacyText = '';

function siteOf(count: number): PageServer {
  const site = sites.get(count);
  if (!site) throw new Error(`No site with ENQUIRY_MONTHS=${count} is open.`);
  return site;
}

beforeAll(async () => {
  for (const count of months) {
    sites.set(count, await openPages('none', { ENQUIRY_MONTHS: String(count) }));
  }
  refundText = mainText(await siteOf(24).page('/refund-policy'));
  privacyText = mainText(await siteOf(24).page(privacyPath));
});
afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

function mainText(page: Page): string {
  return textOf(one(page, 'main'));
}

test('R-9-16 a refund is processed within 14-22 business days of cancellation', () => {
  expect(refundText).toContain('processed within 14-22 business days of cancellation');
});

test('R-9-17 all of it comes back for missed deadlines or poor performance, after a review', () => {
  expect(refundText).toContain(
    '100% refund for unmet deadlines or lack of performance once Quality Assurance has reviewed the case',
  );
});

test.each([
  'Repeated missed deadlines',
  'Miscommunication by account managers or salespeople',
  'Lack of team performance',
  'Project not started',
  'Other work delays',
])('R-9-18 eligible: %s', (reason) => {
  const [eligible = ''] = refundText.split('reason is not ours');
  expect(eligible).toContain(reason);
});

test.each([
  'Change of heart',
  'Customer-side delay',
  'Project completed and uploaded',
  'Requests beyond the agreement',
])('R-9-19 not refundable: %s', (reason) => {
  const [, notRefundable = ''] = refundText.split('reason is not ours');
  expect(notRefundable).toContain(reason);
});

test('R-9-20 the services are for adults and support replies in two days', async () => {
  expect(privacyText).toContain('services are not directed to under 18s');
  expect(privacyText).toContain('Support replies within 48 hours');
  // It is literal, in the bytes too.
  const { html } = await siteOf(24).visit(privacyPath);
  expect(html).toContain('Support replies within 48 hours');
});

test('R-9-21 card details are encrypted and not stored', () => {
  expect(privacyText).toContain('card details are encrypted and not stored');
});

test.each([
  [1, '1 month'],
  [6, '6 months'],
  [24, '24 months'],
  [36, '36 months'],
])('D42 with ENQUIRY_MONTHS=%i the policy says %s', async (count, time) => {
  const { html, page } = await siteOf(count).visit(privacyPath);
  const text = mainText(page);
  expect(text).toMatch(
    new RegExp(`An enquiry is deleted after ?${time} ?or earlier, when you ask`),
  );
  expect(text).toContain(`We delete an enquiry ${time} after it arrived, or earlier when you ask.`);
  expect(meta(page, 'description')).toContain(`enquiry for ${time},`);
  expect(text).not.toContain('until you ask');
  if (count !== 24) expect(html).not.toContain('24 months');
});

test('D42 with ENQUIRY_MONTHS=0 the policy promises no day of deletion', async () => {
  const page = await siteOf(0).page(privacyPath);
  const text = mainText(page);
  expect(text).toMatch(/An enquiry is deleted ?When you ask ?and is kept until then/);
  expect(text).toContain('We keep an enquiry until you ask us to delete it.');
  expect(text).not.toMatch(/\bmonths?\b/);
  expect(meta(page, 'description')).toContain('your enquiry, until you ask, no cookies');
  expect(meta(page, 'description')).not.toMatch(/months?\b/);
});

describe.each([
  { title: 'Refund Policy', path: '/refund-policy', count: 24 },
  { title: 'Privacy Policy', path: privacyPath, count: 24 },
  { title: 'Privacy Policy', path: privacyPath, count: 0 },
])('$title with ENQUIRY_MONTHS=$count', ({ title, path, count }) => {
  let page: Page;
  let html: string;
  beforeAll(async () => {
    ({ page, html } = await siteOf(count).visit(path));
  });

  test('it has one main heading, three facts and a place for every entry of its contents', () => {
    expect(all(page, 'h1').map(textOf)).toEqual([title]);
    const main = one(page, 'main');
    expect(all(main, 'dt')).toHaveLength(3);
    const entries = all(main, 'a', { href: /^#/ }).map((link) => attribute(link, 'href'));
    expect(entries.length).toBeGreaterThan(3);
    expect(entries).toEqual(all(main, 'h2').map((heading) => `#${attribute(heading, 'id')}`));
    expect(entries.at(-1)).toBe('#asking');
  });

  test('search engines get the way to it, its address, and texts of the right length', () => {
    const canonical = origin + path;
    expect(structuredData(html)).toContainEqual(
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, name: 'Home', item: `${origin}/` }),
          expect.objectContaining({ position: 2, name: title, item: canonical }),
        ],
      }),
    );
    expect(textOf(one(page, 'title'))).toBe(`${title} | ${firstSettings.name}`);
    expect(attribute(one(page, 'link', { rel: 'canonical' }), 'href')).toBe(canonical);
    const description = meta(page, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('it names the agency’s own address and no price', () => {
    const main = one(page, 'main');
    const mails = all(main, 'a', { href: /^mailto:/ }).map((link) => attribute(link, 'href'));
    expect(mails).toEqual([`mailto:${firstSettings.email}`]);
    expect(textOf(main)).not.toMatch(/AED|PKR|USD|\$|€/);
    expect(textOf(main)).not.toMatch(/[{}]/);
  });

  test('its header does not lie over a picture', () => {
    expect(all(page, 'header', { 'data-solid': 'true' })).toHaveLength(1);
  });

  test('no style attribute, which the content policy would drop', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });
});

test.each(['/', '/contact', '/refund-policy', privacyPath])(
  '%s has the styles of paper, once',
  async (path) => {
    const site = siteOf(24);
    const links = all(await site.page(path), 'link', { rel: 'stylesheet' });
    const sheets = await Promise.all(
      links.map(async (link) => (await site.visit(attribute(link, 'href') ?? '')).html),
    );
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.filter((css) => css.includes('@layer print'))).toHaveLength(1);
  },
);
