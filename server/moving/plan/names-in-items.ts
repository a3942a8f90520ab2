import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { entryParts } from '../../../db/moving/entries.ts';
import type { Database } from '../../../db/open.ts';
import { picturesOf } from '../items/source-pictures.ts';

const batch = 50;

interface NamedCount {
  name: string;
  count: number;
}

/** What the items of an import name, for the choices of its plan. */
interface NamesInItems {
  categories: NamedCount[];
  authors: NamedCount[];
  /** Items with pictures whose address lacks that of the old site. */
  relative: number;
}

/** Names of one kind that a plan asks about; all others are taken as they are. */
const maxNames = 200;

class Tally {
  readonly #counts = new Map<string, number>();

  add(names: readonly string[]): void {
    for (const name of new Set(names)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The most frequent first. */
  list(): NamedCount[] {
    const all = [...this.#counts].map(([name, count]) => ({ name, count }));
    return all.sort((one, other) => other.count - one.count).slice(0, maxNames);
  }
}

const isRelative = (address: string) => !/^(?:https?:)?\/\//i.test(address);

async function readNames(db: Database, import_id: number): Promise<NamesInItems> {
  const categories = new Tally();
  const authors = new Tally();
  let relative = 0;
  for await (const entries of entryParts(db, import_id, batch)) {
    for (const { came } of entries) {
      if (came?.what !== 'item') continue;
      categories.add(came.categories);
      authors.add(came.authors);
      if ([...picturesOf(came)].some(isRelative)) relative += 1;
    }
    await nextTurn();
  }
  return { categories: categories.list(), authors: authors.list(), relative };
}

/** Of an import that is read, whose items change no more: they are unpacked once. */
export function namesInItems(db: Database): (import_id: number) => Promise<NamesInItems> {
  const known = new LRUCache<number, Promise<NamesInItems>>({ max: 10 });
  return (import_id) => {
    const found = known.get(import_id) ?? readNames(db, import_id);
    known.set(import_id, found);
    found.catch(() => known.delete(import_id));
    return found;
  };
}
