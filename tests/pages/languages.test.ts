import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstBlogs } from '../../content/blogs.ts';
import type { Category } from '../../domain/content/category.ts';
import { caseStudyCategories } from '../../domain/content/kinds/case-study-fields.ts';
import { canonicalOf, elementsIn, metaOf, structuredData } from '../html.ts';
import { textsOf, xmlDocument } from '../xml.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

const directions: Record<string, string> = { en: 'ltr', ar: 'rtl', ur: 'rtl' };

interface Visited {
  path: string;
  status: number;
  html: string;
}

/** hreflang and address of each alternate that a page names. */
function alternatesIn(html: string): [language: string, href: string][] {
  return elementsIn(html, 'link')
    .map(({ attributes }) => attributes)
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang = '', href = '' }) => [hreflang, href]);
}

function languageOf(path: string): string {
  return /^\/(ar|ur)(?=\/|$)/.exec(path)?.[1] ?? 'en';
}

function rootOf(html: string): Record<string, string> {
  return elementsIn(html, 'html')[0]?.attributes ?? {};
}

let site: PageServer;
let addresses: string[] = [];
const pages = new Map<string, Visited>();

async function visit(path: string): Promise<Visited> {
  const known = pages.get(path);
  if (known) return known;
  const { status, html } = await site.visit(path);
  const visited = { path, status, html };
  pages.set(path, visited);
  return visited;
}

beforeAll(async () => {
  site = await openPages('first');
  const { html } = await site.visit('/sitemap.xml');
  addresses = textsOf(xmlDocument(html), 'loc').map((address) => address.slice(origin.length));
  for (const path of addresses) await visit(path);
}, 120_000);
afterAll(() => site.close());

/** Everything that is wrong with the alternates of a page; empty for a page with none. */
async function errorsOf({ path, html }: Visited): Promise<string[]> {
  const named = alternatesIn(html);
  if (named.length === 0) return [];
  const errors: string[] = [];
  const note = (isWrong: boolean, what: string) => isWrong && errors.push(`${path}: ${what}`);
  const own = named.filter(([language]) => language !== 'x-default');
  note(new Set(own.map(([language]) => language)).size !== own.length, 'a language twice');
  note(!own.some(([, href]) => href === origin + path), 'not itself');
  note(canonicalOf(html) !== origin + path, 'not canonical');
  const fallback = named.find(([language]) => language === 'x-default')?.[1];
  note(fallback !== own.find(([language]) => language === 'en')?.[1], 'another x-default');
  for (const [language, href] of own) {
    note(!href.startsWith(`${origin}/`), `${href} is not absolute`);
    const there = await visit(href.slice(origin.length));
    const { lang, dir } = rootOf(there.html);
    note(there.status !== 200, `${href} answers ${there.status}`);
    note(lang !== language || dir !== directions[language], `${href} is in ${lang}, ${dir}`);
    note(
      JSON.stringify(alternatesIn(there.html)) !== JSON.stringify(named),
      `${href} names others`,
    );
  }
  return errors;
}

