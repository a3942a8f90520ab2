import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { MediaStore } from '../../media/stores/store.ts';

const maxKnown = 10_000;

/** A slow store must not delay a page; what it answers is cached for the next one (fault F09). */
const readTimeout = 500;

/**
 * What the first bytes of a drawn file say, cached, as such a file never changes. Null where there is
 * none, or no answer in time.
 */
export function fileHeads<T>(media: MediaStore, bytes: number, read: (head: string) => T | null) {
  const known = new Map<string, T>();

  async function readHead(name: string): Promise<T | null> {
    try {
      const file = await media.read(name, { start: 0, end: bytes - 1 });
      const head = file && read(await text(file));
      if (head !== null && known.size < maxKnown) known.set(name, head);
      return head;
    } catch {
      return null;
    }
  }

  return async (name: string): Promise<T | null> =>
    known.get(name) ??
    Promise.race([readHead(name), setTimeout(readTimeout, null, { ref: false })]);
}
