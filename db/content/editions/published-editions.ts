import { mergedItem } from '../../../domain/content/editions/merged-item.ts';
import type { Kind, Original } from '../../../domain/content/kind.ts';
import { editionKinds, editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { findItemRow } from '../find-items.ts';
import { valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';

async function findTexts(
  db: Database,
  kind: Kind,
  language: string,
  ids: readonly unknown[],
): Promise<Map<unknown, ItemRow>> {
  const own = editionsOf(kind);
  const rows = await itemTables(db)
    .selectFrom(own.table)
    .select(own.fieldNames)
    .where('language', '=', language)
    .where('status', '=', publicStatus)
    .where('origin_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.origin_id, valuesFromRow(own, row)]));
}

/**
 * Public items as visitors read them in a further language, by one query; those that are not public there
 * are left out. Of items that were read in part, the same part.
 *
 * @param items with their keys, whatever else is known of them
 */
export async function inLanguage<T extends object>(
  db: Database,
  kind: Kind,
  language: string,
  items: readonly T[],
): Promise<T[]> {
  if (items.length === 0) return [];
  const keyOf = (item: T): unknown => Object(item)[kind.key.column];
  const texts = await findTexts(db, kind, language, items.map(keyOf));
  return items.flatMap((item) => {
    const own = texts.get(keyOf(item));
    return own ? [mergedItem(kind, item, own)] : [];
  });
}

export async function itemInLanguage<T extends object>(
  db: Database,
  kind: Kind,
  language: string,
  item: T,
): Promise<T | null> {
  const [found = null] = await inLanguage(db, kind, language, [item]);
  return found;
}

/** What stands at the decoded address of a further language: an original, and how it reads there. */
export async function findPublicEdition(
  db: Database,
  address: string,
): Promise<{ kind: Original; original: ItemRow; item: ItemRow } | null> {
  if (!isStorable(address)) return null;
  for (const { table, original: kind } of editionKinds) {
    const row = await itemTables(db)
      .selectFrom(table)
      .select(['origin_id', 'language'])
      .where('slug', '=', address)
      .where('status', '=', publicStatus)
      .executeTakeFirst();
    const stored = row && (await findItemRow(db, kind, String(row.origin_id)));
    if (!row || !stored || stored.status !== publicStatus) continue;
    const original = valuesFromRow(kind, stored);
    const item = await itemInLanguage(db, kind, String(row.language), original);
    return item && { kind, original, item };
  }
  return null;
}
