import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPaths } from '../../content/pages.ts';
import { firstSettings } from '../../content/settings.ts';
import { changeLoad } from '../../db/content/first/load-note.ts';
import { socialOf } from '../../domain/settings/networks.ts';
import {
  all,
  attribute,
  linksNamed,
  meta,
  one,
  type Page,
  sectionNamed,
  textOf,
  texts,
} from './html.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

let site: PageServer;
const found: Record<string, string> = {};

beforeAll(async () => {
  site = await openPages('first');
  // As under a name of its own: nobody's site is hidden at a public address (R-S-04).
  await changeLoad(site.db, () => ({ name: 'Your agency' }));
  const [study] = (await site.call('GET', '/api/caseStudies')).json();
  const links = all(await site.page('/insights'), 'a', { href: /^\/blogs\// });
  found['a case study'] = `/casestudy/${study._id}`;
  found['a blog'] = String(links[0] && attribute(links[0], 'href'));
});
afterAll(() => site.close());

/** Public pages: by address, or by a name that `found` knows. */
const pages = [...firstPaths, 'a case study', 'a blog'];

const landingPage = '/web-design-in-abu-dhabi';

const pathOf = (name: string) => found[name] ?? name;

describe.each(pages)('%s', (name) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.page(pathOf(name));
  });

  test('can be kept whole for the way back, and is fetched ahead on intent', async () => {
    const { headers, html } = await site.visit(pathOf(name));
    // What keeps a page out of the back/forward cache: these two, and a script that listens to unload.
    expect(headers['cache-control']).not.toContain('no-store');
    expect(html).not.toMatch(/\son(before)?unload=/i);
  });

  test('R-1-05 shows its content to everybody', () => {
    expect(textOf(one(page, 'main')).length).toBeGreaterThan(200);
  });

  test('R-X-10 has one h1, a language, one absolute canonical link and og:title', () => {
    expect(all(page, 'h1')).toHaveLength(1);
    expect(attribute(one(page, 'html'), 'lang')).toBe('en');
    const canonical = attribute(one(page, 'link', { rel: 'canonical' }), 'href');
    expect(canonical).toBe(`${origin}${pathOf(name)}`);
    expect(meta(page, 'og:title')).toBeTruthy();
    expect(meta(page, 'og:url')).toBe(canonical);
    expect(meta(page, 'description')?.length).toBeGreaterThan(40);
  });

  test('R-X-10 every picture has an alt attribute and its size', () => {
    const images = all(page, 'img');
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      const src = attribute(image, 'src');
      expect(attribute(image, 'alt'), `alt of ${src}`).not.toBeNull();
      expect(Number(attribute(image, 'width')), `width of ${src}`).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height')), `height of ${src}`).toBeGreaterThan(0);
    }
  });

  test('no header or meta element keeps it out of search engines', async () => {
    const { headers } = await site.visit(pathOf(name));
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(meta(page, 'robots') ?? '').not.toContain('noindex');
  });

  test('R-2.4-01 the header has logo, five tabs and Get Started', () => {
    const header = one(page, 'header');
    const [logo] = all(header, 'a');
    expect(logo && attribute(logo, 'href')).toBe('/');
    const tabs = all(one(header, 'nav', { 'aria-label': 'Main' }), 'a|button');
    const outside = tabs.filter((tab) => !inDropDown(page, tab));
    expect(outside.map(textOf)).toEqual([
      'Home',
      'Solutions',
      'Company',
      'Case Studies',
      'Insights',
    ]);
    expect(outside.map(({ tagName }) => tagName)).toEqual(['a', 'button', 'a', 'a', 'a']);
    expect(outside.map((tab) => attribute(tab, 'href'))).toEqual([
      '/',
      null,
      '/company',
      '/case-studies',
      '/insights',
    ]);
    expect(new Set(linksNamed(header, 'Get Started'))).toEqual(new Set(['/contact']));
    // On small screens it stands in the menu.
    expect(all(header, 'span', { 'data-landing': /./ })).toEqual([]);
  });

  test('R-2.4-09 the footer has the telephone, the e-mail and two offices', () => {
    const footer = one(page, 'footer');
    const call = all(footer, 'a', { href: /^tel:\+\d+$/ });
    expect(call.map(textOf).some((text) => text.startsWith('Schedule a Call'))).toBe(true);
    expect(all(footer, 'a', { href: `mailto:${firstSettings.email}` })).toHaveLength(1);
    const addresses = all(footer, 'address');
    expect(addresses).toHaveLength(2);
    firstSettings.offices.forEach(({ city }, index) => {
      const address = addresses[index];
      expect(address && textOf(address)).toContain(city);
      expect(address && all(address, 'a', { href: /^tel:\+\d+$/ })).toHaveLength(1);
    });
  });

  test('R-2.4-11 the footer has its links and 2024', () => {
    const footer = one(page, 'footer');
    expect(texts(footer, 'h2')).toEqual(expect.arrayContaining(['Quick Links', 'Legal']));
    expect(linksNamed(footer, 'About us')).toEqual(['/company']);
    expect(linksNamed(footer, 'Portfolio')).toEqual(['/case-studies']);
    expect(linksNamed(footer, 'Contact')).toEqual(['/contact']);
    expect(all(footer, 'a', { href: '/refund-policy' })).toHaveLength(1);
    expect(all(footer, 'a', { href: '/privacy-policy' })).toHaveLength(1);
    const { linkedin, facebook, instagram } = socialOf(firstSettings.networks);
    expect(linksNamed(footer, 'LinkedIn')).toEqual([linkedin]);
    expect(linksNamed(footer, 'Facebook')).toEqual([facebook]);
    expect(linksNamed(footer, 'Instagram')).toEqual([instagram]);
    expect(textOf(footer)).toMatch(/© 2024/);
  });
});

