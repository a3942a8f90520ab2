/** Object.keys forgets which keys an object has. Only for objects that are known to have no others. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
