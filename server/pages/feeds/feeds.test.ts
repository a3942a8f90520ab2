import { beforeEach, expect, test } from 'vitest';
import { firstPaths } from '../../../content/pages.ts';
import { firstSettings } from '../../../content/settings.ts';
import { insertItem, updateItem } from '../../../db/content/change-items.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import fc from '../../../tests/fast-check.ts';
import { loadFirstSite } from '../../../tests/first-site.ts';
import { type TestServer, testServer } from '../../../tests/server.ts';
import { elementsOf, textsOf, xmlDocument } from '../../../tests/xml.ts';

const origin = 'https://agency.example';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ config: { origin } });
  await loadFirstSite(server.db, { ...firstSettings, name: 'Aqua & Söhne <3' });
});

async function textAt(url: string): Promise<string> {
  const { statusCode, body } = await server.call({ url });
  expect(statusCode).toBe(200);
  return body;
}

async function sitemapAddresses(): Promise<string[]> {
  return textsOf(xmlDocument(await textAt('/sitemap.xml')), 'loc');
}

test('R-X-09 the sitemap lists what is published and canonical, and nothing else', async () => {
  const { db } = server;
  await insertItem(
    db,
    blogKind,
    blogInput.parse({ title: 'One', slug_url: 'One', category: null }),
  );
  await insertItem(db, blogKind, blogInput.parse({ title: '', slug_url: '', category: null }));
  const elsewhere = { slug_url: 'two', canonicalLink: 'https://other.example/', category: null };
  await insertItem(db, blogKind, blogInput.parse({ title: 'Two', ...elsewhere }));
  const noAddress = blogInput.parse({ title: 'Three', slug_url: 'three', category: null });
  await insertItem(db, blogKind, Object.assign(noAddress, { canonicalLink: 'no address' }));
  await insertItem(db, caseStudyKind, {});
  const { _id } = await insertItem(db, caseStudyKind, {});
  await updateItem(db, caseStudyKind, _id, {
    heroHeading: 'Study',
    sec4Heading: '',
    sec4SubHeading: '',
  });
  await insertItem(
    db,
    locationPageKind,
    locationPageInput.parse({ slug_url: 'SEO  x', main_heading: 'x' }),
  );
  const expected = [
    ...firstPaths,
    ...[`/casestudy/${_id}`, '/blogs/three', '/blogs/one', '/seo-x'],
  ];
  expect(await sitemapAddresses()).toEqual(expected.map((path) => origin + path));
});

test('lastmod is the time of the last change, and the lists change with their items', async () => {
  const { db } = server;
  const { blog_id } = await insertItem(
    db,
    blogKind,
    blogInput.parse({ title: 'One', slug_url: 'one', category: null }),
  );
  const time = '2031-01-01T00:00:00.000Z';
  await db.updateTable('blogs').set({ updated_at: time }).where('blog_id', '=', blog_id).execute();
  const entries = elementsOf(xmlDocument(await textAt('/sitemap.xml')), 'url');
  const changed = entries.filter((entry) => textsOf(entry, 'lastmod').includes(time));
  expect(changed.map((entry) => textsOf(entry, 'loc')[0])).toEqual([
    `${origin}/`,
    `${origin}/insights`,
    `${origin}/blogs/one`,
  ]);
});

test('a deleted blog is gone from the sitemap and the feed at once', async () => {
  const { db, token } = server;
  const input = blogInput.parse({ title: 'One', slug_url: 'one', category: null });
  const { blog_id } = await insertItem(db, blogKind, input);
  expect(await sitemapAddresses()).toContain(`${origin}/blogs/one`);
  await server.call({ method: 'DELETE', url: `/blog/${blog_id}`, token });
  expect(await sitemapAddresses()).not.toContain(`${origin}/blogs/one`);
  expect(textsOf(xmlDocument(await textAt('/rss.xml')), 'item')).toEqual([]);
});

