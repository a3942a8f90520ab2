import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import CaseStudies from './case-studies.tsx';

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    bannerImage: { src: '/a.png' },
    category1: '',
    heroHeading: '',
  }));
}

/** The page as the server writes it, with `count` of `total` projects shown. */
function page(count: number, total = count, chosen = ''): string {
  const loaderData = {
    origin: 'https://agency.example',
    part: { category: chosen, find: '', page: 1 },
    studies: { items: cards(count), count },
    counts: { total, categories: [{ name: 'UI/UX Design', count }] },
  };
  const Stub = createRoutesStub([
    // The stub knows nothing of this route's own type of loader data.
    { id: 'list', path: '/', Component: CaseStudies as never },
  ]);
  return renderToString(<Stub hydrationData={{ loaderData: { list: loaderData } }} />);
}

test('a free place is filled with an invitation, and only then', () => {
  expect(page(3)).toContain('The next one could be yours');
  expect(page(4)).not.toContain('The next one could be yours');
});

test('the lead tells the true number of projects', () => {
  expect(page(3)).toContain('Three projects:');
  expect(page(1, 10, 'UI/UX Design')).toContain('Ten projects:');
});

test('the filter links to each category and marks the current one', () => {
  expect(page(1, 10, 'UI/UX Design')).toMatch(
    /href="\/case-studies\?category=UI%2FUX%20Design" aria-current="page"/,
  );
  expect(page(3)).toMatch(/href="\/case-studies" aria-current="page"/);
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
  expect(page(2)).toContain('Untitled case study');
});
