import { Readable } from 'node:stream';
import type { MediaStore, StoredFile } from '../media/stores/store.ts';

const drawn: StoredFile = { bytes: 1, etag: 'W/"drawn"', modified: new Date(0) };

/**
 * A store that seems to hold every item's drawings, so that saving one draws nothing: four drawings take
 * longer than all else in a test of the calls. What is drawn, and when, has tests on a true store.
 */
export function drawnStore(store: MediaStore): MediaStore {
  return {
    ...store,
    find: async (name) => (name.startsWith('drawings/') ? drawn : store.find(name)),
  };
}

/**
 * A store that seems to hold every social picture but the first that is asked for, which is drawn: a whole
 * site has a hundred, each a quarter of a second of processor. All are drawn in tests/found-by-machines.test.ts.
 */
export function socialPicturesIn(store: MediaStore): MediaStore {
  let first: string | undefined;
  return {
    ...store,
    async read(name, range) {
      if (!name.startsWith('social/')) return store.read(name, range);
      first ??= name;
      return name === first ? store.read(name, range) : Readable.from([Buffer.from('a picture')]);
    },
  };
}
