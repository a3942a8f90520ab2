import { expect, test } from 'vitest';
import { caseStudyInput, caseStudyTextFields } from './case-study.ts';
import { caseStudyCategories, reviewLimits } from './case-study-fields.ts';

const least = { sec4Heading: 'Results', sec4SubHeading: 'In figures' };

function isAccepted(values: object): boolean {
  return caseStudyInput.safeParse({ ...least, ...values }).success;
}

test('R-5-09 only the heading and sub-heading of section 4 are required', () => {
  expect(isAccepted({})).toBe(true);
  for (const field of ['sec4Heading', 'sec4SubHeading']) {
    for (const value of ['', ' \n', undefined, null, 4])
      expect(isAccepted({ [field]: value })).toBe(false);
  }
});

test('R-3-04 no field is trimmed', () => {
  const padded = Object.fromEntries(caseStudyTextFields.map((field) => [field, ' 85% ']));
  const sent = {
    ...padded,
    template: 'template1',
    category1: '',
    category2: '',
    category3: '',
    category4: '',
    ground: '#F6C3CF',
  };
  expect(caseStudyInput.parse(sent)).toEqual(sent);
});

test('R-5-11 the template is one of two', () => {
  expect(isAccepted({ template: 'template1' })).toBe(true);
  expect(isAccepted({ template: 'template2' })).toBe(true);
  expect(isAccepted({ template: 'template3' })).toBe(false);
});

const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

test('a miniature has up to four steps of two to four options, each row an id of its own', () => {
  const step = { question: 'Loaf', options: labelled('Rye', 'Oat') };
  const { miniatureSteps = [] } = caseStudyInput.parse({ ...least, miniatureSteps: [step, step] });
  expect(new Set(miniatureSteps.map(({ id }) => id)).size).toBe(2);
  expect(miniatureSteps[0]?.options.map(({ label, says }) => [label, says])).toEqual([
    ['Rye', ''],
    ['Oat', ''],
  ]);
  expect(caseStudyInput.parse(least)).not.toHaveProperty('miniatureSteps');
});

test.each([
  ['a step with one option', [{ options: labelled('Rye') }], 'A step needs two options or more.'],
  [
    'a step with five options',
    [{ options: labelled('1', '2', '3', '4', '5') }],
    'Options has room for 4.',
  ],
  [
    'five steps',
    Array.from({ length: 5 }, () => ({ options: labelled('Rye', 'Oat') })),
    'Steps has room for 4.',
  ],
])('a miniature is refused with %s, and a sentence', (_name, miniatureSteps, sentence) => {
  const { error } = caseStudyInput.safeParse({ ...least, miniatureSteps });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('R-5-12 a category is unselected or one of eighteen', () => {
  expect(caseStudyCategories).toHaveLength(18);
  for (const category4 of ['', ...caseStudyCategories])
    expect(isAccepted({ category4 })).toBe(true);
  expect(isAccepted({ category1: 'seo' })).toBe(false);
});

test('a ground is a colour or nothing', () => {
  for (const ground of ['', '#f6c3cf', '#F6C3CF']) expect(isAccepted({ ground })).toBe(true);
  for (const ground of ['f6c3cf', '#f6c', 'pink', '#f6c3cf;x']) {
    expect(isAccepted({ ground })).toBe(false);
  }
});

test('D7 a review keeps keys that we do not know', () => {
  const reviews = [{ name: 'Ali', stars: { of: 5 } }];
  expect(caseStudyInput.parse({ ...least, reviews }).reviews).toEqual(reviews);
  expect(isAccepted({ reviews: ['text'] })).toBe(false);
  const { name, text } = reviewLimits;
  const atLimit = { name: 'x'.repeat(name), text: 'x'.repeat(text), other: 'x'.repeat(9_000) };
  expect(isAccepted({ reviews: [atLimit, { name: 5, text: null }] })).toBe(true);
  expect(isAccepted({ reviews: [{ name: `${atLimit.name}x` }] })).toBe(false);
  expect(isAccepted({ reviews: [{ text: `${atLimit.text}x` }] })).toBe(false);
});
