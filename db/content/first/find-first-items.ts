import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { findStored, type Stored } from '../bulk/bulk-changes.ts';
import { findRevision } from '../history/revisions.ts';
import { stateOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import { hasWaiting } from '../publishing/waiting-draft.ts';

export interface FirstItem {
  id: string;
  title: string;
  fields: Record<string, unknown>;
  /** Itself, or what it says in another language. */
  isEdited: boolean;
  /** The site cannot do without it. */
  isLasting: boolean;
}

/** Whether nothing but its times and its status differs from what the load wrote. */
function isUntouched(kind: Kind, { row, waiting }: Stored, written: Record<string, unknown>) {
  if (hasWaiting(waiting)) return false;
  const { fields } = stateOf(kind, row);
  // A later release may have added fields.
  return kind.fieldNames.every(
    (name) => written[name] === undefined || isDeepStrictEqual(fields[name], written[name]),
  );
}

/** The originals of editions that somebody has written or edited. */
async function findEditedOriginals(db: Database, kind: Kind): Promise<Set<string>> {
  if (kind.original) return new Set();
  const own = editionsOf(kind);
  const first = await findFirstItems(db, own);
  const untouched = new Set(first.filter(({ isEdited }) => !isEdited).map(({ id }) => id));
  const columns = ['edition_id', 'origin_id'];
  const editions = await itemTables(db).selectFrom(own.table).select(columns).execute();
  const edited = editions.filter(({ edition_id }) => !untouched.has(String(edition_id)));
  return new Set(edited.map(({ origin_id }) => String(origin_id)));
}

/** The items of a kind, or its editions, that came with the site and are still there. */
export async function findFirstItems(db: Database, kind: Kind): Promise<FirstItem[]> {
  // What people make carries their address.
  const made = await db
    .selectFrom('revisions')
    .select('revision_id')
    .where('kind', '=', kind.name)
    .where('action', '=', 'created')
    .where('made_by', '=', '')
    .orderBy('revision_id')
    .execute();
  const inOtherWords = await findEditedOriginals(db, kind);
  const found: FirstItem[] = [];
  for (const { revision_id } of made) {
    const written = await findRevision(db, revision_id);
    const stored = written && (await findStored(db, kind, written.item_id));
    if (!stored) continue;
    const { id, title, fields } = stateOf(kind, stored.row);
    const isEdited = inOtherWords.has(id) || !isUntouched(kind, stored, written.state);
    found.push({ id, title, fields, isEdited, isLasting: kind.isLasting?.(fields) ?? false });
  }
  return found;
}