describe('a site in three languages', () => {
  test('R-L-07 every alternate answers, is in its language, and names all others', async () => {
    const all = [...pages.values()];
    const errors = (await Promise.all(all.map(errorsOf))).flat();
    expect(errors).toEqual([]);
    const checked = all.flatMap(({ html }) => alternatesIn(html)).length;
    expect(checked).toBeGreaterThan(100);
    for (const language of ['ar', 'ur']) {
      expect(addresses.filter((path) => languageOf(path) === language).length).toBeGreaterThan(10);
    }
  });

  test('a page that names an alternate back is no error, and one that does not is (negative control)', async () => {
    const { html } = await visit('/ar/contact');
    const shorter = html.replace(/<link[^>]*hreflang="ur"[^>]*>/i, '');
    expect(shorter).not.toBe(html);
    expect(await errorsOf({ path: '/ar/contact', status: 200, html: shorter })).not.toEqual([]);
  });

  test('R-L-07 every address of the sitemap answers in the language and direction of its prefix', () => {
    const wrong = addresses.filter((path) => {
      const { status, html } = pages.get(path) ?? { status: 0, html: '' };
      const { lang, dir } = rootOf(html);
      const language = languageOf(path);
      return status !== 200 || lang !== language || dir !== directions[language];
    });
    expect(wrong).toEqual([]);
  });

  test('R-L-06 no link leads to another language where its own is there, without saying so', () => {
    const there = new Set(addresses);
    const mixed = addresses.flatMap((path) => {
      const language = languageOf(path);
      if (language === 'en') return [];
      return elementsIn(pages.get(path)?.html ?? '', 'a').flatMap(({ attributes, text }) => {
        const { href = '', hreflang } = attributes;
        const [target = ''] = href.split(/[?#]/);
        const isPage = /^\/(?!media\/|api\/)/.test(target) && !/\.\w+$/.test(target);
        if (!isPage || languageOf(target) === language) return [];
        if (hreflang === languageOf(target)) return [];
        return [`${path}: ${href} (${text.trim()}) ${there.has(target)}`];
      });
    });
    expect(mixed).toEqual([]);
  });

  test('R-L-06 every page offers every language in its header and its footer', () => {
    const landing = addresses.filter((path) => {
      const { html = '' } = pages.get(path) ?? {};
      const links = elementsIn(html, 'a')
        .filter(({ attributes: { lang, hreflang } }) => lang !== undefined && lang === hreflang)
        .map(({ attributes }) => attributes.lang);
      const current = elementsIn(html, 'span')
        .filter(({ attributes: { lang, ...all } }) => lang && all['aria-current'] !== undefined)
        .map(({ attributes }) => attributes.lang);
      const isLanding = !html.includes('id="languages"');
      const places = isLanding ? 1 : 2;
      expect(current, path).toEqual(Array(places).fill(languageOf(path)));
      expect([...links, ...current].toSorted(), path).toEqual(
        ['ar', 'en', 'ur'].flatMap((tag) => Array(places).fill(tag)),
      );
      return isLanding;
    });
    // Pages of places have no navigation in their header (R-2.4-08).
    expect(landing.length).toBe(5);
  });

  test('R-L-06 what a language lacks says so there, and offers what is', async () => {
    const lacking = addresses.filter(
      (path) =>
        path.startsWith('/blogs/') && alternatesIn(pages.get(path)?.html ?? '').length === 0,
    );
    expect(lacking.length).toBeGreaterThan(0);
    const there = await visit(`/ar${lacking[0]}`);
    expect(there.status).toBe(200);
    expect(rootOf(there.html)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(metaOf(there.html).get('robots')).toBe('noindex');
    expect(there.html).toContain('هذه الصفحة غير متوفرة بهذه اللغة بعد.');
    const links = elementsIn(there.html, 'a').map(({ attributes: { href } }) => href);
    for (const offered of ['/ar', '/ar/case-studies', '/ar/insights', '/ar/contact', lacking[0]]) {
      expect(links).toContain(offered);
    }
  });

  test('R-X-05 a redirect of a page that a language lacks holds at once', async () => {
    const [lacking = ''] = addresses.filter(
      (path) =>
        path.startsWith('/blogs/') && alternatesIn(pages.get(path)?.html ?? '').length === 0,
    );
    const path = `/ur${lacking}`;
    expect((await site.visit(path)).status).toBe(200);
    await site.call('POST', '/api/redirects', { path, target: '/ur/insights' });
    const { status, headers } = await site.visit(path);
    expect([status, headers.location]).toEqual([301, '/ur/insights']);
  });

  test('R-L-06 an unknown address is a page in the language of its prefix', async () => {
    const nowhere = await visit('/ur/no-such-page');
    expect([nowhere.status, rootOf(nowhere.html).lang]).toEqual([404, 'ur']);
    expect((await visit('/fr/contact')).status).toBe(404);
    expect(rootOf((await visit('/fr/contact')).html).lang).toBe('en');
  });

  test('R-L-07 structured data and Open Graph are those of the language', async () => {
    const { html } = await visit('/ar/insights');
    const urls = structuredData(html).flatMap(({ itemListElement }) =>
      Array.isArray(itemListElement) ? itemListElement.map(({ url, item }) => url ?? item) : [],
    );
    expect(urls.length).toBeGreaterThan(2);
    expect(urls.filter((url) => !url.startsWith(`${origin}/ar`))).toEqual([]);
    const meta = metaOf(html);
    expect(meta.get('og:locale')).toBe('ar');
    expect(meta.get('og:url')).toBe(`${origin}/ar/insights`);
    expect(meta.get('og:image')).toBe(`${origin}/social/page/ar%2Finsights.png`);
    const further = [...pages.values()].filter(
      ({ path, html: own }) => languageOf(path) !== 'en' && !metaOf(own).has('robots'),
    );
    expect(further.length).toBeGreaterThan(20);
    for (const { path, html: own } of further) {
      const picture = decodeURIComponent(metaOf(own).get('og:image') ?? '');
      expect(picture, path).toBe(
        `${origin}/social/page${decodeURIComponent(path.replace(/\?.*/, ''))}.png`,
      );
      const items = structuredData(own).filter((node) =>
        ['BlogPosting', 'CreativeWork'].includes(String(node['@type'])),
      );
      for (const { image } of items) expect(image, path).toBe(metaOf(own).get('og:image'));
    }
    const others = elementsIn(html, 'meta').map(({ attributes }) => attributes);
    const locales = others.filter(({ property }) => property === 'og:locale:alternate');
    expect(locales.map(({ content }) => content)).toEqual(['en', 'ur']);
  });

  test.each(['/ar', '/ar/insights', '/ur/insights'])(
    'R-L-09 %s dates its articles in its own words',
    async (path) => {
      const { html } = await visit(path);
      const dates = elementsIn(html, 'time').map(({ text }) => text);
      expect(dates.length).toBeGreaterThan(1);
      expect(dates.filter((date) => !/\p{Script=Arabic}/u.test(date))).toEqual([]);
      const typed = firstBlogs.map(({ published_date }) => `>${published_date}<`);
      expect(typed.filter((date) => html.includes(date))).toEqual([]);
    },
  );

  test('R-L-09 a comma after Arabic letters is that of their script', () => {
    const further = [...pages.values()].filter(({ path }) => languageOf(path) !== 'en');
    const odd = further.flatMap(({ path, html }) => {
      const words = html.replaceAll(/<script.*?<\/script>|<\/?(?:span|b|bdi)\b[^>]*>/gs, '');
      return [...words.matchAll(/[\u0620-\u06d3]\s*[,;?]\s.{0,20}/g)].map(
        ([text]) => `${path}: ${text}`,
      );
    });
    expect(odd).toEqual([]);
  });

  test('R-L-06 no page names a category in the language of origin', () => {
    // Some names are the same in every language.
    const translated = caseStudyCategories.filter((name) => /\w \w{5}/.test(name));
    expect(translated.length).toBeGreaterThan(5);
    const further = [...pages.values()].filter(({ path }) => languageOf(path) !== 'en');
    const named = further.flatMap(({ path, html }) => {
      const words = html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ');
      return translated.filter((name) => words.includes(name)).map((name) => `${path}: ${name}`);
    });
    expect(named).toEqual([]);
  });

  test('R-L-09 an author is named in the letters of the page', async () => {
    const typed = [...new Set(firstBlogs.map(({ author = '' }) => author))].filter(Boolean);
    expect(typed.length).toBeGreaterThan(1);
    const articles = addresses.filter((path) => /^\/(ar|ur)\/blogs\//.test(path));
    expect(articles.length).toBeGreaterThan(3);
    for (const path of articles) {
      const { html } = await visit(path);
      expect(
        elementsIn(html, 'p').filter(({ attributes }) => attributes.id === 'author'),
      ).toHaveLength(1);
      expect(
        typed.filter((name) => html.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  test('R-L-09 the words of a film say in which language they are', async () => {
    const spoken = async (path: string) => {
      const { html } = await visit(path);
      const [words] = elementsIn(html, 'p').filter(
        ({ attributes }) => attributes['data-film-words'] !== undefined,
      );
      return { lang: words?.attributes.lang, dir: words?.attributes.dir, isThere: !!words };
    };
    const [study = ''] = addresses.filter((path) => path.startsWith('/ar/casestudy/'));
    expect(await spoken(study)).toEqual({ lang: 'en', dir: 'ltr', isThere: true });
    const original = await spoken(study.replace('/ar', ''));
    expect(original).toEqual({ lang: undefined, dir: undefined, isThere: true });
  });

  test('R-L-09 the alternative text of a picture says in which language it is', async () => {
    const described = async (path: string) =>
      elementsIn((await visit(path)).html, 'img').flatMap(({ attributes: { alt, lang } }) =>
        alt ? [{ isEnglish: !/\p{Script=Arabic}/u.test(alt), lang }] : [],
      );
    const studies = addresses.filter((path) => /^\/(ar|ur)\/casestudy\//.test(path));
    const inEditions = (await Promise.all(studies.map(described))).flat();
    expect(inEditions.some(({ isEnglish }) => isEnglish)).toBe(true);
    expect(inEditions.filter(({ isEnglish, lang }) => isEnglish !== (lang === 'en'))).toEqual([]);
    const originals = await described((studies[0] ?? '').replace(/^\/(ar|ur)/, ''));
    expect(originals.filter(({ lang }) => lang !== undefined)).toEqual([]);
  });

  test('R-L-07 articles have a feed, and programs a list of pages, in each language', async () => {
    const rss = xmlDocument((await site.visit('/ar/rss.xml')).html);
    expect(textsOf(rss, 'language')).toEqual(['ar']);
    const links = textsOf(rss, 'link');
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !link.startsWith(`${origin}/ar`))).toEqual([]);
    expect(textsOf(rss, 'title').filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([]);
    const llms = (await site.visit('/ur/llms.txt')).html;
    const listed = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
    expect(listed.length).toBeGreaterThan(10);
    for (const address of listed) {
      expect((await visit(address.slice(origin.length))).status, address).toBe(200);
    }
    expect(llms).not.toMatch(/\{\w+\}|<\w/);
    expect(listed[0]).toBe(`${origin}/ur`);
    const studies = (await visit('/ur/case-studies')).html;
    expect(llms).toContain(`: ${metaOf(studies).get('description')}\n`);
    const [title = ''] = (metaOf(studies).get('og:title') ?? '').split(' | ');
    expect(llms).toContain(`[${title}](${origin}/ur/case-studies)`);
    const headings = [...llms.matchAll(/^#+ (.*)/gm)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(4);
    expect(headings.filter((heading) => !/\p{Script=Arabic}/u.test(heading))).toEqual([]);
    expect(llms).not.toContain('Offices:');
    const [reach = ''] = llms.match(/^دفاتر: .*/m) ?? [];
    expect(reach).toContain('امارات؛ ');
    expect(reach).not.toContain(';');
    const none = await visit('/fr/rss.xml');
    expect([none.status, rootOf(none.html).lang]).toEqual([404, 'en']);
  });

  test('R-L-12 an enquiry without script is of its language, and comes back to the page that it was written on', async () => {
    const [form] = elementsIn((await visit('/ar/contact')).html, 'form');
    expect(form?.attributes.action).toBe('/ar/contact');
    const payload = 'name=Amal&email=amal%40example.com&message=Hello&phoneNum=none';
    const sent = await site.visit('/ar/contact', {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe('/ar/contact?sent=success#contact-form');
    const stored = await site.db.selectFrom('enquiries').select('language').execute();
    expect(stored).toEqual([{ language: 'ar' }]);
  });
});

test('R-L-06 a renamed category leads on within the language that it was asked in', async () => {
  const { data } = (await site.call('GET', '/api/categories')).json();
  const asked = (data as Category[]).find(({ category }) => category === 'Web Development');
  if (!asked) throw new Error('There is no such category.');
  const { category_id: id, category } = asked;
  const inArabic = async () =>
    (await site.call('GET', '/api/site-texts/ar'))
      .json()
      .texts.find(({ path }: { path: string }) => path === `categories.${id}`).text;
  const first = await inArabic();
  const name = (text: string) =>
    site.call('PUT', '/api/site-texts/ar', { values: { categories: { [id]: text } } });
  const leadsTo = async (former: string, language = '/ar') => {
    const { status, headers } = await site.visit(
      `${language}/insights?category=${encodeURIComponent(former)}`,
    );
    return [status, decodeURIComponent(String(headers.location ?? '')).replaceAll('+', ' ')];
  };
  await name('هندسة الويب');
  const today = [301, '/ar/insights?category=هندسة الويب'];
  expect(await leadsTo(first)).toEqual(today);
  expect(await leadsTo(category)).toEqual(today);
  await site.call('PUT', `/api/categories/${id}`, { category: 'Web Engineering' });
  expect(await leadsTo(category)).toEqual(today);
  expect(await leadsTo(category, '')).toEqual([301, '/insights?category=Web Engineering']);
  await name('');
  expect(await leadsTo('هندسة الويب')).toEqual([301, '/ar/insights?category=Web Engineering']);
});
