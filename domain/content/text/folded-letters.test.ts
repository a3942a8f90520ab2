import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { searchWords } from '../../list-part.ts';
import { foldableClass } from './folded-letters.ts';
import { folded } from './search-text.ts';

test.each([
  ['marks', 'مُحَمَّدٌ', 'محمد'],
  ['superscript alef', 'هٰذا', 'هذا'],
  ['tatweel', 'ســـلام', 'سلام'],
  ['joiners', 'می\u200cشود', 'میشود'],
  ['marks of direction', '\u200fعرض\u200e \u2067أول\u2069', 'عرض أول'],
  ['alef', 'أإآٱ ا\u0654 ا\u0653', 'اااا ا ا'],
  ['yeh', 'على ی', 'علي ي'],
  ['kaf', 'کتاب', 'كتاب'],
  ['heh', 'شركة ہم بھی ۂ', 'شركه هم بهی ه'],
  ['hamza on waw and yeh', 'مسؤول مسائل', 'مسوول مسايل'],
  ['yeh barree with hamza', 'آۓ ے\u0654', 'آئے ئے'],
  ['digits', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ٢٫٥٪', '0123456789 0123456789 2.5%'],
  ['shapes of letters', 'ﺳﻼﻡ ﷲ', 'سلام الله'],
])('R-L-11 %s: %j is found by %j, and the other way round', (_, one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test('R-L-11 letters that readers tell apart stay apart', () => {
  const pairs = ['ماء ما', 'گل كل', 'پل بل', 'ٹوٹا توتا', 'مری مرے', 'میں مین', 'علی علو', 'é e'];
  for (const [one = '', other = ''] of pairs.map((pair) => pair.split(' '))) {
    expect(folded(one), one).not.toBe(folded(other));
  }
});

/** Any string, with much of what folds. */
const sign = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.integer({ min: 0x600, max: 0x8ff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xfb50, max: 0xfeff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\u06d2\u0654', 'ﷺ', 'İ', 'ΑΣ', '\u200c', '\u202e', ' ', '\ud83d'),
);
const someText = fc.array(sign, { maxLength: 20 }).map((parts) => parts.join(''));

test('R-L-11 any text folds, twice as once, to at most four times its length, word by word', () => {
  const unfolded = new RegExp(foldableClass);
  const property = (text: string) => {
    const once = folded(text);
    expect(folded(once)).toBe(once);
    expect(once).not.toMatch(unfolded);
    expect(once.length).toBeLessThanOrEqual(4 * text.length);
    const words = text.split(/\s+/u).map(folded).filter(Boolean);
    expect(searchWords(text)).toEqual(words.slice(0, 6));
  };
  fc.assert(fc.property(someText, property), { numRuns: fuzzRuns(1_000, 100_000) });
});

test('R-L-11 nothing changes in texts of other scripts', () => {
  const some = fc.string({ unit: 'binary', maxLength: 40 });
  const property = (text: string) => {
    if (new RegExp(foldableClass).test(text)) return;
    expect(folded(text)).toBe(text.toLowerCase().replaceAll('ς', 'σ'));
  };
  fc.assert(fc.property(some, property), { numRuns: fuzzRuns(1_000, 20_000) });
});
