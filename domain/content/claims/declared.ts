import { settingsGroups } from '../../settings/groups/groups.ts';
import type { Claims, SiteSettings } from '../../settings.ts';
import type { StoredKind } from '../kinds/names.ts';
import { filledText } from '../sections/braces.ts';
import { countedThing } from './counted-subject.ts';
import { figuresIn, type TextFigure } from './figures.ts';

/** A figure that texts name in braces, so that one edit changes it everywhere. */
export interface DeclaredFigure {
  /** In the braces. */
  name: string;
  /** As figures are compared. */
  value: string;
  /** What stands in its place. */
  text: string;
  subject: string;
  /** Declared by the owner; the others are facts, which stand in sections of pages alone (decision D69). */
  isOwn: boolean;
}

const { claims } = settingsGroups;

/** The names of those that the specification knows, which Object.keys cannot know. */
const specified = Object.keys(claims.schema.shape.claims.shape) as (keyof Claims)[];

type Declaring = Pick<SiteSettings, 'claims' | 'ownFigures'>;

/** The specification shows its own with a plus (§1); an owner's stands as it is typed, or follows one of them. */
export function declaredFigures({ claims: counts, ownFigures }: Declaring): DeclaredFigure[] {
  const fixed = specified.map((name) => ({
    name,
    value: `${counts[name]}+`,
    text: String(counts[name]),
    subject: (claims.fields[`claims.${name}`]?.label ?? '').toLowerCase(),
    isOwn: false,
  }));
  const own = ownFigures.map(({ name, value: typed, label }) => {
    const text = withFigures(typed, Object.fromEntries(fixed.map((one) => [one.name, one.text])));
    const subject = label.trim().toLowerCase();
    const value = figuresIn(`${text} ${subject}`)[0]?.value ?? text;
    return { name, value, text, subject, isOwn: true };
  });
  return [...fixed, ...own];
}

/** What texts of a kind may name: all in pages of sections, elsewhere those of the owner (decision D69). */
export function nameableIn(
  kind: StoredKind | 'setting',
  declared: readonly DeclaredFigure[],
): DeclaredFigure[] {
  const hasSections = kind === 'page' || kind === 'page-edition';
  return declared.filter(({ isOwn }) => isOwn || hasSections);
}

const inLatin = /\p{Script=Latin}/u;

function numberOf(value: string): string {
  return value.replace(/\+$/, '');
}

/** The declared figure that a typed one repeats: 'over 25 clients' where the settings say 25. */
export function boundTo(
  { value, subject }: Pick<TextFigure, 'value' | 'subject'>,
  declared: readonly DeclaredFigure[],
): DeclaredFigure | null {
  const same = declared.filter((one) => numberOf(one.value) === numberOf(value));
  const named = same.find((one) => countedThing(one.subject) === countedThing(subject));
  // What a translation counts has another word.
  const only = same.length === 1 && subject !== '' && !inLatin.test(subject) ? same[0] : undefined;
  return named ?? only ?? null;
}

/** As it stands alone: 25, and not the end of 2025. */
function wholeNumber(shown: string): RegExp {
  const literal = shown.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`);
  return new RegExp(String.raw`(?<![\p{N}.,])${literal}(?!\p{N})`, 'gu');
}

/** The text with the name of a declared figure in place of a number; what is around it stays as it is typed. */
export function boundText(
  text: string,
  isWanted: (figure: TextFigure) => boolean,
  declared: readonly DeclaredFigure[],
): string {
  const figure = figuresIn(text).find(isWanted);
  const to = figure && boundTo(figure, declared);
  if (!figure || !to) return text;
  const { shown, number } = figure;
  // A sign that its own text has would stand there twice.
  const typed = /\D$/.test(to.text) ? shown.slice(shown.indexOf(number)) : number;
  const bound = shown.replace(typed, () => `{${to.name}}`);
  return text.replace(wholeNumber(shown), () => bound);
}

type FigureTexts = Readonly<Record<string, string>>;

/** What stands in place of each name, in the digits of a language. */
export function figureTexts(
  declared: readonly DeclaredFigure[],
  digit: (value: number) => string,
): FigureTexts {
  return Object.fromEntries(
    declared.map(({ name, text }) => [name, text.replace(/\d/g, (sign) => digit(Number(sign)))]),
  );
}

function filledValue(value: unknown, figures: FigureTexts): unknown {
  if (typeof value === 'string') return filledText(value, figures);
  if (Array.isArray(value)) {
    const filled = value.map((one) => filledValue(one, figures));
    return filled.some((one, at) => one !== value[at]) ? filled : value;
  }
  if (typeof value !== 'object' || value === null || value instanceof Map) return value;
  const entries = Object.entries(value).map(
    ([name, one]) => [name, one, filledValue(one, figures)] as const,
  );
  if (entries.every(([, one, filled]) => one === filled)) return value;
  return Object.fromEntries(entries.map(([name, , filled]) => [name, filled]));
}

/** With the figures in all its texts (R-G-04); the same value where none is named. */
export function withFigures<Value>(value: Value, figures: FigureTexts): Value {
  // Only texts change.
  return filledValue(value, figures) as Value;
}
