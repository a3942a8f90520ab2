import { expect, test } from 'vitest';
import { sections } from '../../../../../domain/content/sections/sections.ts';
import { findKinds } from './find-kinds.ts';

const namesFor = (wanted: string) => findKinds(sections, wanted).map(({ name }) => name);

test('a kind of section is found by its name before its fields, and by what it is called elsewhere', () => {
  const found = ['text', 'Picture ', 'faq', 'team', 'logo', 'table', 'video'];
  const first = ['text', 'picture', 'questions', 'people', 'clients', 'text', 'film'];
  expect(found.map((wanted) => namesFor(wanted)[0])).toEqual(first);
  expect(namesFor('text')).toContain('hero');
  expect(namesFor('')).toEqual(sections.map(({ name }) => name));
  expect(namesFor('zebra')).toEqual([]);
});
