import { expect, test } from 'vitest';
import {
  aroundChanges,
  type ComparedLine,
  comparedLines,
  type HtmlLine,
} from './compared-lines.ts';

function line(text: string, kind = 'p', part: { marks?: string; address?: string } = {}): HtmlLine {
  const { marks = '', address = '' } = part;
  const words = text.match(/\S+\s*/g) ?? [];
  return { kind, words: words.map((word) => ({ text: word, marks, address, isPicture: false })) };
}

function marked(lines: readonly ComparedLine[]): string[] {
  return lines.flatMap(({ words }) =>
    words.filter((word) => word.marked).map((word) => word.text.trim()),
  );
}

test('the words that differ are marked, whatever stands around them', () => {
  const { before, after } = comparedLines(
    [line('We open on Sunday at nine'), line('See you')],
    [line('We open on Monday at nine'), line('See you')],
  );
  expect([marked(before), marked(after)]).toEqual([['Sunday'], ['Monday']]);
});

test('each side keeps its own spaces around what both have', () => {
  const { before, after } = comparedLines([line('New words')], [line('New words and more')]);
  const text = (lines: readonly ComparedLine[]) =>
    lines[0]?.words.map((word) => word.text).join('');
  expect([text(before), text(after)]).toEqual(['New words', 'New words and more']);
  expect(marked(after)).toEqual(['and', 'more']);
});

test('a word that is set in another way, or leads elsewhere, differs', () => {
  const bold = comparedLines([line('two')], [line('two', 'p', { marks: 'strong' })]);
  expect([marked(bold.before), marked(bold.after)]).toEqual([['two'], ['two']]);
  const link = (address: string) => [line('here', 'p', { address })];
  expect(marked(comparedLines(link('/a'), link('/b')).after)).toEqual(['here']);
});

test('a line of another kind is told apart from a new one', () => {
  const heading = comparedLines([line('Prices')], [line('Prices', 'h2')]);
  expect(heading.after).toMatchObject([{ kind: 'h2', isOther: true }]);
  expect(marked(heading.after)).toEqual([]);
  const added = comparedLines([], [line('Prices', 'h2')]);
  expect(added.after).toMatchObject([{ kind: 'h2', isOther: false }]);
  expect(marked(added.after)).toEqual(['Prices']);
});

test('only lines around a change are shown, and where others were', () => {
  const lines = (text: string) =>
    ['One', 'Two', 'Three', text, 'Five', 'Six'].map((own) => line(own));
  const { after } = comparedLines(lines('Four'), lines('New'));
  const shown = aroundChanges(after).map((one) => one?.words[0]?.text);
  expect(shown).toEqual([undefined, 'Three', 'New', 'Five', undefined]);
  const same = comparedLines(lines('Four'), lines('Four'));
  expect(aroundChanges(same.after)).toHaveLength(6);
});
