import { expect, test } from 'vitest';
import { pageKind } from '../../../../../domain/content/kinds/page.ts';
import { merge } from '../../../../../domain/content/merge/merge.ts';
import { currentSection } from '../../../../../domain/content/sections/sections.ts';
import { codecOf } from '../codecs.ts';

const field = pageKind.fields.sections;
const codec = codecOf(field);
const about = { id: 'a', kind: 'about', v: 1, hidden: true, props: { heading: 'Hello' } };
const kept = { id: 'k', kind: 'hologram', v: 3, hidden: false, props: { deep: [1, { b: null }] } };
const stored = [about, kept];

test('R-P-05 what is typed is sent as it is stored, a section of an unknown kind to the byte', () => {
  const typed = codec.typedOf(stored, field);
  expect(codec.sentOf(typed, field)).toEqual([currentSection(about), kept]);
});

test('R-P-13 each field of each section is a text of its own, and so is their order', () => {
  const typed = codec.typedOf(stored, field);
  const texts = codec.textsOf('sections', typed, field);
  expect(texts).toMatchObject({
    'sections.order': 'a k',
    'sections.a.props.heading': 'Hello',
    'sections.a.hidden': 'yes',
  });
  expect(codec.typedFrom('sections', texts, field)).toEqual(typed);
});

test('R-P-05 who types while a release upgrades the kind is asked, and loses nothing of it', () => {
  const textsOf = (list: object[]) => codec.textsOf('sections', codec.typedOf(list, field), field);
  const mine = { ...about, props: { heading: 'Mine' } };
  const newer = { ...about, v: 99, props: { title: 'Hello', tone: 'calm' } };
  const before = textsOf(stored);
  const { fields, collisions } = merge(before, textsOf([mine, kept]), textsOf([newer, kept]));
  expect(collisions).toEqual([{ name: 'sections.a.props.heading', mine: 'Mine', theirs: '' }]);
  expect(codec.sentOf(codec.typedFrom('sections', fields, field), field)).toEqual([newer, kept]);
});

test('remarks hang on a section, its fields and those of its rows, by their ids', () => {
  const items = [{ id: 'r', question: 'How long?', answer: 'Nine weeks.' }];
  const questions = { ...about, id: 'q', kind: 'questions', props: { heading: 'Ask', items } };
  const parts = codec.partsOf?.('sections', codec.typedOf([kept, questions], field), field) ?? [];
  expect(parts.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'sections.k',
      'sections.q',
      'sections.q.props.heading',
      'sections.q.props.items.r.question',
    ]),
  );
  expect(parts.find(({ path }) => path.endsWith('r.answer'))?.label).toBe(
    'Questions and answers, question 1: Answer',
  );
});

test('the server names a field by its place, the form by the id of its section', () => {
  const typed = codec.typedOf([kept, about], field);
  const place = codec.placeOf?.('sections', 'sections.1.props.heading', typed, true, field);
  expect(place?.control).toBe('sections.a.props.heading');
});
