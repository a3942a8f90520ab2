import type { ItemOf, Kind } from './kind.ts';
import { publishedValues } from './mapped-values.ts';

/** For showing a page before it is stored: what is missing or of the wrong type is empty. */
export function itemFromValues<K extends Kind>(kind: K, values: unknown, id: unknown): ItemOf<K> {
  const read = kind.lenient.parse(Object(values));
  const completed = kind.completed?.(read) ?? read;
  return { ...publishedValues(kind, completed), [kind.key.column]: id } as ItemOf<K>;
}
