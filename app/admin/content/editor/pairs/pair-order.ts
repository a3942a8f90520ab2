import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { isEmpty, type Pair } from './pairs.ts';

/** A pair that was emptied, as long as the form is open. */
export interface RemovedPair extends Pair {
  /** Counted from 1. */
  place: number;
  /** The number of the pair that it stood after; null: it was the first. */
  after: number | null;
}

/** Puts an empty pair after the one at `index`. @returns null when `isFree` holds for none */
export function pairAddedAfter(
  pairs: Pair[],
  index: number,
  isFree: (pair: Pair) => boolean,
): { pairs: Pair[]; number: number; place: number } | null {
  const following = pairs.findIndex((pair, at) => at > index && isFree(pair));
  const from = following >= 0 ? following : pairs.findLastIndex(isFree);
  const added = pairs[from];
  if (!added) return null;
  const to = from > index ? index + 1 : index;
  const list = reorder({ list: pairs, startIndex: from, finishIndex: to });
  return { pairs: list, number: added.number, place: to + 1 };
}

/** Empties a pair and puts it last; those after it move up. */
export function pairRemoved(pairs: Pair[], number: number): Pair[] {
  return [
    ...pairs.filter((pair) => pair.number !== number),
    { number, heading: '', paragraph: '' },
  ];
}

/** Stands where the pair stood, between those that were removed before and after it. */
export function notedRemoval(noted: RemovedPair[], removed: RemovedPair): RemovedPair[] {
  const { number, after } = removed;
  return [
    ...noted.filter((one) => one.after !== number),
    removed,
    ...noted.filter((one) => one.after === number).map((one) => ({ ...one, after })),
  ];
}

/** Puts a removed pair back. @returns null while no empty pair is left to take it */
export function pairRestored(pairs: Pair[], { heading, paragraph, ...removed }: RemovedPair) {
  const free = pairs.filter(isEmpty);
  const { number } = free.find((pair) => pair.number === removed.number) ?? free.at(-1) ?? {};
  if (number === undefined) return null;
  const others = pairs.filter((pair) => pair.number !== number);
  const before = others.findIndex((pair) => pair.number === removed.after);
  return { pairs: others.toSpliced(before + 1, 0, { number, heading, paragraph }), number };
}

/** What is left to undo; those removed after it stand after it again. */
export function notedRestoral(
  noted: RemovedPair[],
  restored: RemovedPair,
  number: number,
): RemovedPair[] {
  const at = noted.indexOf(restored);
  return noted.flatMap((one, index) => {
    if (index === at) return [];
    return index > at && one.after === restored.after ? [{ ...one, after: number }] : [one];
  });
}
