import { expect, test } from 'vitest';
import {
  type CaseStudy,
  type CaseStudyText,
  caseStudyTextFields,
} from '../../../../domain/content/kinds/case-study.ts';
import { bandsOf, categoriesOf, figuresOf, pairsOf } from './study-parts.ts';

/** Every field holds its own name, which for a picture is no address. */
function study(fields: Partial<CaseStudy>): CaseStudy {
  const named = Object.fromEntries(caseStudyTextFields.map((field) => [field, field]));
  // Made of the very list of fields that the type is made of.
  return { _id: 'a'.repeat(24), reviews: [], ...(named as CaseStudyText), ...fields };
}

test('template2 has three figures, water in the middle and a picture there', () => {
  const two = study({ template: 'template2', sec3Img2: '/media/two.jpg' });
  expect(figuresOf(two).map(({ value }) => value)).toEqual([
    'sec4Percentage1',
    'sec4Percentage2',
    'sec4Percentage3',
  ]);
  expect(bandsOf(two).map(({ ground, image }) => [ground, image])).toEqual([
    ['paper', ''],
    ['water', '/media/two.jpg'],
    ['paper', ''],
  ]);
});

test.each(['template1', '', 'template7'])(
  'template %j has four figures, night, then sand',
  (template) => {
    const one = study({ template, sec3Img2: '/media/two.jpg' });
    expect(figuresOf(one)).toHaveLength(4);
    expect(bandsOf(one).map(({ ground, image }) => [ground, image])).toEqual([
      ['paper', ''],
      ['night', ''],
      ['sand', ''],
    ]);
  },
);

test('an empty block is left out and the others keep their grounds', () => {
  const gap = study({ sec3Heading2: '', sec3SubHeading2: '', sec3Para2: '' });
  expect(bandsOf(gap).map(({ heading, ground }) => [heading, ground])).toEqual([
    ['sec3Heading1', 'paper'],
    ['sec3Heading3', 'sand'],
  ]);
});

test('a figure without number and text is left out, one with either stays', () => {
  const figures = figuresOf(study({ sec4Percentage2: '', sec4Text2: '', sec4Text3: '' }));
  expect(figures.map(({ text }) => text)).toEqual(['sec4Text1', '', 'sec4Text4']);
});

test('a picture that is no address is no picture', () => {
  const pairs = pairsOf(study({ sec1Img: 'javascript:alert(1)', sec2Img: '/media/a.svg' }));
  expect(pairs.map(({ image }) => image)).toEqual(['', '/media/a.svg']);
});

test('each category is named once, in its order', () => {
  const { category1, ...rest } = study({ category2: '', category3: 'SEO', category4: 'category1' });
  expect(categoriesOf({ ...rest, category1 })).toEqual(['category1', 'SEO']);
});
