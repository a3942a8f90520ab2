import type { Kind } from '../kind.ts';
import { lowerCased } from './search-text.ts';

/** From this likeness on two texts are near-copies. */
export const nearCopy = 0.8;

const wordsTogether = 3;

/** UTF-16 code units that are compared; no real item comes near it. */
const comparedLength = 200_000;

/** Fewer are alike by chance. */
const minShingles = 20;

/** Two texts share a band when they agree in all of its hashes. */
export const bandCount = 8;
const bandSize = 4;

type Values = Record<string, unknown>;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** To compare and never to show: marks and entities are cut away by pattern. */
function wordsIn(html: string): string[] {
  const text = html.replace(/<[^<>]*>|&#?\w{1,8};/g, ' ');
  return lowerCased(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The last steps of MurmurHash3: each bit of the result depends on each bit of the number. */
function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** A whole number of 32 bits. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return mixed(hash);
}

/** The words that visitors read in an item, as hashes of each three in a row. */
export function shinglesOf({ page }: Pick<Kind, 'page'>, values: Values): Set<number> {
  const shown = page.shows.flatMap((name) => textsOf(values[name])).join('\n');
  const hashes = wordsIn(shown.slice(0, comparedLength)).map(hashOf);
  const starts = hashes.slice(wordsTogether - 1);
  return new Set(
    starts.map((_, at) =>
      hashes.slice(at, at + wordsTogether).reduce((one, next) => mixed(Math.imul(one, 31) + next)),
    ),
  );
}

/**
 * MinHash by bands: texts of which 80 % is the same share a band in 98 of 100 cases, of 50 % in 40, of 10 %
 * in none. Null for a short text.
 */
export function bandsOf(shingles: Set<number>): number[] | null {
  if (shingles.size < minShingles) return null;
  const lowest = new Int32Array(bandCount * bandSize).fill(0x7fffffff);
  for (const shingle of shingles) {
    for (let at = 0; at < lowest.length; at += 1) {
      const hash = mixed(shingle ^ Math.imul(at + 1, 0x9e3779b9));
      if (hash < (lowest[at] ?? 0)) lowest[at] = hash;
    }
  }
  return Array.from({ length: bandCount }, (_, band) =>
    lowest
      .subarray(band * bandSize, (band + 1) * bandSize)
      .reduce((one, next) => mixed(Math.imul(one, 31) + next)),
  );
}

/** Of each three words in a row that two texts have between them, the part that both have: 0 to 1. */
export function likenessOf(one: Set<number>, other: Set<number>): number {
  const both = [...one].filter((shingle) => other.has(shingle)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}

/** The title of the page, as two of them are compared; '' for none. */
export function comparedTitle({ page }: Pick<Kind, 'page'>, values: Values): string {
  const [first = ''] = [page.title, page.titleElse]
    .map((name) => wordsIn(String(values[name] ?? '')).join(' '))
    .filter((title) => title !== '');
  return first;
}

export function titleHash(title: string): number | null {
  return title === '' ? null : hashOf(title);
}
