import { LRUCache } from 'lru-cache';

interface Sized {
  readonly bytes: number;
}

export type LruCache<Value extends Sized> = LRUCache<string, Value>;

/**
 * A map that holds a given number of bytes and drops what was not asked for in the longest time. An entry
 * that has grown is deleted before it is set again: the same object is not measured twice.
 * @param limit Bytes of all values together; one value may take an eighth of them.
 */
export function lruCache<Value extends Sized>(limit: number): LruCache<Value> {
  return new LRUCache({
    // A cache of no bytes is switched off; lru-cache would take 0 for no limit.
    maxSize: Math.max(1, Math.floor(limit)),
    maxEntrySize: Math.max(1, Math.floor(limit / 8)),
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
}
