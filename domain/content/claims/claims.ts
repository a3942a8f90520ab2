import type { StoredKind } from '../kinds/names.ts';
import { countedThing } from './counted-subject.ts';
import { type DeclaredFigure, nameableIn } from './declared.ts';
import type { TextFigure } from './figures.ts';

interface FigurePlace {
  kind: StoredKind | 'setting';
  id: string;
  title: string;
  /** As `figurePlaces` names it, and as editors call it. */
  path: string;
  label: string;
  /** A number of a form, and no text. */
  isChosen?: true | undefined;
  shown: string;
  sentence: string;
}

/** One figure that the site asserts, wherever it stands. */
export interface AssertedFigure {
  /** Names it for its proof. */
  claim: string;
  value: string;
  subject: string;
  /** The name in braces of one that the settings declare; null for a typed one. */
  declared: string | null;
  places: FigurePlace[];
}

/** A proof holds for a figure and what it counts, on every page that says so. */
export function claimOf({ value, subject }: Pick<TextFigure, 'value' | 'subject'>): string {
  return `${value} ${subject}`.trim().slice(0, 120);
}

type At = Omit<FigurePlace, 'shown' | 'sentence'>;

/** A typed figure at its place, or a declared one that is named there. */
export type PlacedFigure = { place: At } & (TextFigure | { named: string; sentence: string });

/** Declared figures first, then those that were typed, in the order in which they stand. */
export function assertedFigures(
  declared: readonly DeclaredFigure[],
  found: readonly PlacedFigure[],
): AssertedFigure[] {
  const all = new Map<string, AssertedFigure>(
    declared.map(({ name, value, subject }) => [
      `{${name}}`,
      { claim: `{${name}}`, value, subject, declared: name, places: [] },
    ]),
  );
  for (const figure of found) {
    const { place, sentence } = figure;
    if ('named' in figure) {
      const shown = `{${figure.named}}`;
      const isFilled = nameableIn(place.kind, declared).some(({ name }) => name === figure.named);
      if (isFilled) all.get(shown)?.places.push({ ...place, shown, sentence });
      continue;
    }
    const { shown, value, subject } = figure;
    const claim = claimOf(figure);
    const known = all.get(claim) ?? { claim, value, subject, declared: null, places: [] };
    known.places.push({ ...place, shown, sentence });
    all.set(claim, known);
  }
  return [...all.values()];
}

/** What the site says of itself; studies and articles speak of others. */
function speaksOfSite({ declared, places }: AssertedFigure): boolean {
  return (
    declared !== null ||
    places.some(({ kind }) => ['page', 'location-page', 'setting'].includes(kind))
  );
}

/** Measures, and what each task has its own number of, contradict nothing. */
const measures =
  /^(?:|year|month|week|day|hour|minute|second|time|percent|page|step|word|line|character|pixel|kb|ms|s|mm|people|language|round|question|post|enquiry)$/;

/** Of how many it speaks differs from sentence to sentence. */
function isShare(value: string): boolean {
  return value.endsWith('%') || value.includes('/');
}

/** Claims of the site that give another number for the same thing, such as 3+ and 25+ clients. */
export function contradictionsOf(figures: readonly AssertedFigure[]): Map<string, string[]> {
  const counts = figures.filter((one) => speaksOfSite(one) && !isShare(one.value));
  const heads = Map.groupBy(counts, ({ subject }) => countedThing(subject));
  const found = new Map<string, string[]>();
  for (const [head, group] of heads) {
    if (measures.test(head)) continue;
    for (const { claim, value } of group) {
      const others = group.filter((other) => other.value !== value).map((other) => other.claim);
      if (others.length > 0) found.set(claim, others);
    }
  }
  return found;
}

export const claimStates = ['proved', 'no source', 'expired', 'no claim'] as const;

export type ClaimState = (typeof claimStates)[number];

export interface Proof {
  source: string;
  answers_for: string;
  /** A day, ISO 8601; null for ever. */
  valid_until: string | null;
  is_none: boolean;
}

/** @param today ISO 8601 */
export function stateOfClaim(proof: Proof | null, today: string): ClaimState {
  if (proof?.is_none) return 'no claim';
  if (!proof || proof.source === '' || proof.answers_for === '') return 'no source';
  return proof.valid_until !== null && proof.valid_until < today ? 'expired' : 'proved';
}
