import { remarkLimits } from './limits.ts';
import type { MarkedWords } from './remark.ts';

/** A text without its white space, which markup and editors change, and where each letter stands. */
export interface Searchable {
  letters: string;
  /** Of each letter its place in the text. */
  places: number[];
  length: number;
}

export function searchable(text: string): Searchable {
  const places: number[] = [];
  let letters = '';
  for (let place = 0; place < text.length; place++) {
    const letter = text.charAt(place);
    if (/\s/.test(letter)) continue;
    letters += letter;
    places.push(place);
  }
  return { letters, places, length: text.length };
}

/** 'changed': other words stand where they stood; 'gone': nothing tells where they stood. */
export type FoundWords =
  | { state: 'found' | 'changed'; start: number; end: number }
  | { state: 'gone' };

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** No half of a character that takes two units. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}

/** The words between two places of a text; null when there is none, or too much. */
export function markWords(text: string, from: number, to: number): MarkedWords | null {
  const marked = text.slice(from, to);
  const quote = marked.trim();
  if (quote === '' || quote.length > remarkLimits.quote) return null;
  const start = from + marked.indexOf(quote);
  const end = start + quote.length;
  const prefix = whole(text.slice(Math.max(0, start - remarkLimits.around), start));
  const suffix = whole(text.slice(end, end + remarkLimits.around));
  return { quote, prefix, suffix, start };
}

function equalEnding(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count))
    count++;
  return count;
}

function equalBeginning(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count++;
  return count;
}

function allPlaces(letters: string, part: string): number[] {
  const found: number[] = [];
  for (let at = letters.indexOf(part); at >= 0; at = letters.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Places in the text of the letters from `at` up to `end`. */
function placed({ places, length }: Searchable, at: number, end: number) {
  const start = places[at] ?? length;
  return { start, end: (places[end - 1] ?? start - 1) + 1 };
}

/** Of equal words those whose neighbours are the same, then those nearest to where they stood. */
function findSame(text: Searchable, words: MarkedWords): FoundWords | null {
  const { letters } = text;
  const quote = squeezed(words.quote);
  const prefix = squeezed(words.prefix);
  const suffix = squeezed(words.suffix);
  const around = remarkLimits.around;
  const ranked = allPlaces(letters, quote).map((at) => {
    const end = at + quote.length;
    const alike =
      equalEnding(letters.slice(Math.max(0, at - around), at), prefix) +
      equalBeginning(letters.slice(end, end + around), suffix);
    return { at, alike, distance: Math.abs((text.places[at] ?? 0) - words.start) };
  });
  ranked.sort((one, other) => other.alike - one.alike || one.distance - other.distance);
  const [best] = ranked;
  return best ? { state: 'found', ...placed(text, best.at, best.at + quote.length) } : null;
}

/** Letters of a neighbour that are enough to know it again. */
const known = 20;

/** What stands between the neighbours that the words had. */
function findBetween(text: Searchable, words: MarkedWords): FoundWords | null {
  const { letters } = text;
  const before = squeezed(words.prefix).slice(-known);
  const after = squeezed(words.suffix).slice(0, known);
  const maxLength = 3 * squeezed(words.quote).length + known;
  for (const at of before === '' ? [0] : allPlaces(letters, before)) {
    const begin = at + before.length;
    const near = letters.slice(begin, begin + maxLength + after.length);
    const length = after === '' ? letters.length - begin : near.indexOf(after);
    if (length > 0 && length <= maxLength) {
      return { state: 'changed', ...placed(text, begin, begin + length) };
    }
  }
  return null;
}

/** Where marked words stand in a text as it is now. */
export function findWords(text: Searchable, words: MarkedWords): FoundWords {
  return findSame(text, words) ?? findBetween(text, words) ?? { state: 'gone' };
}
