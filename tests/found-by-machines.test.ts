import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadFirstContent } from '../content/load.ts';
import { movedPages } from '../content/moved-pages.ts';
import { firstSettings } from '../content/settings.ts';
import { findSiteTexts } from '../db/content/editions/site-texts.ts';
import { settingsIn } from '../domain/languages/site-texts.ts';
import { z } from '../domain/zod.ts';
import { builtRenderer } from '../server/pages/renderer.ts';
import {
  type Answer,
  type CrawledPage,
  crawl,
  mixedContent,
  orphans,
  repeated,
  titleOf,
} from './crawl.ts';
import fc from './fast-check.ts';
import { canonicalOf, elementsIn, metaOf, structuredData } from './html.ts';
import { serverForAll, type TestServer } from './server.ts';
import { textsOf, xmlDocument } from './xml.ts';

/** Milliseconds: each social picture takes half a second to draw, on a busy machine two. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const origin = 'https://agency.example';

/** The built site with its first content, which no test changes, and what a crawler finds there. */
let site: TestServer;
let end: () => Promise<void>;
let pages: CrawledPage[];
let indexable: CrawledPage[];

beforeAll(async () => {
  const config = { origin, development: false };
  const renderer = await builtRenderer();
  ({ server: site, end } = await serverForAll({ config, draws: true, renderer }));
  await loadFirstContent(site.db, site.app.services.media);
  pages = await crawl(ask, { origin, withFiles: true });
  indexable = pages.filter(isIndexable);
});
afterAll(() => end());

async function ask(url: string): Promise<Answer> {
  const { statusCode, headers, body } = await site.call({ url });
  const isPage = String(headers['content-type']).startsWith('text/html');
  return { status: statusCode, location: headers.location, html: isPage ? body : '' };
}

/** A page that search engines may list under this very address. */
function isIndexable({ path, html }: CrawledPage): boolean {
  return html !== '' && !metaOf(html).get('robots') && canonicalOf(html) === origin + path;
}

test('R-X-09 every link and file answers, and the sitemap is what links lead to', async () => {
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  const { body } = await site.call({ url: '/sitemap.xml' });
  const listed = textsOf(xmlDocument(body), 'loc');
  expect(repeated(listed)).toEqual([]);
  expect(indexable.map(({ path }) => origin + path).sort()).toEqual(listed.sort());
  expect(pages.flatMap(mixedContent)).toEqual([]);
  for (const address of textsOf(xmlDocument(body), 'image:loc')) {
    const { statusCode } = await site.call({ url: address.slice(origin.length) });
    expect([address, statusCode]).toEqual([address, 200]);
  }
});

function languageOf(path: string): string {
  return /^\/(ar|ur)(?=\/|$)/.exec(path)?.[1] ?? 'en';
}

