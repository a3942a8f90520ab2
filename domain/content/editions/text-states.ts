import type { FieldDefinitions } from '../fields/fields.ts';
import { countWords } from '../text/words.ts';
import { type TextPlace, textPlaces } from './text-places.ts';
import { textsAt } from './texts.ts';

/** 'outdated': the original is not what was confirmed any more (R-L-04). */
export const textStates = ['missing', 'outdated', 'ready'] as const;

export type TextState = (typeof textStates)[number];

interface TextOfEdition extends TextPlace {
  state: TextState;
  /** The original that the text was last confirmed for; null where it never was. */
  confirmed: string | null;
}

/** What is left to do in an edition: texts, and the words of the original in them. */
export interface Work extends Record<TextState, number> {
  missing_words: number;
  outdated_words: number;
}

type Values = Readonly<Record<string, unknown>>;

interface Edition {
  texts: unknown;
  /** The original of each text, as it was when somebody last said that both agree. */
  confirmed: unknown;
}

export function* withStates(
  places: Iterable<TextPlace>,
  confirmed: unknown,
): Generator<TextOfEdition> {
  for (const place of places) {
    const agreed = textsAt(confirmed, place.path);
    const known = typeof agreed === 'string' ? agreed : null;
    const isReady = known === place.original;
    const state = place.text.trim() === '' ? 'missing' : isReady ? 'ready' : 'outdated';
    yield { ...place, state, confirmed: known };
  }
}

export function textsOfEdition(
  fields: FieldDefinitions,
  original: Values,
  { texts, confirmed }: Edition,
): Generator<TextOfEdition> {
  return withStates(textPlaces(fields, original, texts), confirmed);
}

function countHtmlWords(html: string): number {
  return countWords(html.replace(/<[^<>]*>|&#?\w{1,8};/g, ' '));
}

export function workOf(texts: Iterable<Pick<TextOfEdition, 'state' | 'original'>>): Work {
  const work: Work = { missing: 0, outdated: 0, ready: 0, missing_words: 0, outdated_words: 0 };
  for (const { state, original } of texts) {
    work[state] += 1;
    if (state !== 'ready') work[`${state}_words`] += countHtmlWords(original);
  }
  return work;
}

/** The labels of texts whose original is not what was seen any more. */
export function changedSince(
  texts: readonly Pick<TextPlace, 'path' | 'label' | 'original'>[],
  seen: Readonly<Record<string, string>>,
): string[] {
  const changed = texts.filter(
    ({ path, original }) => Object.hasOwn(seen, path) && seen[path] !== original,
  );
  return changed.map(({ label }) => label);
}

interface Change {
  before: Iterable<TextPlace>;
  after: Iterable<TextPlace>;
  confirmed: unknown;
  /** Paths of texts that are still right, though the original has changed. */
  stillRight: readonly string[];
  /** The originals that somebody had before them, by path; absent: as they are stored. */
  seen?: Readonly<Record<string, string>>;
}

/**
 * What is confirmed after a save: each text that was changed in it, and those that are said to be right, for
 * the original that was seen. One that has changed meanwhile leaves its text outdated.
 */
export function confirmedAfter(change: Change): Record<string, unknown> {
  const { seen = {} } = change;
  const known = new Map([...change.before].map(({ path, text }) => [path, text]));
  const confirmed = new Set(change.stillRight);
  const agreed = [...change.after]
    .filter(
      ({ path, text }) => text.trim() !== '' && (confirmed.has(path) || text !== known.get(path)),
    )
    .map(({ path, original }) => [path, Object.hasOwn(seen, path) ? seen[path] : original]);
  return { ...Object(change.confirmed), ...Object.fromEntries(agreed) };
}
