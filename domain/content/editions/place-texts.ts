import type { FieldDefinitions } from '../fields/fields.ts';
import { type TextPlace, textPlaces } from './text-places.ts';
import { withTextAt } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

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
