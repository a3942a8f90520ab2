import type { Kind } from '../kind.ts';
import { type Mask, type MaskedSentence, maskedTexts } from './masked.ts';

/** From this likeness on two pages are named to their writer, and published with a written reason only. */
export const likenessLimits = { warning: 0.6, reason: 0.8 } as const;

const wordsTogether = 5;

/** UTF-16 code units that are compared; no real item comes near it. */
const comparedLength = 200_000;

/** Fewer are alike by chance. */
const minShingles = 20;

/** A field's text, or a part of one: a paragraph of a pair, a row of a section. */
interface TextBlock {
  /** Of its masked words; the same in two items whose block is the same but for names. */
  hash: number;
  shingles: Int32Array;
}

export interface ComparedText {
  blocks: TextBlock[];
  shingles: Int32Array;
}

type Values = Record<string, unknown>;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The texts that visitors read on the page itself, not those for search engines. */
export function bodyTexts(
  { page, fields }: Pick<Kind, 'page' | 'fields'>,
  values: Values,
): string[] {
  const forSearch = new Set([page.title, page.description].filter((name) => name !== page.heading));
  const names = page.shows.filter(
    (name) => fields[name]?.group !== 'search' && !forSearch.has(name),
  );
  let left = comparedLength;
  return names
    .flatMap((name) => textsOf(values[name]))
    .map((text) => {
      const part = text.slice(0, left);
      left -= part.length;
      return part;
    })
    .filter((text) => text !== '');
}

/** The last steps of MurmurHash3: each bit of the result depends on each bit of the number. */
function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return mixed(hash);
}

function together(hashes: number[]): number {
  return hashes.reduce((one, next) => mixed(Math.imul(one, 31) + next), hashes.length);
}

/** Each five words in a row of one sentence, so that sentences may change places; a short one is one. */
export function sentenceShingles({ words }: Pick<MaskedSentence, 'words'>): number[] {
  if (words.length < 2) return [];
  const hashes = words.map(hashOf);
  if (hashes.length <= wordsTogether) return [together(hashes)];
  return hashes
    .slice(wordsTogether - 1)
    .map((_, at) => together(hashes.slice(at, at + wordsTogether)));
}

function setOf(hashes: Iterable<number>): Int32Array {
  return Int32Array.from(new Set(hashes)).sort();
}

/** What an item is compared by; null for a text too short to be like another one but by chance. */
export function comparedText(
  kind: Pick<Kind, 'page' | 'fields'>,
  values: Values,
  mask: Mask,
): ComparedText | null {
  const blocks = maskedTexts(bodyTexts(kind, values), mask)
    .map((sentences) => sentences.flatMap(sentenceShingles))
    .filter((hashes) => hashes.length > 0)
    .map((hashes) => ({ hash: together(hashes), shingles: setOf(hashes) }));
  const shingles = setOf(blocks.flatMap((block) => [...block.shingles]));
  return shingles.length < minShingles ? null : { blocks, shingles };
}

/** Exact Jaccard of two sorted sets: 0 to 1. */
export function likenessOf(one: Int32Array, other: Int32Array): number {
  let both = 0;
  for (let at = 0, place = 0; at < one.length && place < other.length; ) {
    const [a = 0, b = 0] = [one[at], other[place]];
    if (a === b) both += 1;
    if (a <= b) at += 1;
    if (b <= a) place += 1;
  }
  const all = one.length + other.length - both;
  return all === 0 ? 0 : both / all;
}

/** What is left of a text without some of its blocks. */
export function withoutBlocks({ blocks }: ComparedText, left: ReadonlySet<number>): Int32Array {
  return setOf(
    blocks.filter(({ hash }) => !left.has(hash)).flatMap(({ shingles }) => [...shingles]),
  );
}
