import { findCategories } from '../../../db/content/categories.ts';
import type { EntryChange, ImportEntry } from '../../../db/moving/entries.ts';
import { findPicture } from '../../../db/moving/import-pictures.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { SourceEntry } from '../../../domain/moving/source-entry.ts';
import type { ImportParts } from '../run/import-parts.ts';
import type { ReadyEntry } from '../run/in-batches.ts';
import { redirectOldAddresses } from './redirect-old.ts';

type ListEntry = Extract<SourceEntry, { what: 'list' }>;

/** The page here that lists what an old list listed. */
async function listAt({ db }: ImportParts, { type, name }: ListEntry): Promise<string> {
  if (type === 'feed') return '/rss.xml';
  if (type !== 'category') return '/insights';
  const all = await findCategories(db);
  const own = all.find(({ category }) => category.toLowerCase() === name.toLowerCase());
  return own ? `/insights?category=${encodeURIComponent(own.category)}` : '/insights';
}

async function targetOf(
  parts: ImportParts,
  { import_id }: Import,
  came: SourceEntry,
): Promise<{ target: string; reason: string } | null> {
  if (came.what === 'list') {
    const target = await listAt(parts, came);
    return { target, reason: `Its addresses lead to ${target}.` };
  }
  if (came.what !== 'file') return null;
  const picture = await findPicture(parts.db, import_id, came.address);
  if (!picture?.file) return null;
  return { target: picture.file, reason: 'It is in Media.' };
}

const leftOutReasons: Partial<Record<SourceEntry['what'], string>> = {
  file: 'No text that was imported shows it.',
  menu: 'It is a proposal only: menus are set up under Menus.',
  site: 'It describes the old site.',
};

/** Lists and files, whose addresses lead to what stands in for them. */
export async function prepareRest(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
): Promise<ReadyEntry> {
  const goal = entry.came && (await targetOf(parts, imported, entry.came));
  const leftOut = entry.reason || (leftOutReasons[entry.what] ?? 'It was left out.');
  return {
    ...{ entry, isContent: false },
    async write(transaction): Promise<EntryChange> {
      if (!goal) return { state: 'dropped', reason: leftOut };
      const { target, reason } = goal;
      await redirectOldAddresses(transaction, entry, { target }, imported.made_by);
      return { state: 'imported', reason };
    },
  };
}
