import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../../content/settings.ts';
import { factsOf } from '../../../../domain/content/sections/site-facts.ts';
import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { shownCard } from '../../../../tests/shown-study.ts';
import { recentWorkView } from './recent-work.tsx';

const studies = ['a', 'b', 'c'].map((letter) =>
  shownCard({ _id: letter.repeat(24), category1: 'SEO', heroHeading: `Study ${letter}` }),
);

function drawn(recentWork: ShownStudyItem[]): string {
  const { Section } = recentWorkView;
  const props = { heading: 'Recent work', label: 'View All Projects', href: '/case-studies' };
  const page = { name: 'Web', path: '/web', settings: firstSettings, data: { recentWork } };
  const around = {
    ...page,
    facts: factsOf(firstSettings, { enquiryMonths: 0, projects: 0 }),
    sent: false,
    post: undefined,
  };
  const Component = () => <Section props={props} anchor="recent-work" flush page={around} />;
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return renderToString(<Stub />);
}

test('the carousel shows every study it is given', () => {
  const html = drawn(studies);
  for (const { _id } of studies) expect(html).toContain(`href="/casestudy/${_id}"`);
});

test('without any study there is no preview', () => {
  expect(drawn([])).toBe('');
});
