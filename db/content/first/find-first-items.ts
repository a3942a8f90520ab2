import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '../../../domain/content/kind.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';
import { findStored, type Stored } from '../bulk/bulk-changes.ts';
import { findRevision } from '../history/revisions.ts';
import { stateOf } from '../item-rows.ts';

export interface FirstItem {
  id: string;
  title: string;
  fields: Record<string, unknown>;
  isEdited: boolean;
  /** The site cannot do without it. */
  isLasting: boolean;
}

/** Whether nothing but its times and its status differs from what the load wrote. */
function isUntouched(kind: Kind, { row, waiting }: Stored, written: Record<string, unknown>) {
  if (Object.values(waiting).some((value) => value !== null)) return false;
  const { fields } = stateOf(kind, row);
  // A later release may have added fields.
  return kind.fieldNames.every(
    (name) => written[name] === undefined || isDeepStrictEqual(fields[name], written[name]),
  );
}

/** The items of a kind that came with the site and are still there. */
export async function findFirstItems(db: Database, kind: Kind): Promise<FirstItem[]> {
  // What people make carries their address.
  const made = await db
    .selectFrom('revisions')
    .select('revision_id')
    // The list of kinds is made of the descriptors.
    .where('kind', '=', kind.name as ItemKind)
    .where('action', '=', 'created')
    .where('made_by', '=', '')
    .orderBy('revision_id')
    .execute();
  const found: FirstItem[] = [];
  for (const { revision_id } of made) {
    const written = await findRevision(db, revision_id);
    const stored = written && (await findStored(db, kind, written.item_id));
    if (!stored) continue;
    const { id, title, fields } = stateOf(kind, stored.row);
    const isEdited = !isUntouched(kind, stored, written.state);
    found.push({ id, title, fields, isEdited, isLasting: kind.isLasting?.(fields) ?? false });
  }
  return found;
}
