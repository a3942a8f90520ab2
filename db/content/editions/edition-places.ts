import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { editionKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';

/** What an edition is of, and its language. */
interface EditionPlace {
  item_id: string;
  language: string;
}

interface Stored {
  kind: StoredKind;
  item_id: string;
}

/** Where those of some items that are editions belong, by one query per kind of them. @returns undefined for others */
export async function findEditionPlaces(
  db: Database,
  items: readonly Stored[],
): Promise<(item: Stored) => EditionPlace | undefined> {
  const places = new Map<string, EditionPlace>();
  for (const { name, table } of editionKinds) {
    const ids = items.filter(({ kind }) => kind === name).map(({ item_id }) => Number(item_id));
    if (ids.length === 0) continue;
    const rows = await itemTables(db)
      .selectFrom(table)
      .select(['edition_id', 'origin_id', 'language'])
      .where('edition_id', 'in', ids)
      .execute();
    for (const { edition_id, origin_id, language } of rows) {
      const place = { item_id: String(origin_id), language: String(language) };
      places.set(`${name} ${edition_id}`, place);
    }
  }
  return ({ kind, item_id }) => places.get(`${kind} ${item_id}`);
}
