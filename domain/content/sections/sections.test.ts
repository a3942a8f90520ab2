import { expect, test } from 'vitest';
import { type FieldDefinitions, line } from '../fields/fields.ts';
import { emptyValues } from '../kind.ts';
import { pageKind } from '../kinds/page.ts';
import { withoutEmpty } from './empty-sections.ts';
import { withFacts, withFactsInHtml } from './facts.ts';
import { currentProps, defineSection, upgradedProps, versionOf } from './section.ts';
import { currentSection, sections } from './sections.ts';
import { sectionLimits } from './sections-field.ts';

const facts = {
  name: 'A & B',
  phone: '+1',
  email: 'a@b.example',
  cities: 'Lisbon',
  answerHours: '48',
  answerTime: '48 hours',
  retention: '24 months',
  enquiryKept: 'x',
  retentionMonths: '24',
  year: '2026',
  experience: '7',
  clients: '25',
  startups: '10',
  happyClients: '3',
  optimizedApps: '6',
  enhancements: '15',
  apps: '3',
  description: 'Bread.',
  projects: 'Three projects',
};

test('R-P-03 no two kinds of section share a name, and each has a blank value for each field', () => {
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  for (const kind of sections) {
    const stored = {
      id: 'a',
      kind: kind.name,
      v: 1,
      hidden: false,
      props: emptyValues<FieldDefinitions>(kind),
    };
    expect(currentSection(stored), kind.name).toEqual({ ...stored, v: versionOf(kind) });
  }
});

test('R-P-04 an old section is upgraded step by step when it is read', () => {
  const kind = defineSection({
    name: 'sign',
    label: 'Sign',
    purpose: 'proof',
    fields: { words: line('section', 'Words', 20) },
    upgrades: [
      ({ text, ...props }) => ({ ...props, title: text }),
      ({ title, ...props }) => ({ ...props, words: `${title}!` }),
    ],
  });
  const stored = { id: 'a', kind: 'sign', hidden: false };
  expect(versionOf(kind)).toBe(3);
  expect(currentProps(kind, { ...stored, v: 1, props: { text: 'Go' } })).toEqual({ words: 'Go!' });
  expect(currentProps(kind, { ...stored, v: 2, props: { title: 'Go' } })).toEqual({ words: 'Go!' });
  expect(upgradedProps(kind, { v: 3, props: { words: 'Go' } })).toEqual({ words: 'Go' });
});

test('R-P-06 a page is measured as it is stored, and is taken again as it was', () => {
  const { input } = pageKind.fields.sections;
  const listOf = (text: string) =>
    Array.from({ length: 9 }, () => ({
      kind: 'process',
      props: { steps: Array.from({ length: 60 }, () => ({ text })) },
    }));
  const bytesOf = (list: object[]) => JSON.stringify(list).length;
  // Ids and what no step was sent with come on top.
  const room = sectionLimits.bytes - 1_000 - bytesOf(listOf(''));
  const full = listOf('x'.repeat(Math.floor(room / 9 / 60)));
  expect(bytesOf(full)).toBeLessThanOrEqual(sectionLimits.bytes);
  expect(input.safeParse(full).error?.issues[0]?.message).toContain('may take up 512 KB');
  const stored = input.parse(listOf('x'.repeat(500)));
  expect(input.parse(stored)).toEqual(stored);
});

test('R-P-11 facts are filled in, escaped where they stand in HTML (decision D69)', () => {
  expect(withFacts('{name}, {cities}', facts)).toBe('A & B, Lisbon');
  expect(withFactsInHtml('<p>{name}</p>', facts)).toBe('<p>A &amp; B</p>');
  expect(withFacts('{nobody} { name } {constructor}', facts)).toBe(
    '{nobody} { name } {constructor}',
  );
});

test('a section with nothing in it is not shown, unless it shows something by itself', () => {
  const blank = sections.map((kind) => ({
    id: kind.name,
    kind: kind.name,
    v: versionOf(kind),
    hidden: false,
    props: emptyValues<FieldDefinitions>(kind),
  }));
  const names = (shown: { kind: string }[]) => shown.map(({ kind }) => kind);
  expect(names(withoutEmpty(blank))).toEqual([
    ...['portfolio', 'latest-blogs', 'recent-work', 'testimonials', 'clients', 'enquiry'],
    ...['case-study-list', 'blog-list', 'not-found'],
  ]);
  const words = { id: 'a', kind: 'quote', v: 1, hidden: false, props: { words: ' \n' } };
  const unknown = { ...words, kind: 'of tomorrow' };
  const newer = { ...words, v: 9 };
  const picture = { ...words, props: { picture: '/media/a.jpg' } };
  const row = { ...words, kind: 'gallery', props: { pictures: [{ id: 'a' }] } };
  const kept = [unknown, newer, picture, row];
  expect(withoutEmpty([words, ...kept])).toEqual(kept);
});
