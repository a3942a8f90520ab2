import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldDefinitions } from '../../../domain/content/fields/fields.ts';
import { emptyValues } from '../../../domain/content/kind.ts';
import { notFoundSection } from '../../../domain/content/sections/kinds/not-found.ts';
import { sections } from '../../../domain/content/sections/sections.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { pageAround } from '../../../tests/page-around.ts';
import { Sections } from './sections.tsx';

/** The section as it stands before anybody has written a word. */
function shown(kind: { name: string; fields: FieldDefinitions }): string {
  const list = {
    items: [],
    count: 0,
    part: { category: '', find: '', page: 1 },
    size: 20,
    counts: { total: 0, categories: [], known: [] },
  };
  const section = { id: 'a', kind: kind.name, anchor: 'list', props: emptyValues(kind) };
  const page = pageAround('Work', { blogList: list, caseStudyList: list });
  return renderToStaticMarkup(
    <InLanguage>
      <Sections sections={[section]} page={page} />
    </InLanguage>,
  );
}

test.each(sections)('$name without words has no empty heading, and names none', (kind) => {
  const html = shown(kind);
  expect(html).not.toMatch(/<h[12][^>]*>(?:<span[^>]*>(?:_|<\/span>|<span[^>]*>)*)*<\/h[12]>/);
  const [, named] = /aria-labelledby="([^"]*)"/.exec(html) ?? [];
  if (named !== undefined) expect(html).toContain(`id="${named}"`);
});

test('a page for unknown addresses without words says what the site says', () => {
  const html = shown(notFoundSection);
  const { text } = messagesFor('en');
  expect(html).toMatch(/<h1[^>]*>.*\S.*<\/h1>/);
  expect(html).toContain(text('missing.line1'));
  expect(html).not.toMatch(/<h2[^>]*><\/h2>/);
});