/** The drop-down belongs to the Solutions tab; its entries are no tabs. */
function inDropDown(page: Page, link: ReturnType<typeof one>): boolean {
  return all(one(page, 'div', { id: 'solutions' }), 'a').includes(link);
}

test('titles and descriptions differ between all pages', async () => {
  const names = [...pages, landingPage];
  const read: Page[] = [];
  // One after the other: a busy machine would take all at once for a crowd and answer 503.
  for (const name of names) read.push(await site.page(pathOf(name)));
  expect(new Set(read.flatMap((page) => texts(page, 'title'))).size).toBe(names.length);
  expect(new Set(read.map((page) => meta(page, 'description'))).size).toBe(names.length);
});

test('R-2.4-08 a landing page has a header without navigation', async () => {
  const page = await site.page(landingPage);
  const header = one(page, 'header');
  expect(all(header, 'nav')).toEqual([]);
  expect(all(header, 'a').map((link) => attribute(link, 'href'))).toEqual([
    '/',
    expect.stringMatching(/^#/),
  ]);
  expect(linksNamed(header, 'Get Started')).toHaveLength(1);
  expect(all(header, 'span', { 'data-landing': 'true' })).toHaveLength(1);
  expect(all(page, 'h1')).toHaveLength(1);
});

test('R-2.3-07 the specialization of given data has its own heading and a card per item', async () => {
  const section = sectionNamed(
    await site.page(landingPage),
    "Design that fits your audience's needs",
  );
  const cards = all(section, 'li').filter((item) => all(item, 'h3').length === 1);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards).toHaveLength(all(section, 'h3').length);
  for (const card of cards) expect(texts(card, 'p').join('').length).toBeGreaterThan(20);
});

test('R-2.1-05 the company page has its parts in order', async () => {
  const page = await site.page('/company');
  const headings = texts(page, 'h2|h3');
  const parts = ['Mission', 'Ambition', 'What clients say_', 'Who we work for_'];
  expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
  expect(linksNamed(page, 'Learn More')).toEqual(['/contact', '/contact']);
  const clients = sectionNamed(page, 'Who we work for_');
  expect(texts(clients, 'li').length).toBeGreaterThan(2);
});

test.each(['/refund-policy', '/privacy-policy'])('R-2.1-15 %s is static text', async (path) => {
  const { status, html } = await site.visit(path);
  expect(status).toBe(200);
  expect((await site.visit(path)).html).toBe(html);
});

test('R-2.1-16 sign-in has its fields, a password toggle and noindex', async () => {
  const { status, headers, page } = await site.visit('/login');
  expect(status).toBe(200);
  expect(texts(page, 'h1')).toEqual(['Sign In']);
  expect(all(page, 'input', { type: 'email', required: '' })).toHaveLength(1);
  expect(all(page, 'input', { type: 'password', required: '' })).toHaveLength(1);
  expect(texts(page, 'button')).toContain('Show password');
  expect(meta(page, 'robots')).toContain('noindex');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test.each(['/no-such-page', '/case-studies/more', '/casestudy', '/api.html'])(
  'R-2.1-19 the unknown path %s is a 404 with the two headings',
  async (path) => {
    const { status, page } = await site.visit(path);
    expect(status).toBe(404);
    expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
    expect(texts(page, 'h2')).toContain("The page you're looking for doesn't exist.");
    expect(meta(page, 'robots')).toContain('noindex');
    expect(all(page, 'footer')).toHaveLength(1);
  },
);

test('R-1-06 no page speaks of prices in a currency or of a cart', async () => {
  for (const name of ['/', '/case-studies', '/insights', '/contact']) {
    const text = textOf(one(await site.page(pathOf(name)), 'main'));
    expect(text, name).not.toMatch(/\b(AED|USD|PKR) ?\d|add to (cart|basket)|checkout now/i);
  }
});

test('the rules for fetching ahead name pages and leave out everything else', async () => {
  const { headers, html } = await site.visit('/');
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  const allowed = `'sha256-${hash('sha256', rules, 'base64')}'`;
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${allowed} `);
  const [{ where, eagerness }, ...others] = JSON.parse(rules).prefetch;
  expect([eagerness, others]).toEqual(['moderate', []]);
  expect(where.and[0]).toEqual({ href_matches: '/*' });
  const left = where.and[1].not.href_matches;
  expect(left).toEqual(expect.arrayContaining(['/admin*', '/login*', '/api/*', '/media/*']));
});
