import { emptyValues, type Kind } from '../../../domain/content/kind.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { stateOf, valuesFromRow } from '../item-rows.ts';
import type { ItemRow } from '../item-tables.ts';
import { findWaitingDraft } from '../publishing/waiting-draft.ts';

/**
 * What is typed of an edition: its newer draft over what is stored, as a draft has no field that was added
 * after it; empty while there is no edition.
 */
export async function findTyped(
  db: Database,
  kind: Kind,
  row: ItemRow | null,
): Promise<{ values: ItemRow; hasDraft: boolean }> {
  if (!row) return { values: emptyValues(kind), hasDraft: false };
  const { draft } = await findWaitingDraft(db, stateOf(kind, row));
  const newer: ItemRow = draft === null ? {} : JSON.parse(draft);
  const ofFields = Object.entries(newer).filter(([name]) => kind.fieldNames.includes(name));
  const stored = valuesFromRow(kind, pick(row, kind.fieldNames));
  return { values: { ...stored, ...Object.fromEntries(ofFields) }, hasDraft: draft !== null };
}
