import { expect, test } from 'vitest';
import { emptyValues } from '../../../domain/content/kind.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import type { ShownPage } from '../../../domain/content/sections/shown-section.ts';
import { englishAlone } from '../../../domain/languages/page-languages.ts';
import type { ListPart } from '../../../domain/list-part.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import type { SiteContext } from '../../context.ts';
import { pageMeta } from '../page-meta.ts';
import { findPageContent } from './page-content.ts';
import { metaOfPage } from './page-meta-of.ts';

const origin = 'https://agency.example';

const hero = { id: 'a', kind: 'hero', anchor: 'hero', props: { lead: '{projects}: all of it.' } };
const list = { id: 'b', kind: 'case-study-list', anchor: 'case-study-list', props: {} };

function shownPage(more: Partial<ShownPage> = {}): ShownPage {
  return {
    ...emptyValues(pageKind),
    page_id: 1,
    path: '/work',
    name: 'Work',
    sections: [hero, list],
    meta_title: 'Our work | {name}',
    meta_description: '{projects} by {name}.',
    ...more,
  } as ShownPage;
}

/** 61 case studies, of which a search finds none. */
function siteWith(page: ShownPage, total = 61): SiteContext {
  const queries = {
    findPage: async () => page,
    findSiteSettings: async () => fixtureSettings,
    findCaseStudyPage: async ({ find }: ListPart) => ({ items: [], count: find ? 0 : total }),
    countCaseStudyCategories: async () => ({ total, categories: [], known: ['SEO'] }),
  };
  // Of the site, a page with a list uses these alone.
  return { origin, enquiryMonths: 24, queries, languages: englishAlone } as unknown as SiteContext;
}

function find(query: string, page = shownPage(), total?: number) {
  return findPageContent(siteWith(page, total), '/work', new URLSearchParams(query));
}

async function metaAt(query: string, page?: ShownPage) {
  const content = await find(query, page);
  if (!content) throw new Error(`there is nothing at ?${query}`);
  return metaOfPage(content, messagesFor('en'));
}

test('the fourth page of 61 studies exists, and a fifth does not', async () => {
  expect((await find('page=4'))?.data.caseStudyList?.part.page).toBe(4);
  expect(await find('page=5')).toBeNull();
  expect(await find('page=0')).toBeNull();
});

test('a search without a result is a page all the same', async () => {
  const content = await find('find=%20dates%0Aand%20%20palms%20');
  expect(content?.data.caseStudyList).toMatchObject({
    part: { find: 'dates and palms' },
    count: 0,
  });
});

test('D61 a category that no item may have is not there', async () => {
  expect(await find('category=SEO')).not.toBeNull();
  expect(await find('category=Something')).toBeNull();
});

test('without a list, the query of a page says nothing', async () => {
  expect(await find('page=7&category=x', shownPage({ sections: [hero] }))).not.toBeNull();
});

test('the lead says the true number of projects', async () => {
  const leadOf = async (total: number) =>
    (await find('', shownPage(), total))?.sections[0]?.props as { lead: string };
  expect(await leadOf(3)).toMatchObject({ lead: 'Three projects: all of it.' });
  expect(await leadOf(0)).toMatchObject({ lead: 'Projects: all of it.' });
});

test('title, address and description follow from the part of the list', async () => {
  expect(await metaAt('page=2')).toMatchObject({
    title: 'Page 2: Our work | Aqua',
    description: 'Page 2. 61 projects by Aqua.',
    canonical: `${origin}/work?page=2`,
    previous: `${origin}/work`,
  });
  expect(await metaAt('category=SEO')).toMatchObject({
    title: 'SEO Case Studies | Aqua',
    canonical: `${origin}/work`,
    noindex: false,
  });
  expect(await metaAt('find=x')).toMatchObject({
    title: 'Search in Case Studies | Aqua',
    noindex: true,
  });
  const typed = shownPage({ canonical_link: '/elsewhere' });
  expect((await metaAt('page=2', typed)).canonical).toBe(`${origin}/elsewhere`);
});

test('R-X-10 a page has its own picture wherever its canonical link leads', async () => {
  const { image, canonical } = await metaAt('', shownPage({ canonical_link: '/blogs/wells' }));
  expect([image, canonical]).toEqual([`${origin}/social/page/work.png`, `${origin}/blogs/wells`]);
});

test('type and size are told of a drawn picture alone', async () => {
  const told = async (social_picture: string) =>
    pageMeta(await metaAt('', shownPage({ social_picture })))
      .map((entry) => ('property' in entry ? entry.property : ''))
      .filter((name) => String(name).startsWith('og:image'));
  expect(await told('')).toHaveLength(5);
  expect(await told('/media/harbour.jpg')).toEqual(['og:image', 'og:image:alt']);
});
