import { setImmediate } from 'node:timers/promises';
import type { Database } from '../open.ts';
import { findContentVersion } from './content-version.ts';

interface Kept<Memory> {
  memory: Memory;
  /** Of the content that was read last; null after a failure. */
  version: number | null;
  reading: Promise<void>;
}

/**
 * What is made of stored content and kept in memory: brought up to date once per content version, one
 * reading after the other. Who asks for several memories at once finds the version once and hands it on.
 */
export function readOncePerVersion<Memory>(
  empty: () => Memory,
  update: (db: Database, memory: Memory) => Promise<void>,
): (db: Database, known?: number) => Promise<Memory> {
  const all = new WeakMap<Database, Kept<Memory>>();
  return async (db, known) => {
    const version = known ?? (await findContentVersion(db));
    const kept: Kept<Memory> = all.get(db) ?? {
      memory: empty(),
      version: null,
      reading: Promise.resolve(),
    };
    all.set(db, kept);
    if (kept.version !== version) {
      kept.version = version;
      kept.reading = kept.reading.catch(() => {}).then(() => update(db, kept.memory));
      kept.reading.catch(() => {
        kept.version = null;
      });
    }
    await kept.reading;
    return kept.memory;
  };
}

export interface StampedItem {
  id: string;
  /** Another one after each change. */
  stamp: unknown;
}

interface Following {
  /** The stamps of what was read, by ids. */
  stamps: Map<string, unknown>;
  forget: (id: string) => void;
  /** Reads these items from the database. */
  read: (ids: string[]) => Promise<void>;
}

/** Items read between two turns of other work, some milliseconds of processor. */
const batch = 20;

/** Forgets what is listed no more and reads what is new or changed; nothing else is read. */
export async function followListed(listed: StampedItem[], following: Following): Promise<void> {
  const { stamps, forget, read } = following;
  const left = new Map(listed.map(({ id, stamp }) => [id, stamp]));
  for (const id of [...stamps.keys()].filter((known) => !left.has(known))) {
    forget(id);
    stamps.delete(id);
  }
  const changed = listed.filter(({ id, stamp }) => stamps.get(id) !== stamp);
  for (let at = 0; at < changed.length; at += batch) {
    const part = changed.slice(at, at + batch);
    await read(part.map(({ id }) => id));
    for (const { id, stamp } of part) stamps.set(id, stamp);
    // SQLite answers at once: without a pause no request would be served before the end.
    await setImmediate();
  }
}
