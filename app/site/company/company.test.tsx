import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import Company, { meta } from './company.tsx';

const data = {
  settings: firstSettings,
  clients: ['Bahar Lane Clinics', 'Quay & Khor'],
  canonical: 'https://agency.example/company',
};

/** The page as the server writes it. */
function page(change: Partial<typeof data> = {}): string {
  const Stub = createRoutesStub([
    // The stub knows nothing of this route's own type of loader data.
    { id: 'company', path: '/', Component: Company as never },
  ]);
  return renderToString(
    <Stub hydrationData={{ loaderData: { company: { ...data, ...change } } }} />,
  );
}

function headings(html: string): string[] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, text = '']) => `${level} ${text.replace(/<[^>]*>/g, '').trim()}`,
  );
}

test('R-2.1-05 hero, about with mission and ambition, reviews, clients, in this order', () => {
  expect(headings(page())).toEqual([
    '1 Built to run after we leave',
    '2 Designers in Dubai, engineers in Karachi, one plan on the wall of both rooms.',
    '2 What we are for_',
    '3 Mission',
    '3 Ambition',
    '2 What clients say_',
    '2 Who we work for_',
  ]);
});

test('R-2.1-06 mission and ambition lead to the contact page, and nothing else says Learn More', () => {
  const links = page().match(/<a [^>]*>Learn More<\/a>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toContain('href="/contact"');
  expect(page().match(/>Learn More</g)).toHaveLength(2);
});

test('R-2.1-05 clients stand there by name, and without clients so does no heading', () => {
  expect(page()).toContain('Bahar Lane Clinics');
  expect(page()).toContain('Quay &amp; Khor');
  expect(page({ clients: [] })).not.toContain('Who we work for');
});

test('five hundred clients do not make five hundred lines', () => {
  const clients = Array.from({ length: 500 }, (_, number) => `Client ${number}`);
  expect(page({ clients }).match(/>Client \d+</g)).toHaveLength(24);
});

test('no style attribute, which the content policy would drop', () => {
  expect(page()).not.toMatch(/\sstyle=/);
});

test('title and description have the lengths that search engines show', () => {
  // The other arguments of the router are not used here.
  const tags = JSON.parse(JSON.stringify(meta({ loaderData: data } as never)));
  const { title } = tags.find((tag: object) => 'title' in tag);
  const { content } = tags.find((tag: { name?: string }) => tag.name === 'description');
  expect(title.length).toBeLessThanOrEqual(60);
  expect(content.length).toBeGreaterThanOrEqual(50);
  expect(content.length).toBeLessThanOrEqual(160);
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: data.canonical });
});
