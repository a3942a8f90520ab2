import type { FieldDefinitions } from '../fields/fields.ts';
import { type TextPlace, textPlaces } from './text-places.ts';
import { textsAt } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

function withTextAt(texts: unknown, [name = '', ...rest]: string[], text: string): unknown {
  const own = rest.length === 0 ? text : withTextAt(textsAt(texts, name), rest, text);
  if (!Array.isArray(texts)) return { ...Object(texts), [name]: own };
  return texts.map((inner, place) => (String(place) === name ? own : inner));
}

/** The texts of an edition with each one changed that stands in a place of the original; no other. */
export function withPlaces(
  fields: FieldDefinitions,
  original: Values,
  texts: Values,
  change: (place: TextPlace) => string,
): Values {
  const changed = [...textPlaces(fields, original, texts)].flatMap((place) => {
    const text = change(place);
    return text === place.text ? [] : [{ ...place, text }];
  });
  return changed.reduce<Values>(
    (all, { path, text }) => Object(withTextAt(all, path.split('.'), text)),
    texts,
  );
}
