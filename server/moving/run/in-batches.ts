import { changeContent } from '../../../db/content/content-version.ts';
import { changeEntry, type EntryChange, type ImportEntry } from '../../../db/moving/entries.ts';
import type { Database } from '../../../db/open.ts';
import type { ImportParts } from './import-parts.ts';
import { mayPass } from './may-pass.ts';

/** Entries stored in one transaction: visitors' queries wait for it, and cached pages are stale after it. */
export const batchSize = 20;

/** Milliseconds until what is ready is stored, however few: pictures take their time. */
const maxWait = 2_000;

export interface ReadyEntry {
  entry: ImportEntry;
  /** Whether visitors may see a difference. */
  isContent: boolean;
  /** Asked again, alone, after a failure of its batch. */
  write: (transaction: Database) => Promise<EntryChange>;
}

interface Step {
  entries: AsyncIterable<ImportEntry[]>;
  /** All that needs no transaction. */
  prepare: (entry: ImportEntry) => Promise<ReadyEntry>;
  /** What becomes of one that fails. */
  failed: (error: unknown, entry: ImportEntry) => EntryChange;
  mayGoOn: () => Promise<boolean>;
}

async function store(db: Database, ready: readonly ReadyEntry[]): Promise<void> {
  const writeAll = async (transaction: Database) => {
    for (const { entry, write } of ready) {
      await changeEntry(transaction, entry, await write(transaction));
    }
  };
  if (ready.some(({ isContent }) => isContent)) await changeContent(db, writeAll);
  else await db.transaction().execute(writeAll);
}

/** One bad item never stops the others (R-I-07). @throws what may pass, such as a full disk */
async function storeEach(db: Database, ready: readonly ReadyEntry[], failed: Step['failed']) {
  try {
    if (ready.length > 0) await store(db, ready);
  } catch (error) {
    if (mayPass(error)) throw error;
    const [{ entry } = {}, ...more] = ready;
    if (entry && more.length === 0) await changeEntry(db, entry, failed(error, entry));
    else for (const one of ready) await storeEach(db, [one], failed);
  }
}

async function prepared(entry: ImportEntry, { prepare, failed }: Step): Promise<ReadyEntry> {
  try {
    return await prepare(entry);
  } catch (error) {
    if (mayPass(error)) throw error;
    const change = failed(error, entry);
    return { entry, isContent: false, write: async () => change };
  }
}

/** @returns false when it was stopped */
export async function inBatches({ db, now }: ImportParts, step: Step): Promise<boolean> {
  for await (const entries of step.entries) {
    let ready: ReadyEntry[] = [];
    let begun = now();
    for (const entry of entries) {
      ready.push(await prepared(entry, step));
      const isStopped = !(await step.mayGoOn());
      if (isStopped || now() - begun > maxWait) {
        await storeEach(db, ready, step.failed);
        ready = [];
        begun = now();
      }
      if (isStopped) return false;
    }
    await storeEach(db, ready, step.failed);
  }
  return true;
}
