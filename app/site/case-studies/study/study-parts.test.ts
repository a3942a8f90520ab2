import { expect, test } from 'vitest';
import {
  type CaseStudy,
  type CaseStudyText,
  caseStudyTextFields,
} from '../../../../domain/content/kinds/case-study.ts';
import { shownStudy } from '../../../../tests/shown-study.ts';
import { categoriesOf, figuresOf, pairsOf, studyBands } from './study-parts.ts';

/** Every field holds its own name, which for a picture is no address. */
function study(fields: Partial<CaseStudy>) {
  const named = Object.fromEntries(caseStudyTextFields.map((field) => [field, field]));
  // Made of the very list of fields that the type is made of.
  const text = named as CaseStudyText;
  const lists = { reviews: [], miniatureSteps: [] };
  return shownStudy({ _id: 'a'.repeat(24), ...lists, ...text, ground: '', ...fields });
}

test('template2 has three figures, water in the middle and a picture there', async () => {
  const two = await study({ template: 'template2', sec3Img2: '/media/two.jpg' });
  expect(figuresOf(two).map(({ value }) => value)).toEqual([
    'sec4Percentage1',
    'sec4Percentage2',
    'sec4Percentage3',
  ]);
  expect(studyBands(two).map(({ ground, image }) => [ground, image?.src])).toEqual([
    ['paper', undefined],
    ['water', '/media/two.jpg'],
    ['paper', undefined],
  ]);
});

test.each(['template1', '', 'template7'])(
  'template %j has four figures, night, then sand',
  async (template) => {
    const one = await study({ template, sec3Img2: '/media/two.jpg' });
    expect(figuresOf(one)).toHaveLength(4);
    expect(studyBands(one).map(({ ground, image }) => [ground, image?.src])).toEqual([
      ['paper', undefined],
      ['night', undefined],
      ['sand', undefined],
    ]);
  },
);

test('on a ground the thing and the hand-over have their pictures in each template', async () => {
  const pictures = { sec3Img2: '/media/two.png', sec3Img3: '/media/three.png' };
  const one = await study({ template: 'template1', ground: '#f6c3cf', ...pictures });
  expect(studyBands(one).map(({ image, isWide }) => [image?.src, isWide])).toEqual([
    [undefined, false],
    ['/media/two.png', false],
    ['/media/three.png', true],
  ]);
});

test('an empty block is left out and the others keep their grounds', async () => {
  const gap = await study({ sec3Heading2: '', sec3SubHeading2: '', sec3Para2: '' });
  expect(studyBands(gap).map(({ heading, ground }) => [heading, ground])).toEqual([
    ['sec3Heading1', 'paper'],
    ['sec3Heading3', 'sand'],
  ]);
});

test('a figure without number and text is left out, one with either stays', async () => {
  const figures = figuresOf(await study({ sec4Percentage2: '', sec4Text2: '', sec4Text3: '' }));
  expect(figures.map(({ text }) => text)).toEqual(['sec4Text1', '', 'sec4Text4']);
});

test('a picture that is no address is no picture', async () => {
  const pairs = pairsOf(await study({ sec1Img: 'javascript:alert(1)', sec2Img: '/media/a.svg' }));
  expect(pairs.map(({ image }) => image?.src)).toEqual([undefined, '/media/a.svg']);
});

test('each category is named once, in its order', async () => {
  const { category1, ...rest } = await study({
    category2: '',
    category3: 'SEO',
    category4: 'category1',
  });
  expect(categoriesOf({ ...rest, category1 })).toEqual(['category1', 'SEO']);
});

test('a miniature stands in the second block, one without steps nowhere', async () => {
  const options = [
    { id: 'a', label: 'Rye', says: '' },
    { id: 'b', label: 'Oat', says: '' },
  ];
  const miniatureSteps = [{ id: 'loaf', question: 'Loaf', options }];
  const bands = studyBands(await study({ miniatureSteps }));
  expect(bands.map(({ miniature }) => miniature?.steps.length)).toEqual([undefined, 1, undefined]);
  const none = studyBands(await study({}));
  expect(none.map(({ miniature }) => miniature)).toEqual([null, null, null]);
});
