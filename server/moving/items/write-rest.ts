import { findRedirectAt } from '../../../db/content/addresses/redirects.ts';
import { findCategories } from '../../../db/content/categories.ts';
import type { EntryChange, ImportEntry } from '../../../db/moving/entries.ts';
import { findPicture } from '../../../db/moving/import-pictures.ts';
import type { Import } from '../../../db/moving/imports.ts';
import { markAddresses } from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import type { SourceEntry, SourceNote } from '../../../domain/moving/source-entry.ts';
import type { ImportParts } from '../run/import-parts.ts';
import type { ReadyEntry } from '../run/in-batches.ts';
import { redirectOldAddresses } from './redirect-old.ts';
import { addressHere } from './source-links.ts';

type ListEntry = Extract<SourceEntry, { what: 'list' }>;

/** The page here that lists what an old list listed; a tag may have become a category. */
async function listAt(db: Database, { type, name }: ListEntry): Promise<string> {
  if (type === 'feed') return '/rss.xml';
  if (type !== 'category' && type !== 'tag') return '/insights';
  const all = await findCategories(db);
  const own = all.find(({ category }) => category.toLowerCase() === name.toLowerCase());
  return own ? `/insights?category=${encodeURIComponent(own.category)}` : '/insights';
}

async function targetOf(
  parts: ImportParts,
  { import_id }: Import,
  came: SourceEntry,
): Promise<{ target: string; reason: string } | { reason: string } | null> {
  if (came.what === 'list') {
    const target = await listAt(parts.db, came);
    return { target, reason: `Its addresses lead to ${target}.` };
  }
  if (came.what !== 'file') return null;
  const picture = await findPicture(parts.db, import_id, came.address);
  if (!picture) return null;
  if (!picture.file) return { reason: `It could not be had: ${picture.reason}` };
  return { target: picture.file, reason: 'It is in Media.' };
}

const leftOutReasons: Partial<Record<SourceEntry['what'], string>> = {
  file: 'No text that was imported shows it; files that are only linked to do not come along.',
  menu: 'It is a proposal only: menus are set up under Menus.',
  site: 'It describes the old site.',
};

/** The entries of a menu with the addresses that they get here, those below others after a dash. */
async function menuNotes(
  parts: ImportParts,
  imported: Import,
  came: SourceEntry | null,
): Promise<SourceNote[] | undefined> {
  if (came?.what !== 'menu') return undefined;
  const notes: SourceNote[] = [];
  for (const { label, address, depth } of came.entries) {
    const here = (await addressHere(parts, imported, address)) ?? address;
    const list = here.startsWith('/') ? await findRedirectAt(parts.db, here) : null;
    notes.push({ what: `${'– '.repeat(depth)}${label}`, became: list?.target ?? here });
  }
  return notes;
}

/** Lists and files, whose addresses lead to what stands in for them; menus. */
export async function prepareRest(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
): Promise<ReadyEntry> {
  const goal = entry.came && (await targetOf(parts, imported, entry.came));
  const leads = goal && 'target' in goal ? goal : null;
  const leftOut =
    goal?.reason ?? (entry.reason || (leftOutReasons[entry.what] ?? 'It was left out.'));
  return {
    entry,
    // A redirect at the root, such as '/?cat=3', stands before a page that is cached.
    isContent: leads !== null,
    async write(transaction): Promise<EntryChange> {
      if (!leads) {
        const { import_id, source_id } = entry;
        await markAddresses(transaction, { import_id, source_id, state: 'redirect' }, 'look');
        const notes = await menuNotes({ ...parts, db: transaction }, imported, entry.came);
        return { state: 'dropped', reason: leftOut, notes };
      }
      const { target, reason } = leads;
      await redirectOldAddresses(transaction, entry, { target }, imported.made_by);
      return { state: 'imported', reason, address: target };
    },
  };
}
