import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, attribute, type Element, sectionNamed, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

/** The tile that leads to an address. */
async function tile(address: string): Promise<Element> {
  const section = sectionNamed(await site.page('/insights'), 'Trending Blogs');
  const [found] = all(section, 'a', { href: address });
  if (!found) throw new Error(`no tile leads to ${address}`);
  return found;
}

test('R-2.1-10 one tile per published blog', async () => {
  const own = await openPages('none');
  for (const title of ['One', 'Two', 'Three', 'Four']) await own.addBlog({ title });
  await own.addBlog({});
  const page = await own.page('/insights');
  await own.close();
  expect(texts(page, 'h1')).toHaveLength(1);
  expect(texts(sectionNamed(page, 'Trending Blogs'), 'h3')).toEqual([
    'Four',
    'Three',
    'Two',
    'One',
  ]);
});

test('R-2.1-10 without a blog the page still renders', async () => {
  const own = await openPages('none');
  const page = await own.page('/insights');
  await own.close();
  expect(all(page, 'a', { href: /^\/blogs\// })).toEqual([]);
  expect(texts(page, 'h2')).toContain('Trending Blogs');
});

test('R-2.1-11 a tile has the fixed label, title, date as typed and teaser', async () => {
  await site.addBlog({
    title: 'Opening hours',
    brief_paragraph: 'When shops open in Ramadan.',
    published_date: 'Ramadan 2024',
  });
  const text = textOf(await tile('/blogs/opening-hours'));
  for (const part of [
    'Information Technology',
    'Opening hours',
    'Ramadan 2024',
    'When shops open in Ramadan.',
  ]) {
    expect(text).toContain(part);
  }
});

test('R-9-04 a teaser of 250 characters shows whole, one of 251 is cut', async () => {
  await site.addBlog({ title: 'Whole', brief_paragraph: `${'a'.repeat(249)}z` });
  await site.addBlog({ title: 'Cut', brief_paragraph: `${'b'.repeat(250)}z` });
  expect(texts(await tile('/blogs/whole'), 'p')).toEqual([`${'a'.repeat(249)}z`]);
  expect(texts(await tile('/blogs/cut'), 'p')).toEqual([`${'b'.repeat(247)}...`]);
});

test('R-2.1-21 a slug with two blanks is an address of single hyphens', async () => {
  await site.addBlog({ title: 'Two blanks', slug_url: 'My First  Post' });
  expect(textOf(await tile('/blogs/my-first-post'))).toContain('Two blanks');
  expect(texts(await site.page('/blogs/my-first-post'), 'h1')).toEqual(['Two blanks']);
});

test.each([
  ['R-2.1-22', 'My Second Post', '/blogs/my-second-post'],
  ['R-2.1-23', 'my-third-post', '/blogs/my-third-post'],
  ['R-2.1-24', 'SEO tips for e-commerce', '/blogs/seo-tips-for-e-commerce'],
])('%s a blog with the slug "%s" opens from its own tile', async (id, slug_url, address) => {
  await site.addBlog({ title: id, slug_url });
  const href = attribute(await tile(address), 'href');
  expect(texts(await site.page(String(href)), 'h1')).toEqual([id]);
});

test('a slug in another script opens from its own tile', async () => {
  await site.addBlog({ title: 'Arabic', slug_url: 'تصميم المواقع' });
  const section = sectionNamed(await site.page('/insights'), 'Trending Blogs');
  const link = all(section, 'a').find((found) => textOf(found).includes('Arabic'));
  const href = String(link && attribute(link, 'href'));
  expect(texts(await site.page(href), 'h1')).toEqual(['Arabic']);
});

test('R-2.1-25 a slug no blog has is a 404 with the two headings', async () => {
  const { status, page } = await site.visit('/blogs/no-such-blog');
  expect(status).toBe(404);
  expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  expect(texts(page, 'h2')).toContain("The page you're looking for doesn't exist.");
});
