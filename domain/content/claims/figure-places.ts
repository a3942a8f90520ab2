import { type TextPlace, textPlaces } from '../editions/text-places.ts';
import type { Kind } from '../kind.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection } from '../sections/sections.ts';

type Place = Pick<TextPlace, 'path' | 'label' | 'original'>;

function* textsWithin(path: string, label: string, value: unknown): Generator<Place> {
  if (typeof value === 'string') {
    if (value.trim() !== '') yield { path, label, original: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* textsWithin(`${path}.${name}`, label, inner);
    }
  }
}

/** Every text of an item or an edition in which a figure may stand. */
export function* figurePlaces(
  { fields }: Pick<Kind, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Generator<Place> {
  yield* textPlaces(fields, values, null);
  for (const [name, { control, label }] of Object.entries(fields)) {
    if (control === 'texts') yield* textsWithin(name, label, values[name]);
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
