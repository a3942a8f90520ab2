import { expect, test } from 'vitest';
import { differences } from '../differences.ts';
import { type AnyKind, kinds } from '../kinds/kinds.ts';
import { differencesInWords } from './difference-in-words.ts';

function read(name: AnyKind['name'], before: object, after: object) {
  const states = { before: { ...before }, after: { ...after } };
  const kind = kinds.find((one) => one.name === name);
  return differencesInWords(kind, differences(before, after), states).map(
    ({ label, isHtml, old, new: now }) => [label, isHtml, old, now],
  );
}

const about = (id: string, heading: string, hidden = false) => ({
  id,
  kind: 'about',
  v: 1,
  hidden,
  props: { heading, text: '', label: '', href: '', hasRoute: false },
});

test('a section that came before others is all that differs, by its name and its labels', () => {
  const before = { sections: [about('a', 'Who we are')] };
  const after = { sections: [about('b', 'New'), about('a', 'Who we are', true)] };
  expect(read('page', before, after)).toEqual([
    ['Order of the sections', false, 'About', 'About 1\nAbout 2'],
    ['About 1: Heading', false, '', 'New'],
    ['About 2: Hidden', false, 'No', 'Yes'],
  ]);
});

test('texts of the editor are HTML, and choices stand by their words', () => {
  const content = (paragraph: string) => ({ blogs_content: [{ heading: 'One', paragraph }] });
  expect(read('blog', content('<p>Two</p>'), content('<p>Three</p>'))).toEqual([
    ['Content 1 paragraph', true, '<p>Two</p>', '<p>Three</p>'],
  ]);
  expect(read('page', { header: 'landing page' }, { header: 'full' })).toEqual([
    ['Header', false, 'Landing page', 'Full, with all menus'],
  ]);
  expect(read('case-study', { sec1Para: 'One' }, { sec1Para: 'Two' })).toEqual([
    ['Section 1 Paragraph', true, 'One', 'Two'],
  ]);
  expect(read('blog', { status: 'draft' }, { status: 'published' })).toEqual([
    ['', false, 'draft', 'published'],
  ]);
});

test('lists of a form stand by the labels of their rows, as those of sections do', () => {
  const option = (id: string, label: string) => ({ id, label, says: '' });
  const step = (id: string, question: string, options: object[]) => ({ id, question, options });
  const options = [option('rye', 'Rye'), option('oat', 'Oat')];
  const before = { miniatureSteps: [step('loaf', 'Which loaf?', options)] };
  const after = {
    miniatureSteps: [
      step('day', 'Which day?', []),
      step('loaf', 'Which bread?', [option('rye', 'Dark rye'), option('oat', 'Oat')]),
    ],
  };
  expect(read('case-study', before, after)).toEqual([
    ['Order of the steps', false, 'Which loaf?', 'Which day?\nWhich bread?'],
    ['Step 1: Question', false, '', 'Which day?'],
    ['Step 2: Question', false, 'Which loaf?', 'Which bread?'],
    ['Step 2: Option 1: Words to choose', false, 'Rye', 'Dark rye'],
  ]);
  const process = (steps: object[]) => ({
    sections: [{ id: 'a', kind: 'process', v: 1, hidden: false, props: { heading: 'How', steps } }],
  });
  const one = { id: 'one', heading: 'Survey' };
  const two = { id: 'two', heading: 'Slope' };
  expect(read('page', process([one, two]), process([two, one]))).toEqual([
    ['Steps in time: order of the steps', false, 'Survey\nSlope', 'Slope\nSurvey'],
  ]);
});
