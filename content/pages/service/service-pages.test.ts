import { expect, test } from 'vitest';
import { artefacts } from '../../artwork/artefacts/artefacts.ts';
import type { ServiceCopy } from './service-copy.ts';
import { serviceCopies } from './service-pages.ts';

/** Leaves 20 of a title's 60 characters for the agency's name and the line before it. */
const titleLimit = 40;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** The words a visitor reads: neither the head of the page nor what only names things. */
function readWords(copy: ServiceCopy): string[] {
  const { hero, info, numbered, delivery, audiences, figures, questions } = copy;
  const { heading, paragraph, points } = info;
  const parts = delivery.kind === 'process' ? delivery.steps : delivery.features;
  return wordsIn([
    ...[hero, heading, paragraph, points, numbered, delivery.heading, parts],
    ...[audiences, figures, questions],
  ]);
}

test('title, description, keywords and headline differ between any two pages', () => {
  for (const pick of [
    (copy: ServiceCopy) => copy.title,
    (copy: ServiceCopy) => copy.description,
    (copy: ServiceCopy) => copy.keywords,
    (copy: ServiceCopy) => copy.path,
    (copy: ServiceCopy) => copy.hero.lines.join(' '),
  ]) {
    expect(new Set(serviceCopies.map(pick)).size).toBe(8);
  }
});

test('no two pages share a paragraph or an answer', () => {
  const long = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length > 60 ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(long) : [];
  };
  const texts = serviceCopies.flatMap(long);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(serviceCopies.map((copy) => [copy.key, copy] as const))(
  'the %s page has its measures',
  (_, copy) => {
    const words = readWords(copy).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(900);
    expect(copy.title.length).toBeLessThanOrEqual(titleLimit);
    expect(copy.description.length).toBeGreaterThanOrEqual(50);
    expect(copy.description.length).toBeLessThanOrEqual(160);
    expect(copy.keywords.split(', ').length).toBeGreaterThanOrEqual(4);
    expect(copy.info.heading).toContain(copy.info.highlightedWord);
    expect(copy.questions.items.length).toBeGreaterThanOrEqual(4);
  },
);

test('five pages tell how the work runs and three what belongs to it', () => {
  const kinds = serviceCopies.map(({ delivery }) => delivery.kind);
  expect(kinds.filter((kind) => kind === 'process')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'features')).toHaveLength(3);
});

test('no price, and no name of the agency, which is a setting', () => {
  const text = serviceCopies.flatMap(wordsIn).join(' ');
  expect(text).not.toMatch(/\b(AED|USD|PKR|dirhams?|rupees?|dollars?)\b|[$€£]|Dhs|Falaj/i);
});

test.each(serviceCopies.map((copy) => [copy.key, copy] as const))(
  'the things on the %s page exist, and those of neighbours are of different clients',
  (_, { numbered, figures }) => {
    const things = [...numbered.blocks, ...(figures ? [figures] : [])].map(({ thing }) => thing);
    const known = artefacts.map(({ slug, name }) => `${slug}/${name}`);
    expect(known).toEqual(
      expect.arrayContaining(things.map(({ study, name }) => `${study}/${name}`)),
    );
    const clients = things.map(({ study }) => study);
    expect(clients.every((client, at) => client !== clients[at + 1])).toBe(true);
  },
);
