import type { ItemOf, Kind } from './kind.ts';

/**
 * A form's values as an item of the kind, whether or not they could be saved: what is missing or of the
 * wrong type is empty. Only for showing a page before it is stored.
 */
export function itemFromValues<K extends Kind>(kind: K, values: unknown, id: unknown): ItemOf<K> {
  const read = kind.lenient.parse(Object(values));
  const completed = kind.completed?.(read) ?? read;
  // The key and the fields of this very kind.
  return { ...completed, [kind.key.column]: id } as ItemOf<K>;
}
