import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Sections } from '../app/site/sections/sections.tsx';
import { firstSettings } from '../content/settings.ts';
import { emptyValues } from '../domain/content/kind.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import type { StoredSection } from '../domain/content/sections/section.ts';
import { versionOf } from '../domain/content/sections/section.ts';
import { sections } from '../domain/content/sections/sections.ts';
import { factsOf } from '../domain/content/sections/site-facts.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';
import { ownSeed } from '../server/content/shown/shown-items.ts';
import { shownPage } from '../server/content/shown/shown-page.ts';
import { InLanguage } from './in-language.tsx';
import { shownCard } from './shown-study.ts';

const folder = resolve(import.meta.dirname, '../domain/content/sections/fixtures');

/** One for each version that was ever released. */
function fixturesOf(name: string): StoredSection[] {
  // Written by hand, in the shape of what is stored.
  return JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8')) as StoredSection[];
}

const studies = ['a', 'b', 'c'].map((letter) =>
  shownCard({ _id: letter.repeat(24), category1: 'SEO', heroHeading: `Study ${letter}` }),
);
const blogs = [1, 2, 3].map((blog_id) => ({
  blog_id,
  slug_url: `blog-${blog_id}`,
  title: `Blog ${blog_id}`,
  brief_paragraph: 'x',
  category: null,
  published_date: '1 May 2026',
  blog_image: { src: '/a.png' },
}));
const part = { category: '', find: '', page: 1 };
const counts = { total: 3, categories: [], known: [] };

/** What sections may need besides their words. */
const data = {
  portfolio: studies,
  recentWork: studies,
  latestBlogs: blogs,
  clients: ['Bahar Lane'],
  caseStudyList: { items: studies, count: 3, part, size: 20, counts },
  blogList: { items: blogs, count: 3, part, size: 60, counts },
};

async function rendered(section: StoredSection): Promise<string> {
  const page = { ...emptyValues(pageKind), page_id: 1, name: 'A page', path: '/a-page' };
  const shown = await shownPage(
    { ...page, sections: [section] },
    {
      find: async () => () => ({}),
      readVersion: async () => 1,
      findFilm: async () => null,
      messages: messagesFor('en'),
      drawnSeed: ownSeed,
    },
  );
  const around = {
    name: page.name,
    path: page.path,
    drawingSeed: shown.drawingSeed,
    settings: firstSettings,
    data,
    facts: factsOf(firstSettings, { enquiryMonths: 24, projects: 3 }, messagesFor('en')),
    sent: false,
    post: undefined,
  };
  const Component = () => <Sections sections={shown.sections} page={around} />;
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return renderToString(
    <InLanguage>
      <Stub />
    </InLanguage>,
  );
}

test.each(sections.map((kind) => [kind.name, kind] as const))(
  'R-P-04 each version of %s renders its words',
  async (name, kind) => {
    const fixtures = fixturesOf(name);
    expect(fixtures.map(({ v }) => v)).toEqual(
      Array.from({ length: versionOf(kind) }, (_, index) => index + 1),
    );
    for (const fixture of fixtures) {
      const text = (await rendered(fixture))
        .replace(/<[^>]*>/g, '')
        .replace(/&#x27;/g, "'")
        .replace(/\s+/g, ' ');
      const words = Object.values(fixture.props).filter((value) => typeof value === 'string');
      const first = String(words.find((value) => /^[A-Z]/.test(String(value))) ?? '');
      expect(first, name).not.toBe('');
      for (const line of first.split('\n')) expect(text).toContain(line);
    }
  },
);

test('R-P-05 a hidden section and one of an unknown kind are not shown', async () => {
  const [about] = fixturesOf('about');
  if (!about) throw new Error('The fixture of the kind about is missing.');
  expect(await rendered({ ...about, hidden: true })).not.toContain('Who we are');
  expect(await rendered({ ...about, kind: 'hologram' })).not.toContain('Who we are');
  expect(await rendered({ ...about, v: 99 })).not.toContain('Who we are');
});
