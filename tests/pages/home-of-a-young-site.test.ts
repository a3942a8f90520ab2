import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { loadFirstSite } from '../first-site.ts';
import { all, attribute, type Element, linksNamed, sectionNamed, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeEach(async () => {
  const opened = await openPages('none');
  site = opened;
  onTestFinished(() => opened.close());
});

async function section(heading: string): Promise<Element> {
  return sectionNamed(await site.page('/'), heading);
}

async function shownStudies(): Promise<(string | null)[]> {
  const links = all(await section('Portfolio_'), 'a', { href: /^\/casestudy\// });
  return links.map((link) => attribute(link, 'href'));
}

async function shownBlogs(): Promise<string[]> {
  return texts(await section('Latest Blogs_'), 'h3');
}

async function addBlogs(...titles: string[]): Promise<void> {
  for (const title of titles) await site.addBlog({ title, brief_paragraph: `About ${title}.` });
}

test('R-2.3-05 without a study the portfolio has no card and the page stands', async () => {
  expect(await shownStudies()).toEqual([]);
  const page = await site.page('/');
  expect(all(page, 'footer')).toHaveLength(1);
});

test('R-2.3-05 fewer than six studies all show, each once; a draft does not', async () => {
  const ids = [
    await site.addStudy({ heroHeading: 'A' }),
    await site.addStudy(),
    await site.addStudy(),
  ];
  await site.addDraft();
  const shown = await shownStudies();
  expect(shown.toSorted()).toEqual(ids.map((id) => `/casestudy/${id}`).toSorted());
});

test('R-2.3-05 fewer than six studies leave none alone in a row of several', async () => {
  const sizes: (string | null)[][] = [];
  for (let count = 1; count <= 6; count += 1) {
    await site.addStudy();
    const cards = all(await section('Portfolio_'), 'a', { href: /^\/casestudy\// });
    sizes.push(cards.map((card) => attribute(card, 'data-size')));
  }
  const [large, normal] = [
    ['large', 'large'],
    ['normal', 'normal'],
  ];
  expect(sizes).toEqual([
    ['row'],
    large,
    [...large, 'row'],
    [...large, ...normal],
    [...large, ...normal, 'normal'],
    [...large, ...normal, 'normal', 'row'],
  ]);
});

test('R-2.3-05 of seven studies six show', async () => {
  for (let count = 0; count < 7; count += 1) await site.addStudy();
  expect(new Set(await shownStudies()).size).toBe(6);
});

test.each([0, 1, 2])('R-2.3-11 with %i blogs the page still renders', async (count) => {
  await addBlogs(...['First', 'Second'].slice(0, count));
  expect(await shownBlogs()).toHaveLength(count);
});

test('R-2.3-10 the three are the newest, newest first, and no draft', async () => {
  const dates = { March: '3 March 2026', May: '5 May 2026', January: '1 January 2026' };
  for (const [title, published_date] of Object.entries(dates)) {
    await site.addBlog({ title, published_date });
  }
  await site.addBlog({ title: 'Old', published_date: '1 June 2019' });
  // Neither title nor slug: a draft.
  await site.addBlog({ published_date: '9 September 2026' });
  expect(await shownBlogs()).toEqual(['May', 'March', 'January']);
});

test('R-2.3-10 a date that is no date counts from the time of writing', async () => {
  await site.addBlog({ title: 'Old', published_date: '1 June 2019' });
  await site.addBlog({ title: 'New', published_date: 'Ramadan 2024' });
  expect(await shownBlogs()).toEqual(['New', 'Old']);
  expect(textOf(await section('Latest Blogs_'))).toContain('Ramadan 2024');
});

async function readMoreLinks(): Promise<(string | null)[]> {
  return linksNamed(await section('Latest Blogs_'), 'Read more');
}

async function setReadMore(readMore: 'own' | 'third'): Promise<void> {
  const home = { ...firstSettings.home, readMore };
  await loadFirstSite(site.db, { ...firstSettings, home });
}

test('R-2.3-09 Read more leads to the own blog, or to the third one where that is set', async () => {
  await addBlogs('One', 'Two', 'Three');
  expect(await readMoreLinks()).toEqual(['/blogs/three', '/blogs/two', '/blogs/one']);
  await setReadMore('third');
  expect(await readMoreLinks()).toEqual(Array(3).fill('/blogs/one'));
});

test('R-2.3-09 two blogs lead to themselves, whatever is set', async () => {
  await addBlogs('One', 'Two');
  await setReadMore('third');
  expect(await readMoreLinks()).toEqual(['/blogs/two', '/blogs/one']);
});

test('R-2.3-08 a brief paragraph of 150 characters shows whole, one of 151 is cut', async () => {
  await site.addBlog({ title: 'Short', brief_paragraph: `${'a'.repeat(149)}z` });
  await site.addBlog({ title: 'Long', brief_paragraph: `${'b'.repeat(150)}z` });
  const paragraphs = texts(await section('Latest Blogs_'), 'p');
  expect(paragraphs).toContain(`${'a'.repeat(149)}z`);
  expect(paragraphs).toContain(`${'b'.repeat(147)}...`);
});

test('R-9-03 no character is cut in half', async () => {
  await site.addBlog({ title: 'Face', brief_paragraph: '🙂'.repeat(151) });
  expect(texts(await section('Latest Blogs_'), 'p')).toContain(`${'🙂'.repeat(147)}...`);
});

test('R-2.1-21 a slug with two blanks is an address of single hyphens', async () => {
  await site.addBlog({ title: 'Two blanks', slug_url: 'My First  Post' });
  expect(await readMoreLinks()).toEqual(['/blogs/my-first-post']);
});
