import { sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { drawingSeedOfPath } from '../../../domain/media/drawing.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { itemFromRow, keyOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

interface DrawnItem {
  kind: Kind;
  item: Record<string, unknown>;
}

/** As the seed has it: a page's is its path with hyphens. */
function seedColumn({ address: { base, column } }: Kind) {
  const name = sql.ref(column);
  return base === '' ? sql`replace(substr(${name}, 2), '/', '-')` : name;
}

function partOf(kind: Kind, seed: string): string | number | null {
  if (kind.address.column === kind.key.column) return keyOf(kind, seed);
  return kind.address.base === '' && seed === drawingSeedOfPath('/') ? '' : seed;
}

/** The item whose drawings stand under a seed, drafts too (docs/decisions/0003-drawings-by-address.md). */
export async function findDrawnItem(db: Database, seed: string): Promise<DrawnItem | null> {
  if (!isStorable(seed)) return null;
  for (const kind of anyKinds) {
    const value = partOf(kind, seed);
    if (value === null) continue;
    const query = itemTables(db).selectFrom(kind.table).selectAll();
    const row = await query.where(sql<boolean>`${seedColumn(kind)} = ${value}`).executeTakeFirst();
    if (row) return { kind, item: itemFromRow(kind, row) };
  }
  return null;
}
