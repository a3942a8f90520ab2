import { type TextPlace, textPlaces } from '../editions/text-places.ts';
import type { Kind } from '../kind.ts';
import { figureInText, figuresSection } from '../sections/kinds/service/figures.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection } from '../sections/sections.ts';
import { figuresIn } from './figures.ts';

export interface FigureText extends Pick<TextPlace, 'path' | 'label' | 'original'> {
  /** What follows it on the page from another field, and says what it counts. */
  beside?: string;
  /** A number that is chosen in its form, and no text. */
  isChosen?: true;
}

function* textsWithin(path: string, label: string, value: unknown): Generator<FigureText> {
  if (typeof value === 'string') {
    if (value.trim() !== '') yield { path, label, original: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* textsWithin(`${path}.${name}`, label, inner);
    }
  }
}

/** The numbers of sections of figures, which are no texts. */
function* chosenFigures(path: string, value: unknown): Generator<FigureText> {
  // The value of such a field.
  for (const one of (value ?? []) as StoredSection[]) {
    if (one.hidden || one.kind !== figuresSection.name) continue;
    const { props } = currentSection(one);
    for (const [place, row] of figuresSection.fields.figures.lenient
      .parse(props.figures)
      .entries()) {
      yield {
        path: `${path}.${one.id}.figures.${row.id}.number`,
        label: `${figuresSection.label} ${place + 1}`,
        original: figureInText(row),
        beside: ` ${row.label}`,
        isChosen: true,
      };
    }
  }
}

/** Without those beside it, which stand in a field of their own. */
export function figuresInPlace({ original, beside = '' }: Pick<FigureText, 'original' | 'beside'>) {
  const found = figuresIn(original + beside);
  return beside === '' ? found : found.slice(0, found.length - figuresIn(beside).length);
}

/** Every text of an item or an edition in which a figure may stand. */
export function* figurePlaces(
  { fields }: Pick<Kind, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Generator<FigureText> {
  yield* textPlaces(fields, values, null);
  for (const [name, { control, label, counts }] of Object.entries(fields)) {
    const value = values[name];
    if (control === 'texts') yield* textsWithin(name, label, value);
    else if (control === 'sections') yield* chosenFigures(name, value);
    else if (counts && typeof value === 'string' && value.trim() !== '') {
      yield { path: name, label, original: value, beside: ` ${values[counts] ?? ''}` };
    }
  }
}

function isSection(value: object): value is StoredSection {
  return 'props' in value && 'kind' in value;
}

/** The value with the text changed that stands at a path; the same without one. */
export function withChangedText(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (typeof value === 'string') return name === undefined ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (name === undefined) return value.map((one) => withChangedText(one, [], change));
    const isNamed = (one: unknown, at: number) => String(Object(one).id ?? at) === name;
    return value.map((one, at) => (isNamed(one, at) ? withChangedText(one, rest, change) : one));
  }
  if (name === undefined) return value;
  if (isSection(value)) {
    const section = currentSection(value);
    return { ...section, props: withChangedText(section.props, [name, ...rest], change) };
  }
  if (!Object.hasOwn(value, name)) return value;
  const own: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return { ...value, [name]: withChangedText(own, rest, change) };
}
