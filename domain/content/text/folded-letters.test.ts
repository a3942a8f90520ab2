import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { searchWords } from '../../list-part.ts';
import { letterPairs, marksClass } from './folded-letters.ts';
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
  ['accents', 'Construcción Zürich Šárka', 'construccion zurich sarka'],
  ['accents of their own', 'e\u0301te\u0301', 'ÉTÉ'],
  ['letters of two', 'Straße Ærø Œuvre', 'strasse aero oeuvre'],
  [
    'a stroke, a dot',
    'Łódź Đà Nẵng ISPARTA ısparta İstanbul',
    'lodz da nang isparta isparta istanbul',
  ],
  ['accents of Greek', 'Αθήνα Όμηρος', 'αθηνα ομηροσ'],
  ['accents of Cyrillic', 'ещё мой', 'еще мои'],
  ['widths', 'ＳＥＯ２０２６ ｶﾞｲﾄﾞ', 'seo2026 ガイド'],
  ['points of Hebrew', 'שָׁלוֹם', 'שלום'],
])('R-L-11 %s: %j is found by %j, and the other way round', (_, one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test('R-L-11 letters that readers tell apart stay apart', () => {
  const pairs = ['ماء ما', 'گل كل', 'پل بل', 'ٹوٹا توتا', 'مری مرے', 'میں مین', 'علی علو'];
  pairs.push('が か', 'ไก่ ไก', 'ड़ ड', 'שין סין');
  for (const [one = '', other = ''] of pairs.map((pair) => pair.split(' '))) {
    expect(folded(one), one).not.toBe(folded(other));
  }
});

/** Any string, with much of what folds. */
const sign = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.integer({ min: 0xa0, max: 0x5ff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x1100, max: 0x11ff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x1e00, max: 0x1fff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x600, max: 0x8ff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xfb50, max: 0xfeff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\u06d2\u0654', 'ﷺ', 'İ', 'ΑΣ', '\u200c', '\u202e', ' ', '\ud83d'),
);
const someText = fc.array(sign, { maxLength: 20 }).map((parts) => parts.join(''));

test('R-L-11 any text folds, twice as once, to at most four times its length, word by word', () => {
  const unfolded = new RegExp(`[${letterPairs.from}]|${marksClass}`);
  const property = (text: string) => {
    const once = folded(text);
    expect(folded(once)).toBe(once);
    expect(once.normalize('NFD')).not.toMatch(unfolded);
    expect(once.length).toBeLessThanOrEqual(4 * text.length);
    const words = text.split(/\s+/u).map(folded).filter(Boolean);
    expect(searchWords(text)).toEqual(words.slice(0, 6));
  };
  fc.assert(fc.property(someText, property), { numRuns: fuzzRuns(1_000, 100_000) });
});

test('R-L-11 nothing else changes but case and composition', () => {
  const some = fc.string({ unit: 'binary', maxLength: 40 });
  const foldable = new RegExp(
    `[${letterPairs.from}ßæœ\uFF01-\uFF9F\uFB50-\uFDFF\uFE70-\uFEFC]|${marksClass}`,
  );
  const property = (text: string) => {
    if (foldable.test(text.toLowerCase().normalize('NFD'))) return;
    expect(folded(text)).toBe(text.toLowerCase().normalize('NFC'));
  };
  fc.assert(fc.property(some, property), { numRuns: fuzzRuns(1_000, 20_000) });
});