test('the feed has what RSS 2.0 asks for and at most fifty items, newest first', async () => {
  for (let number = 1; number <= 51; number++) {
    const day = String((number % 28) + 1).padStart(2, '0');
    const published_date = `${2000 + number}-05-${day}`;
    const slug_url = `blog ${number}`;
    const texts = { title: `Blog ${number}`, brief_paragraph: 'Brief', published_date };
    await insertItem(server.db, blogKind, blogInput.parse({ ...texts, slug_url, category: null }));
  }
  const { headers, body } = await server.call({ url: '/rss.xml' });
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = xmlDocument(body);
  const items = elementsOf(xml, 'item');
  expect(items).toHaveLength(50);
  expect(textsOf(xml, 'title').slice(0, 2)).toEqual(['Aqua & Söhne <3, Insights', 'Blog 51']);
  expect(elementsOf(xml, 'atom:link')[0]?.attributes).toEqual({
    href: `${origin}/rss.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
  for (const item of items) {
    const [link = ''] = textsOf(item, 'link');
    expect(link).toMatch(/^https:\/\/agency\.example\/blogs\/blog-\d+$/);
    expect(textsOf(item, 'guid')).toEqual([link]);
    expect(textsOf(item, 'pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(textsOf(item, 'description')).toEqual(['Brief']);
  }
});

test('T07 no title and no description breaks feed or sitemap', async () => {
  const unit = fc.constantFrom('<', ']]>', '&', '"', '\u0001', '🌴', '\u202e', 'a', ' ', '<!--');
  const texts = fc.sample(fc.string({ unit, minLength: 1 }), 60);
  for (const [number, text] of texts.entries()) {
    const slug_url = `${text.replace(/\p{Cc}/gu, '')}${number}`;
    const input = { title: text, brief_paragraph: text, slug_url, category: null };
    await insertItem(server.db, blogKind, blogInput.parse(input));
  }
  const items = elementsOf(xmlDocument(await textAt('/rss.xml')), 'item');
  const titles = items.flatMap((item) => textsOf(item, 'title'));
  const expected = texts.slice(-50).reverse();
  expect(titles).toEqual(expected.map((text) => text.replaceAll('\u0001', '')));
  expect(await sitemapAddresses()).toHaveLength(firstPaths.length + 60);
});

test('whoever has the newest text gets 304, until something is published', async () => {
  const { headers } = await server.call({ url: '/rss.xml' });
  const known = { 'if-none-match': `"x", ${headers.etag}` };
  const same = await server.call({ url: '/rss.xml', headers: known });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
  await insertItem(
    server.db,
    blogKind,
    blogInput.parse({ title: 'x', slug_url: 'x', category: null }),
  );
  expect((await server.call({ url: '/rss.xml', headers: known })).statusCode).toBe(200);
});

test('robots.txt allows everything and names only the sitemap', async () => {
  const text = await textAt('/robots.txt');
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('llms.txt names the agency and links its pages', async () => {
  await insertItem(
    server.db,
    blogKind,
    blogInput.parse({ title: 'A [b](c)\n# d', slug_url: 'one', category: null, author: 'Ada\nB.' }),
  );
  const { _id } = await insertItem(server.db, caseStudyKind, {});
  await updateItem(server.db, caseStudyKind, _id, {
    heroHeading: 'Study',
    sec1Para: '<p>Paper, <em>twice</em>.</p>',
    sec4Heading: '',
    sec4SubHeading: '',
  });
  const described = { title: 'Two', slug_url: 'two', category: null, author: 'Ada B.' };
  await insertItem(
    server.db,
    blogKind,
    blogInput.parse({ ...described, metaDescription: 'What it costs.' }),
  );
  const text = await textAt('/llms.txt');
  expect(text).toContain(`\n- [Study](${origin}/casestudy/${_id}): Paper, twice.\n`);
  expect(text).toContain(`\n- [Two](${origin}/blogs/two): What it costs.\n`);
  expect(text).toMatch(/^# Aqua & Söhne <3\n\n> A digital agency/);
  expect(text).toContain(`\n- [A \\[b\\](c) # d](${origin}/blogs/one): By Ada B.\n`);
});

test('security.txt names a mailbox and ends in a year', async () => {
  const text = await textAt('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${firstSettings.email}\n`);
  expect(text).toContain('Expires: 2027-03-01T00:00:00.000Z\n');
});

test('the manifest carries the name of the settings', async () => {
  const { headers, body } = await server.call({ url: '/site.webmanifest' });
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Aqua & Söhne <3', start_url: '/' });
});

test("R-G-04 the owner's figures stand in the manifest", async () => {
  const ownFigures = [{ name: 'nets', value: '12', label: 'Nets' }];
  const description = 'We cast {nets} nets.';
  await saveSiteSettings(server.db, { ...firstSettings, description, ownFigures });
  expect(JSON.parse(await textAt('/site.webmanifest')).description).toBe('We cast 12 nets.');
});

test('a part of the sitemap that does not exist is 404', async () => {
  expect((await server.call({ url: '/sitemap-1.xml' })).statusCode).toBe(200);
  expect((await server.call({ url: '/sitemap-2.xml' })).statusCode).toBe(404);
  expect((await server.call({ url: '/sitemap-0.xml' })).statusCode).toBe(404);
});

test('R-P-01 a page that stays out of search engines is in neither list', async () => {
  const { db } = server;
  const page = (name: string, more: object = {}) =>
    insertItem(db, pageKind, pageKind.input.parse({ name, path: `/${name}`, ...more }));
  await page('shown', { meta_title: 'About {name} | {name}', meta_description: 'Of {cities}.' });
  await page('hidden', { noindex: true });
  await page('elsewhere', { canonical_link: 'https://other.example/' });
  const addresses = await sitemapAddresses();
  expect(addresses).toContain(`${origin}/shown`);
  for (const path of ['/hidden', '/elsewhere', '/not-found']) {
    expect(addresses).not.toContain(origin + path);
  }
  const text = await textAt('/llms.txt');
  const cities = firstSettings.offices.map(({ city }) => city).join(' and ');
  expect(text).toContain(`\n- [About Aqua & Söhne \\<3](${origin}/shown): Of ${cities}.\n`);
  expect(text).not.toContain('/hidden');
});
