import { emptyValues, type Kind } from '../../../domain/content/kind.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { stateOf } from '../item-rows.ts';
import type { ItemRow } from '../item-tables.ts';
import { newestFields } from '../publishing/waiting-draft.ts';

export async function findTyped(
  db: Database,
  kind: Kind,
  row: ItemRow | null,
): Promise<{ values: ItemRow; hasDraft: boolean }> {
  if (!row) return { values: emptyValues(kind), hasDraft: false };
  const { fields, hasDraft } = await newestFields(db, stateOf(kind, row));
  return { values: pick(fields, kind.fieldNames), hasDraft };
}
