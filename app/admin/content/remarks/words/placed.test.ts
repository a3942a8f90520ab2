import { expect, test } from 'vitest';
import type { Remark } from '../../../../../domain/api/content/remarks.ts';
import { markWords } from '../../../../../domain/content/remarks/find-words.ts';
import { placeRemarks, withoutSpot } from './placed.ts';
import type { Spot } from './spots.ts';

function spot(path: string, text: string): Spot {
  return { path, text, control: `control of ${path}`, label: path };
}

function remark(field: string, marked?: [text: string, quote: string]): Remark {
  const [text = '', quote = ''] = marked ?? [];
  const start = text.indexOf(quote);
  const words = marked ? markWords(text, start, start + quote.length) : null;
  const said = { remark_id: 1, text: '?', mentions: [], made_by: '', made_at: '', isOwn: true };
  const state = { edited_at: null, pin: null, resolved_at: null, resolved_by: '', answers: [] };
  return { ...said, ...state, language: '', section: '', field, words };
}

function placed(one: Remark, spots: Spot[]): string {
  const [found] = placeRemarks([one], spots);
  return `${found?.spot?.path ?? 'nowhere'} ${found?.words?.state ?? 'whole'}`;
}

const first = 'Patients could call or walk in.';
const second = 'We replaced a form with three short questions.';
const words = remark('list.0.text', [first, 'walk in']);

test('a remark stands at its field, one of the whole item at none', () => {
  const spots = [spot('title', 'T'), spot('list.0.text', first)];
  expect(placed(remark('title'), spots)).toBe('title whole');
  expect(placed(remark(''), spots)).toBe('nowhere whole');
  expect(placed(remark('gone'), spots)).toBe('nowhere whole');
  expect(placed(words, spots)).toBe('list.0.text found');
});

test('words that moved to another part of the list are found there', () => {
  const moved = [spot('list.0.text', second), spot('list.1.text', first)];
  expect(placed(words, moved)).toBe('list.1.text found');
});

test('of equal words in two parts those of the named part are meant', () => {
  const twice = [spot('list.1.text', first), spot('list.0.text', first)];
  expect(placed(words, twice)).toBe('list.0.text found');
});

test('words that are changed or gone keep the remark at its field', () => {
  const changed = [spot('list.0.text', first.replace('walk in', 'come by'))];
  expect(placed(words, changed)).toBe('list.0.text changed');
  expect(placed(words, [spot('list.0.text', second)])).toBe('list.0.text gone');
  expect(placed(words, [spot('title', first)])).toBe('nowhere gone');
});

test('a remark on a list as a whole stands under the name of the list', () => {
  const fields = ['gone', 'list', 'list.9.text', ''];
  const all = placeRemarks(
    fields.map((field) => remark(field)),
    [spot('list.0.text', first)],
  );
  const groups = withoutSpot(all, new Map([['list', 'Sections']]));
  const shown = groups.map(({ label, threads }) => [label, threads.map((one) => one.remark.field)]);
  expect(shown).toEqual([
    ['Sections', ['list']],
    [null, ['gone', 'list.9.text']],
  ]);
});