test('R-X-10 every page has its own title, description and picture', async () => {
  expect(repeated(indexable.map(({ html }) => metaOf(html).get('description') ?? ''))).toEqual([]);
  expect(repeated(indexable.map(titleOf))).toEqual([]);
  const names = new Map<string, string>();
  for (const tag of ['en', 'ar', 'ur'])
    names.set(tag, settingsIn(firstSettings, await findSiteTexts(site.db, tag)).name);
  for (const { path, html } of indexable) {
    const meta = metaOf(html);
    expect(elementsIn(html, 'h1'), path).toHaveLength(1);
    const language = languageOf(path);
    expect(elementsIn(html, 'html')[0]?.attributes.lang, path).toBe(language);
    const { length } = meta.get('description') ?? '';
    expect(length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect(length, `description of ${path}`).toBeLessThanOrEqual(160);
    const title = titleOf({ html });
    expect(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(60);
    expect([path, meta.get('og:title'), meta.get('og:url')]).toEqual([path, title, origin + path]);
    expect(meta.get('twitter:card'), path).toBe('summary_large_image');
    expect([path, meta.get('twitter:title'), meta.get('og:locale')]).toEqual([
      path,
      title,
      language,
    ]);
    expect(meta.get('twitter:description')).toBe(meta.get('description'));
    expect([path, meta.get('og:site_name')]).toEqual([path, names.get(language)]);
    const image = meta.get('og:image') ?? '';
    expect(meta.get('twitter:image')).toBe(image);
    expect(meta.get('og:image:alt')).toBeTruthy();
    expect(image.startsWith(`${origin}/social/`), path).toBe(true);
    const { statusCode, headers } = await site.call({ url: image.slice(origin.length) });
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/png']);
  }
  // Editions have those of their originals.
  const originals = indexable.filter(({ path }) => languageOf(path) === 'en');
  const pictures = originals.map(({ html }) => metaOf(html).get('og:image') ?? '');
  expect(repeated(pictures)).toEqual([]);
});

/** What each type of structured data must have. */
const requiredFields: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  ProfessionalService: ['name', 'url', 'image', 'telephone', 'address'],
  LocalBusiness: ['name', 'url', 'image', 'telephone', 'address'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  FAQPage: ['mainEntity'],
  CreativeWork: ['name', 'description', 'url', 'image', 'creator'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  ListItem: ['position', 'name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const addressFields = ['url', 'item', 'image', 'logo', '@id', 'mainEntityOfPage', 'thumbnailUrl'];

/** Named inside another thing, these only say who or what is meant. */
const named = ['Organization', 'Service', 'BlogPosting'];

/** What is missing from a thing and from the things in it. */
function mistakesIn(thing: unknown, place: string, isOutermost = true): string[] {
  if (Array.isArray(thing)) {
    return thing.flatMap((one, index) => mistakesIn(one, `${place}[${index}]`, false));
  }
  if (typeof thing !== 'object' || thing === null) return [];
  const fields = new Map<string, unknown>(Object.entries(thing));
  const type = String(fields.get('@type'));
  const isNamed = !isOutermost && named.includes(type);
  const required = isNamed ? ['name'] : (requiredFields[type] ?? []);
  const missing = required.filter((field) => !fields.get(field));
  const relative = addressFields.filter((field) => {
    const value = fields.get(field);
    return typeof value === 'string' && !/^https?:\/\//.test(value);
  });
  const inner = [...fields].flatMap(([field, value]) =>
    mistakesIn(value, `${place}.${field}`, false),
  );
  return [...[...missing, ...relative].map((field) => `${place} (${type}): ${field}`), ...inner];
}

function typesOn(pages: CrawledPage[], path: RegExp): string[] {
  const page = pages.find((candidate) => path.test(candidate.path));
  return structuredData(page?.html ?? '').map((thing) => String(thing['@type']));
}

test('R-2.1-03 structured data is complete and its addresses are absolute', () => {
  for (const { path, html } of indexable) {
    for (const thing of structuredData(html)) {
      expect(Object.keys(requiredFields), path).toContain(thing['@type']);
      expect(mistakesIn(thing, path)).toEqual([]);
    }
  }
  expect(typesOn(indexable, /^\/$/)).toEqual(['WebSite', 'Organization', 'ProfessionalService']);
  expect(typesOn(indexable, /^\/case-studies$/)).toEqual(['ItemList', 'BreadcrumbList']);
  expect(typesOn(indexable, /^\/casestudy\//)).toEqual(['CreativeWork', 'BreadcrumbList']);
  expect(typesOn(indexable, /^\/insights$/)).toEqual(['ItemList', 'BreadcrumbList']);
  expect(typesOn(indexable, /^\/blogs\//)).toEqual(['BlogPosting', 'BreadcrumbList']);
  const bare = indexable.filter(({ html }) => !/BreadcrumbList/.test(html));
  expect(bare.map(({ path }) => path).sort()).toEqual(['/', '/ar', '/ur']);
});

test('the list of articles names the category of each', () => {
  const insights = indexable.find(({ path }) => path === '/insights');
  const [list] = structuredData(insights?.html ?? '');
  const elements = z.array(z.object({ item: z.object({ articleSection: z.string().min(1) }) }));
  expect(elements.parse(list?.itemListElement).length).toBeGreaterThan(3);
});

test('a thing without its fields is found (negative control)', () => {
  expect(mistakesIn({ '@type': 'WebSite', name: 'x', url: '/x' }, 'page')).toEqual([
    'page (WebSite): url',
  ]);
  expect(mistakesIn({ '@type': 'WebSite', url: 'https://x' }, 'page')).toEqual([
    'page (WebSite): name',
  ]);
});

test('R-2.1-17 what search engines must not list says so', async () => {
  const { call } = site;
  for (const url of ['/login', '/admin', '/admin/blogs', '/api/blog']) {
    expect((await call({ url })).headers['x-robots-tag'], url).toBe('noindex');
  }
  for (const url of ['/login', '/api/docs', '/no-such-page', '/blogs/none', '/casestudy/none']) {
    const { statusCode, body } = await call({ url });
    expect(metaOf(body).get('robots'), url).toBe('noindex');
    expect(statusCode, url).toBe(/login|docs/.test(url) ? 200 : 404);
  }
});

test('R-2.2-09 each moved service page is one 301 away from its page, query kept', async () => {
  const { call } = site;
  expect([...movedPages]).toHaveLength(4);
  for (const [from, to] of movedPages) {
    const { statusCode, headers } = await call({ url: `${from}?a=1` });
    expect([from, statusCode, headers.location]).toEqual([from, 301, `${to}?a=1`]);
    const other = await call({ url: `${from.toUpperCase()}//?a=1` });
    expect([other.statusCode, other.headers.location]).toEqual([308, `${from}?a=1`]);
    expect((await call({ url: to })).statusCode).toBe(200);
  }
});

test('another spelling of an address is one 308 away from the right one', async () => {
  const { call } = site;
  for (const path of ['/company', '/insights', '/blogs/right-to-left-is-a-layout-not-a-mirror']) {
    for (const url of [`${path}/`, path.toUpperCase(), `${path}//`]) {
      const { statusCode, headers } = await call({ url: `${url}?a=1` });
      expect([url, statusCode, headers.location]).toEqual([url, 308, `${path}?a=1`]);
    }
    expect((await call({ url: path })).statusCode).toBe(200);
    expect((await call({ url: `${path}%2f` })).statusCode).toBe(404);
  }
});

test('R-2.1-20 fifty random paths are 404 with both headings and noindex', async () => {
  const { call } = site;
  const segment = fc.stringMatching(/^[a-z0-9_~.-]*[a-z0-9]$/);
  const starts = fc.constantFrom('', 'blogs/', 'casestudy/', 'insights/', 'company/x/');
  const paths = fc.tuple(starts, segment).map(([start, end]) => `/${start}${end}-x`);
  for (const url of fc.sample(paths, 50)) {
    const { statusCode, body } = await call({ url });
    const headings = [...elementsIn(body, 'h1'), ...elementsIn(body, 'h2')].map(({ text }) => text);
    expect([url, statusCode, metaOf(body).get('robots')]).toEqual([url, 404, 'noindex']);
    expect(headings[0]?.trim()).toBe('Oops! Page Not Found');
    expect(headings).toContain("The page you're looking for doesn't exist.");
  }
});

test('an orphan and mixed content are found (negative control)', () => {
  const page = { path: '/', from: '/', status: 200, html: '<img src="http://x.example/a.png">' };
  expect(mixedContent(page)).toEqual(['http://x.example/a.png']);
  expect(orphans(['/', '/lost'], [page])).toEqual(['/lost']);
});
