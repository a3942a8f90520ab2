import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ReviewedStudy } from '../../../../domain/content/kinds/case-study.ts';
import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { pageAround } from '../../../../tests/page-around.ts';
import { shownCard } from '../../../../tests/shown-study.ts';
import { recentWorkView } from './recent-work.tsx';

const studies = ['a', 'b', 'c'].map((letter) =>
  shownCard({ _id: letter.repeat(24), category1: 'SEO', heroHeading: `Study ${letter}` }),
);

const reviewed: ReviewedStudy = {
  _id: 'd'.repeat(24),
  clientName: 'Acme',
  heroHeading: 'A shop',
  place: '',
  category1: 'SEO',
  category2: '',
  category3: '',
  category4: '',
  reviews: [{ name: 'Ana, counter', text: 'It is found.' }],
};

function drawn(
  recentWork: ShownStudyItem[],
  category: '' | 'SEO' | 'SMM' = '',
  categoryNames: ReadonlyMap<string, string> = new Map(),
): string {
  const { Section } = recentWorkView;
  const words = { heading: 'Recent work', label: 'View All Projects', href: '/case-studies' };
  const props = { ...words, category };
  const around = pageAround('Web', { recentWork, reviewedStudies: [reviewed], categoryNames });
  const Component = () => <Section props={props} anchor="recent-work" flush page={around} />;
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return renderToString(
    <InLanguage>
      <Stub />
    </InLanguage>,
  );
}

test('the carousel shows every study it is given', () => {
  const html = drawn(studies);
  for (const { _id } of studies) expect(html).toContain(`href="/casestudy/${_id}"`);
});

test('a review of a matching study stands below, or why there is none', () => {
  const html = drawn(studies, 'SEO');
  expect(html).toContain('It is found.');
  expect(html).toContain(`href="/casestudy/${reviewed._id}"`);
  expect(drawn(studies, 'SMM')).toContain('No client has put a review of our SMM projects');
  expect(drawn(studies, 'SMM')).toMatch(/<h3[^>]*>Reviews<\/h3>\s*<p[^>]*>No client/);
  expect(drawn(studies, 'SMM', new Map([['SMM', 'Redes']]))).toContain('our Redes projects');
  expect(drawn(studies)).not.toContain('It is found.');
});

test('without any study there is no preview', () => {
  expect(drawn([])).toBe('');
});
