/** Which version each loaded item is, see R-X-08. */
const tags = new WeakMap<object, string>();

/** Remembers the version of the item that an answer holds, bare or wrapped; gives the answer back. */
export function rememberVersion(answer: unknown, { headers }: Response): unknown {
  const item: unknown = Object(answer).data ?? answer;
  // A proxy that compresses makes the tag a weak one.
  const tag = headers.get('ETag')?.replace(/^W\//, '');
  if (tag && typeof item === 'object' && item !== null) tags.set(item, tag);
  return answer;
}

/** The header of a save that must not replace another version than `base`, an item as loaded. */
export function ifMatch(base: object | null | undefined): Record<string, string> {
  const tag = base && tags.get(base);
  return tag ? { 'If-Match': tag } : {};
}

/** Lets `copy` stand for the same version as the item it was made of. */
export function keepVersion<Item extends object>(item: object, copy: Item): Item {
  const tag = tags.get(item);
  if (tag) tags.set(copy, tag);
  return copy;
}
