import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { entryParts } from '../../../db/moving/entries.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import type { ImportNames } from '../../../domain/api/moving/import-choices.ts';
import { becomesOf, leftOutReason } from '../../../domain/moving/plan.ts';
import type { SourceItem, SourceNote } from '../../../domain/moving/source-entry.ts';
import { picturesOf } from '../items/source-pictures.ts';
import { originalAddresses } from '../pictures/original-address.ts';

const batch = 50;

interface NamedCount {
  name: string;
  count: number;
}

/** Names of one kind that a plan asks about; all others are taken as they are. */
const maxNames = 200;

class NameCounts {
  readonly #counts = new Map<string, number>();

  add(names: readonly string[]): void {
    for (const name of new Set(names)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The most frequent first. */
  list(): NamedCount[] {
    const all = [...this.#counts].map(([name, count]) => ({ name, count }));
    return all.sort((one, other) => other.count - one.count);
  }
}

/** Kinds of notes that a plan lists; each is at its item, too. */
const maxNotes = 20;

const isRelative = (address: string) => !/^(?:https?:)?\/\//i.test(address);

function isBroughtBy({ choices }: Pick<Import, 'choices'>, came: SourceItem): boolean {
  return leftOutReason(came, becomesOf(came, choices), choices) === null;
}

async function readNames(db: Database, imported: Import): Promise<ImportNames> {
  const categories = new NameCounts();
  const authors = new NameCounts();
  const notes = new NameCounts();
  const pictures = new Set<string>();
  let relative = 0;
  for await (const entries of entryParts(db, imported.import_id, batch)) {
    for (const { came } of entries) {
      if (came?.what !== 'item') continue;
      categories.add(came.categories);
      authors.add(came.authors);
      const shown = [...picturesOf(came)];
      if (shown.some(isRelative)) relative += 1;
      if (!isBroughtBy(imported, came)) continue;
      notes.add(came.notes.map(({ what, became }) => JSON.stringify({ what, became })));
      for (const address of shown) pictures.add(originalAddresses(address)[0] ?? address);
    }
    await nextTurn();
  }
  return {
    categories: categories.list().slice(0, maxNames),
    authors: authors.list().slice(0, maxNames),
    notes: notes
      .list()
      .slice(0, maxNotes)
      .map(({ name, count }) => ({ ...(JSON.parse(name) as SourceNote), count })),
    relative,
    pictures: pictures.size,
  };
}

/** Of an import that is read, whose items change no more: they are unpacked once for each plan. */
export function namesInItems(db: Database): (imported: Import) => Promise<ImportNames> {
  const known = new LRUCache<string, Promise<ImportNames>>({ max: 10 });
  return (imported) => {
    const { import_id, choices } = imported;
    const key = JSON.stringify([import_id, choices]);
    const found = known.get(key) ?? readNames(db, imported);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
