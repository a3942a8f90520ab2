import { expect, test } from 'vitest';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { codecOf } from '../editor/codecs.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { controlAt } from './control-at.ts';

const field = pageKind.fields.sections;

function typed(kind: string, props: object): TypedSection {
  const [section] = codecOf(field).typedOf(
    [{ id: 's', kind, v: 1, hidden: false, props }],
    field,
  ) as TypedSection[];
  if (!section) throw new Error(`There is no section of kind ${kind}.`);
  return section;
}

const questions = typed('questions', {
  heading: 'Before you ask',
  lead: 'We answer within {answerTime}.',
  items: [
    { id: 'a', question: 'How long?', answer: 'Nine weeks.\nOr ten.' },
    { id: 'b', question: 'How much?', answer: 'Less than nine weeks cost.' },
  ],
});

function at(...words: string[]): string | undefined {
  return controlAt(questions, 'sections', { words });
}

test('R-P-12 a click on words leads to the field that they are typed in', () => {
  expect(at('Before you ask')).toBe('sections.s.props.heading');
  expect(at('How much?', 'How much? Less than nine')).toBe('sections.s.props.items.b.question');
  expect(at('Or ten.')).toBe('sections.s.props.items.a.answer');
});

test('R-P-11 a fact is no word that is typed', () => {
  expect(at('We answer within 48 hours.')).toBe('sections.s.props.lead');
});

test('a click beside the words leads to the nearest ones, or to the first field', () => {
  expect(at('', 'How long? +')).toBe('sections.s.props.items.a.question');
  expect(at('', '')).toBe('sections.s.props.heading');
  expect(controlAt(typed('hologram', {}), 'sections', { words: ['x'] })).toBeUndefined();
});

test('R-P-12 a click on a picture leads to the field that it was chosen in', () => {
  const upload = (digit: string) => `/media/${digit.repeat(32)}-w900h600`;
  const pictures = ['a', 'b'].map((digit) => ({ id: digit, picture: `${upload(digit)}.png` }));
  const gallery = typed('gallery', { heading: 'Nets', pictures });
  const words = ['', 'Nets'];
  const file = `https://site.example${upload('b')}-480.avif`;
  expect(controlAt(gallery, 'sections', { words, file })).toBe(
    'sections.s.props.pictures.b.picture',
  );
  const drawn = 'https://site.example/media/drawings/x/hero.svg';
  expect(controlAt(gallery, 'sections', { words, file: drawn })).toBe('sections.s.props.heading');
});
