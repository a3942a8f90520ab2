import { slugReason } from '../../../db/content/addresses/slug-taken.ts';
import { type ImportEntry, isPromised } from '../../../db/moving/entries.ts';
import type { Database } from '../../../db/open.ts';
import { numberedSlugs } from '../../../domain/content/addresses/slug.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { isItemKind } from '../../../domain/content/kinds/names.ts';

type Entry = Pick<ImportEntry, 'import_id' | 'source_id'>;

/** Why an entry cannot have an address, as a sentence; null where it can. */
export async function addressRefusal(
  db: Database,
  entry: Entry,
  kind: Kind,
  slug: string,
): Promise<string | null> {
  const refusal = await slugReason(db, kind, slug);
  if (refusal) return refusal;
  if (!isItemKind(kind.name) || !(await isPromised(db, entry, kind.name, slug))) return null;
  return `Another item of this import gets the address ${kind.address.base}${slug}.`;
}

/** The address itself, or the first of its numbered ones that is free; null without any. */
export async function freeAddress(
  db: Database,
  entry: Entry,
  kind: Kind,
  wanted: string,
): Promise<string | null> {
  for (const slug of wanted === '' ? [] : [wanted, ...numberedSlugs(wanted)]) {
    if ((await addressRefusal(db, entry, kind, slug)) === null) return slug;
  }
  return null;
}
