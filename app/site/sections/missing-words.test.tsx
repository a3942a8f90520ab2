import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { emptyValues } from '../../../domain/content/kind.ts';
import { blogListSection } from '../../../domain/content/sections/kinds/lists/blog-list.ts';
import { caseStudyListSection } from '../../../domain/content/sections/kinds/lists/case-study-list.ts';
import { notFoundSection } from '../../../domain/content/sections/kinds/not-found.ts';
import type { ShownSection } from '../../../domain/content/sections/shown-section.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { Sections } from './sections.tsx';

/** The section as it stands before anybody has written a word. */
function shown(section: ShownSection): string {
  const list = {
    items: [],
    count: 0,
    part: { category: '', find: '', page: 1 },
    size: 20,
    counts: { total: 0, categories: [], known: [] },
  };
  const page = {
    name: 'Work',
    path: '/work',
    drawingSeed: 'work',
    settings: firstSettings,
    sent: false,
    post: undefined,
    facts: factsOf(firstSettings, { enquiryMonths: 0, projects: 0 }, messagesFor('en')),
    data: { blogList: list, caseStudyList: list },
  };
  return renderToStaticMarkup(
    <InLanguage>
      <Sections sections={[section]} page={page} />
    </InLanguage>,
  );
}

test('a list without a heading has none, and its section names none', () => {
  const blogs = shown({
    id: 'a',
    kind: 'blog-list',
    anchor: 'list',
    props: emptyValues(blogListSection),
  });
  const studies = shown({
    id: 'a',
    kind: 'case-study-list',
    anchor: 'list',
    props: emptyValues(caseStudyListSection),
  });
  for (const html of [blogs, studies]) {
    expect(html).not.toMatch(/<h2[^>]*>(?:<span[^>]*>(?:_|<\/span>|<span[^>]*>)*)*<\/h2>/);
    expect(html).not.toContain('aria-labelledby="list"');
  }
});

test('a page for unknown addresses without words says what the site says', () => {
  const html = shown({
    id: 'a',
    kind: 'not-found',
    anchor: 'not-found',
    props: emptyValues(notFoundSection),
  });
  const { text } = messagesFor('en');
  expect(html).toMatch(/<h1[^>]*>.*\S.*<\/h1>/);
  expect(html).toContain(text('missing.line1'));
  expect(html).not.toMatch(/<h2[^>]*><\/h2>/);
});
