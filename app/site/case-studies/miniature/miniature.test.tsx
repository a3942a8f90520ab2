import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstCaseStudies } from '../../../../content/case-studies.ts';
import { arabic } from '../../../../content/editions/ar.ts';
import { urdu } from '../../../../content/editions/ur.ts';
import { mergedItem } from '../../../../domain/content/editions/merged-item.ts';
import { emptyValues } from '../../../../domain/content/kind.ts';
import { type CaseStudy, caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { Miniature } from './miniature.tsx';
import { type ShownMiniature, shownMiniature } from './shown-miniature.ts';

const empty = { ...emptyValues(caseStudyKind), _id: 'a'.repeat(24) };

const option = (id: string, label: string, says = '') => ({ id, label, says });

const study: CaseStudy = {
  ...empty,
  miniatureBrand: 'Oven & Sons',
  miniatureTask: 'Order a loaf',
  miniatureSteps: [
    { id: 'loaf', question: 'Loaf', options: [option('a', 'Rye', 'rye'), option('b', 'Oat')] },
    { id: 'day', question: 'Day', options: [option('c', 'Monday', 'Monday'), option('d', ' ')] },
    { id: 'rest', question: 'Nothing to choose', options: [] },
  ],
  miniatureAtRest: 'Two taps.',
  miniatureResult: 'On {2}: {1}. {4}',
  miniatureAfter: 'Nothing is sent.',
};

function shown(fields: CaseStudy): ShownMiniature {
  const miniature = shownMiniature(fields);
  if (!miniature) throw new Error('no miniature');
  return miniature;
}

function html(fields: CaseStudy, tag?: string, client = ''): string {
  return renderToStaticMarkup(
    <InLanguage tag={tag}>
      <Miniature {...shown(fields)} client={client} />
    </InLanguage>,
  );
}

const plain = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

test('it is a group of choices that cannot be sent', () => {
  const markup = html(study);
  expect(markup).not.toMatch(/<form|<button|type="submit"|action=/);
  expect(markup.match(/<fieldset/g)).toHaveLength(markup.match(/<legend/g)?.length ?? 0);
  expect(markup.match(/type="radio"/g)).toHaveLength(3);
  expect(markup.match(/required/g)).toHaveLength(3);
});

test('a result has what each option of a step says where it names the step', () => {
  const result = /<strong>(On .*)<\/strong>/.exec(html(study))?.[1];
  expect(result).toBe(
    'On <span data-of="2-1" data-longest="true">Monday</span>: <span data-of="1-1" data-longest="true">rye</span><span data-of="1-2"></span>. ',
  );
});

test('of words of one length one holds the room of the result', () => {
  const options = [option('a', '8.20', '8.20'), option('b', '9.10', '9.10')];
  const markup = html({ ...study, miniatureSteps: [{ id: 'time', question: 'Time', options }] });
  expect(markup.match(/data-longest/g)).toHaveLength(1);
});

test('without a step there is nothing to try', () => {
  expect(shownMiniature({ ...study, miniatureSteps: [] })).toBeNull();
  expect(shownMiniature(empty)).toBeNull();
});

test('it stands on the colour of its client, by no style attribute', () => {
  expect(html(study, 'en', '#f6c3cf')).toContain('color="#f6c3cf"');
  expect(html(study, 'en', '#f6c3cf')).not.toContain('style=');
  expect(html(study)).not.toContain('<svg');
});

test.each([
  ['ar', arabic],
  ['ur', urdu],
])('R-L-14 nothing of a miniature of the first content is left in English in %s', (tag, own) => {
  const editions = own['case-studies'];
  expect(editions).toHaveLength(2);
  for (const { item, texts } of editions) {
    const original = firstCaseStudies.find(({ slug }) => slug === item);
    if (!original) throw new Error(`no study ${item}`);
    const whole = { ...empty, ...original };
    const merged = mergedItem(caseStudyKind, whole, texts);
    expect(plain(html(merged, tag))).not.toMatch(/[A-Za-z]/);
    // As many choices as in English: nothing is left out for want of words.
    const count = (of: string) => of.match(/type="radio"/g)?.length;
    expect(count(html(merged, tag))).toBe(count(html(whole)));
  }
});
