import type { Kind } from '../kind.ts';
import { bodyTexts, sentenceShingles } from './compared-text.ts';
import { type Mask, maskedTexts } from './masked.ts';

export interface Passage {
  own: string;
  other: string;
}

interface Read {
  shown: string;
  shingles: number[];
}

type Values = Record<string, unknown>;

function readOf(kind: Kind, values: Values, mask: Mask): Read[] {
  return maskedTexts(bodyTexts(kind, values), mask)
    .flat()
    .map((sentence) => ({ shown: sentence.shown, shingles: sentenceShingles(sentence) }))
    .filter(({ shingles }) => shingles.length > 0);
}

/** Sentences of which more than half is also in a sentence of the other text, in the order of the first. */
export function passagesOf(
  kind: Kind,
  { own, other }: Record<'own' | 'other', Values>,
  mask: Mask,
): Passage[] {
  const theirs = readOf(kind, other, mask);
  const places = new Map<number, number>();
  theirs.forEach(({ shingles }, at) => {
    for (const shingle of shingles) places.set(shingle, at);
  });
  return readOf(kind, own, mask).flatMap(({ shown, shingles }): Passage[] => {
    const counts = new Map<number, number>();
    for (const shingle of shingles) {
      const at = places.get(shingle);
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const [best] = [...counts].toSorted(([, one], [, next]) => next - one);
    if (!best || best[1] * 2 < shingles.length) return [];
    return [{ own: shown, other: theirs[best[0]]?.shown ?? '' }];
  });
}
