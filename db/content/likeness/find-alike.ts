import { type Kind, titleOf } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import {
  comparedTitle,
  likenessOf,
  nearCopy,
  shinglesOf,
} from '../../../domain/content/text/likeness.ts';
import type { Database } from '../../open.ts';
import { keyOf, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { type bandColumns, comparedColumns, hashesOf } from './likeness-rows.ts';
import type { LikenessTable } from './likeness-tables.ts';

/** Rows read per band or title, however many items share it. */
const sharing = 20;

/** Items whose texts are read and compared. */
const compared = 10;

export interface Alike {
  kind: ItemKind;
  id: string;
  title: string;
  /** 0 to 1, as `likenessOf` counts. */
  likeness: number;
  hasSameTitle: boolean;
}

interface Sought {
  kind: ItemKind;
  /** Null for an item that is not stored. */
  id: string | null;
  values: ItemRow;
  /** The least likeness of those that are wanted; those of the same title come in any case. */
  min?: number;
}

/** Items that share most bands, or the title, with the most at the front. */
async function findCandidates(db: Database, { kind: name, id, values }: Sought) {
  const hashes = Object.entries(hashesOf(kindNamed(name), values));
  const found = hashes.map(async ([column, hash]) =>
    hash === null
      ? []
      : db
          .selectFrom('likeness')
          .select(['kind', 'item_id'])
          // One of the table's hashes.
          .where(column as (typeof bandColumns)[number], '=', hash)
          .limit(sharing)
          .execute(),
  );
  const counts = new Map<string, Pick<LikenessTable, 'kind' | 'item_id'> & { count: number }>();
  for (const one of (await Promise.all(found)).flat()) {
    if (one.kind === name && one.item_id === id) continue;
    const key = `${one.kind} ${one.item_id}`;
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const ranked = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return ranked.slice(0, compared);
}

async function findValues(db: Database, kind: Kind, id: string): Promise<ItemRow | null> {
  const row = await itemTables(db)
    .selectFrom(kind.table)
    .select([...new Set([...comparedColumns(kind), ...titleColumns(kind)])])
    .where(kind.key.column, '=', keyOf(kind, id))
    .executeTakeFirst();
  return row ? valuesFromRow(kind, row) : null;
}

function titleColumns({ fields }: Kind): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.roles.includes('title'));
}

/** Stored items, drafts included, with nearly the same text or the same title; the most alike first. */
export async function findAlike(db: Database, sought: Sought): Promise<Alike[]> {
  const { kind: name, values, min = nearCopy } = sought;
  const own = shinglesOf(kindNamed(name), values);
  const title = comparedTitle(kindNamed(name), values);
  const candidates = await findCandidates(db, sought);
  const found = candidates.map(async ({ kind: other, item_id: id }): Promise<Alike[]> => {
    const kind = kindNamed(other);
    const item = await findValues(db, kind, id);
    if (!item) return [];
    const likeness = likenessOf(own, shinglesOf(kind, item));
    const hasSameTitle = title !== '' && comparedTitle(kind, item) === title;
    if (likeness < min && !hasSameTitle) return [];
    return [
      { kind: other, id, title: titleOf(kind, item) || kind.untitled, likeness, hasSameTitle },
    ];
  });
  const alike = (await Promise.all(found)).flat();
  return alike.toSorted((one, other) => other.likeness - one.likeness);
}
