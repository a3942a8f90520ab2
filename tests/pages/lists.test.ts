import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertItem, updateItem } from '../../db/content/change-items.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyInput, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import {
  all,
  attribute,
  everything,
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
beforeAll(async () => {
  site = await openPages('first');
  for (let number = 1; number <= 61; number++) {
    const texts = { title: `Pipe ${number}`, slug_url: `pipe ${number}`, blog_image: '/a.png' };
    await insertItem(site.db, blogKind, blogInput.parse(texts));
  }
});
afterAll(() => site.close());

function head(page: Page, rel: string): string | null {
  const [link] = all(page, 'link', { rel });
  return link ? attribute(link, 'href') : null;
}

function tiles(page: Page): string[] {
  return texts(sectionNamed(page, 'Trending Blogs'), 'h3').filter(
    (text) => text !== 'Have a question?',
  );
}

/** Every page of a list, found as a search engine finds it: by the link to the next one. */
async function walk(address: string): Promise<Page[]> {
  const page = await site.page(address);
  const [next] = linksNamed(page, 'Next page');
  return next ? [page, ...(await walk(next))] : [page];
}

test('sixty articles stand on one page, and links lead through all the others', async () => {
  const pages = await walk('/insights');
  const blogs = (await site.call('GET', '/blog')).json().data;
  const links = pages.map((page) =>
    all(sectionNamed(page, 'Trending Blogs'), 'a', { href: /^\/blogs\// }),
  );
  expect(links.map(({ length }) => length)).toEqual([60, blogs.length - 60]);
  expect(new Set(links.flat().map((link) => attribute(link, 'href'))).size).toBe(blogs.length);
});

test('the former names of a category lead on to the one of today, until another one has them', async () => {
  const made = (await site.call('POST', '/api/categories', { category: 'Pipes' })).json();
  const own = `/api/categories/${made.data.category_id}`;
  for (const category of ['Pipework', 'Tubes']) await site.call('PUT', own, { category });
  for (const former of ['Pipes', 'Pipework']) {
    const { status, headers } = await site.visit(`/insights?category=${former}&find=%C3%A9`);
    expect([status, headers.location]).toEqual([301, '/insights?category=Tubes&find=%C3%A9']);
  }
  expect((await site.visit('/insights?category=Never')).status).toBe(404);
  expect((await site.visit('/case-studies?category=Pipes')).status).toBe(404);
  const other = (await site.call('POST', '/api/categories', { category: 'Pipes' })).json();
  expect((await site.visit('/insights?category=Pipes')).status).toBe(200);
  expect((await site.visit('/insights?category=Pipes&page=99')).status).toBe(404);
  await site.call('DELETE', `/api/categories/${other.data.category_id}`);
  await site.call('DELETE', own);
  expect((await site.visit('/insights?category=Pipework')).status).toBe(404);
});

test('each page has its own title and address and names its neighbours', async () => {
  const [first, second] = await walk('/insights');
  if (!first || !second) throw new Error('There are no two pages.');
  expect([head(first, 'canonical'), head(first, 'prev'), head(first, 'next')]).toEqual([
    `${origin}/insights`,
    null,
    `${origin}/insights?page=2`,
  ]);
  expect([head(second, 'canonical'), head(second, 'prev'), head(second, 'next')]).toEqual([
    `${origin}/insights?page=2`,
    `${origin}/insights`,
    null,
  ]);
  expect(texts(second, 'title')[0]).toMatch(/^Page 2: /);
  expect(meta(second, 'description')).not.toBe(meta(first, 'description'));
  const sitemap = (await site.visit('/sitemap.xml')).html;
  expect(sitemap).toContain(`<loc>${origin}/insights?page=2</loc>`);
  expect(sitemap).not.toContain('?page=3');
});

test('a list whose canonical link is its own address names that of each of its pages', async () => {
  const set = (canonical_link: string) =>
    changeContent(site.db, (transaction) =>
      transaction
        .updateTable('pages')
        .set({ canonical_link })
        .where('slug', '=', '/insights')
        .execute(),
    );
  for (const own of ['/insights', `${origin}/insights`]) {
    await set(own);
    const page = await site.page('/insights?page=2');
    expect(head(page, 'canonical'), own).toBe(`${origin}/insights?page=2`);
  }
  await set('https://other.example/insights');
  const elsewhere = await site.page('/insights?page=2');
  expect(head(elsewhere, 'canonical')).toBe('https://other.example/insights');
  await set('');
});

test.each(['/insights?page=3', '/insights?page=0', '/insights?page=x', '/case-studies?page=2'])(
  '%s is a page that is not there',
  async (address) => {
    const { status, page } = await site.visit(address);
    expect(status).toBe(404);
    expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  },
);

test('a category is chosen by address, and its links tell how many articles there are', async () => {
  const whole = await site.page('/insights');
  const filter = all(whole, 'nav', { 'aria-label': 'Filter by category' })[0];
  if (!filter) throw new Error('There is no filter.');
  const link = all(filter, 'a').find((found) => textOf(found).startsWith('Google Ads'));
  const page = await site.page(String(link && attribute(link, 'href')));
  expect(tiles(page)).toHaveLength(Number(/\d+$/.exec(link ? textOf(link) : '')?.[0]));
  expect(tiles(page)).toContain('Google Ads in Ramadan: plan the calendar first');
  expect(head(page, 'canonical')).toBe(`${origin}/insights`);
  const [current] = all(page, 'a', { 'aria-current': 'page' }).slice(-1);
  expect(current && textOf(current)).toMatch(/^Google Ads /);
});

test('what is looked for is found, in either list, and stays out of every index', async () => {
  const page = await site.page('/insights?find=pipe%2061');
  expect(tiles(page)).toEqual(['Pipe 61']);
  expect(meta(page, 'robots')).toBe('noindex');
  expect(texts(page, 'p', { role: 'status' })[0]).toContain('1 article with pipe 61');
  const [elsewhere] = linksNamed(page, 'Search case studies');
  expect(elsewhere).toBe('/case-studies?find=pipe%2061');
  const none = await site.page(String(elsewhere));
  expect(textOf(none)).toContain('No case study tells of that yet.');
  const { heroHeading } = (await site.call('GET', '/api/caseStudies')).json()[0];
  const found = await site.page(`/case-studies?find=${encodeURIComponent(heroHeading)}`);
  expect(texts(sectionNamed(found, 'Projects_'), 'h3')[0]).toBe(heroHeading);
});

test('hostile words are shown as words', async () => {
  const words = '<script>alert(1)</script>';
  const { status, html } = await site.visit(`/insights?find=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  expect(html).not.toContain(words);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('the page that is not there offers a search of both lists that needs no script', async () => {
  const { page } = await site.visit('/no-such-page');
  const [form] = all(page, 'form');
  if (!form) throw new Error('There is no form.');
  expect(attribute(form, 'action')).toBe('/insights');
  const [words] = all(form, 'input', { name: 'find', maxlength: '60' });
  const id = String(words && attribute(words, 'id'));
  expect(all(form, 'label', { for: id })).toHaveLength(1);
  expect(all(form, 'button').map((button) => attribute(button, 'formaction'))).toEqual([
    null,
    '/case-studies',
  ]);
  for (const path of ['/', '/case-studies', '/insights', '/contact']) {
    const ways = all(page, 'nav', { 'aria-label': 'Ways onward' })[0];
    expect(ways && all(ways, 'a', { href: path })).toHaveLength(1);
  }
});

test('R-2.1-07 sixty projects come twenty at a time, the newest first, each a full card', async () => {
  const idsOfAll = async () => {
    const studies: { _id: string }[] = (await site.call('GET', '/api/caseStudies')).json();
    return studies.map(({ _id }) => _id);
  };
  const own = (await idsOfAll()).length;
  for (let number = own + 1; number <= 60; number++) {
    const texts = { heroHeading: `Work ${number}`, sec4Heading: 'x', sec4SubHeading: 'x' };
    const { _id } = await insertItem(site.db, caseStudyKind, {});
    await updateItem(site.db, caseStudyKind, _id, caseStudyInput.parse(texts));
  }
  const pages = await walk('/case-studies');
  const main = pages.map((page) => all(page, 'main').map(textOf).join());
  const shown = pages.map((page) =>
    all(page, 'a', { href: /^\/casestudy\// }).map((link) => attribute(link, 'href')),
  );
  const ids = await idsOfAll();
  expect(shown.map((links) => new Set(links).size)).toEqual([20, 20, 20]);
  expect(new Set(shown.flat())).toEqual(new Set(ids.map((id) => `/casestudy/${id}`)));
  expect(main.map((text) => text.includes('Work 60'))).toEqual([true, false, false]);
});

test('a page with both lists has a search in each, and no id twice', async () => {
  const page = {
    name: 'All',
    path: '/all',
    sections: [{ kind: 'case-study-list' }, { kind: 'blog-list' }],
  };
  await insertItem(site.db, pageKind, pageKind.input.parse(page), { status: 'published' });
  const shown = await site.page('/all?find=pipe');
  const searches = all(shown, 'input', { name: 'find' });
  expect(searches).toHaveLength(2);
  const ids = everything(shown).flatMap((element) => attribute(element, 'id') ?? []);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  for (const search of searches) one(shown, 'label', { for: attribute(search, 'id') ?? '' });
});
