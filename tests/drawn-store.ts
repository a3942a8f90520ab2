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
