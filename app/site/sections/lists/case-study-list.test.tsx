import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseStudies } from '../../../../content/pages/case-studies.ts';
import { emptyValues } from '../../../../domain/content/kind.ts';
import { caseStudyListSection } from '../../../../domain/content/sections/kinds/lists/case-study-list.ts';
import type { ShownSection } from '../../../../domain/content/sections/shown-section.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { pageAround } from '../../../../tests/page-around.ts';
import { shownCard } from '../../../../tests/shown-study.ts';
import { Sections } from '../sections.tsx';

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => shownCard({ _id: String(index) }));
}

const stored = caseStudies.sections.find(({ kind }) => kind === 'case-study-list')?.props;

/** The list with `count` of `total` projects shown. */
function page(count: number, total = count, chosen = '', kinds = 1): string {
  const section: ShownSection = {
    id: 'a',
    kind: 'case-study-list',
    anchor: 'case-study-list',
    props: { ...emptyValues(caseStudyListSection), ...stored },
  };
  const part = { category: chosen, find: '', page: 1 };
  const categories = Array.from({ length: kinds }, (_, index) => ({
    name: index === 0 ? 'UI/UX Design' : `Category ${index}`,
    count,
  }));
  const counts = { total, categories, known: [] };
  const around = pageAround('Work', {
    caseStudyList: { items: cards(count), count, part, size: 20, counts },
  });
  return renderToStaticMarkup(
    <InLanguage>
      <Sections sections={[section]} page={around} />
    </InLanguage>,
  );
}

test('what unfolds many categories folds them again, at the end of their list', () => {
  expect(page(4, 4, '', 9)).not.toContain('<summary');
  expect(page(4, 4, '', 10)).toMatch(
    /<li[^>]*><details>.*All categories.*Fewer categories.*<\/details><\/li><\/ul>/,
  );
});

test('a free place is filled with an invitation, and only then', () => {
  expect(page(3)).toContain('The next one could be yours');
  expect(page(4)).not.toContain('The next one could be yours');
});

test('the filter links to each category at the address of the page and marks the current one', () => {
  expect(page(1, 10, 'UI/UX Design')).toMatch(
    /href="\/work\?category=UI%2FUX%20Design" aria-current="page"/,
  );
  expect(page(3)).toMatch(/href="\/work" aria-current="page"/);
});

test('a category without studies says so and shows ways onward', () => {
  const html = page(0, 10, 'Live Chat Solutions');
  expect(html).toContain('No case study in Live Chat Solutions yet.');
  expect(html).toContain('Show all 10 projects');
  expect(html).toContain('href="/contact"');
});

test('without any study there is no filter, and another sentence', () => {
  const html = page(0, 0, 'SEO');
  expect(html).toContain('No case study is published yet.');
  expect(html).not.toContain('Filter by category');
});

test('cards without texts do no harm', () => {
  expect(page(2).match(/<a class="[^"]*card/g)).toHaveLength(2);
});
