import type { Publishing, Times } from '../../domain/api/content/publishing.ts';
import type { Kind } from '../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../domain/content/kinds/kinds.ts';
import { type PublishingStatus, publicStatus } from '../../domain/content/publishing.ts';
import { insertAudit } from '../jobs/audit.ts';
import type { Database } from '../open.ts';
import { setStatus, updateItem } from './change-items.ts';
import { changeContent } from './content-version.ts';
import { findItemState } from './find-items.ts';
import { noteChange } from './item-change.ts';
import type { ItemState } from './item-state.ts';
import type { Save } from './versions.ts';

export class NotPublishable extends Error {}

function waitingOf(db: Database, kind: ItemKind, id: string) {
  return db
    .selectFrom('publishing')
    .select(['draft', 'publish_at', 'unpublish_at'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
}

function statusOf({ fields }: ItemState): PublishingStatus {
  return fields.status === publicStatus ? publicStatus : 'draft';
}

export async function findPublishing(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<Publishing | null> {
  const state = await findItemState(db, kind, id);
  if (!state) return null;
  const waiting = await waitingOf(db, kind, id);
  const { draft = null, publish_at = null, unpublish_at = null } = waiting ?? {};
  return {
    kind,
    item_id: id,
    title: state.title,
    status: statusOf(state),
    draft: draft === null ? null : JSON.parse(draft),
    publish_at,
    unpublish_at,
  };
}

export async function findPendingPublishing(db: Database): Promise<Publishing[]> {
  const rows = await db
    .selectFrom('publishing')
    .select(['kind', 'item_id'])
    .where((eb) =>
      eb.or([
        eb('draft', 'is not', null),
        eb('publish_at', 'is not', null),
        eb('unpublish_at', 'is not', null),
      ]),
    )
    .orderBy('kind')
    .orderBy('item_id')
    .execute();
  const found: Publishing[] = [];
  for (const { kind, item_id } of rows) {
    const publishing = await findPublishing(db, kind, item_id);
    if (publishing) found.push(publishing);
  }
  return found;
}

function refuseUnready(kind: Kind, { address, fields }: ItemState): void {
  const reason = kind.unready?.(fields);
  if (reason) throw new NotPublishable(reason);
  if (address === null) {
    throw new NotPublishable('This cannot be published yet. Open it and save it first.');
  }
}

/**
 * @returns its title, or null @throws {NotPublishable} @throws {SlugTaken} @throws
 * {VersionConflict}
 */
export async function publish(
  db: Database,
  kind: ItemKind,
  id: string,
  save: Save,
): Promise<string | null> {
  return changeContent(db, async (transaction) => {
    const before = await findItemState(transaction, kind, id);
    if (!before) return null;
    const draft = (await waitingOf(transaction, kind, id))?.draft ?? null;
    const published: Save = { action: 'published', ...save, status: publicStatus };
    if (draft !== null) {
      await updateItem(transaction, kindNamed(kind), id, JSON.parse(draft), published);
    } else if (before.address === null) {
      const after = await setStatus(transaction, kindNamed(kind), id, publicStatus);
      refuseUnready(kindNamed(kind), after);
      await noteChange(transaction, { before, after }, published);
    }
    return before.title;
  });
}

export async function unpublish(
  db: Database,
  kind: ItemKind,
  id: string,
  save: Save,
): Promise<string | null> {
  return changeContent(db, async (transaction) => {
    const before = await findItemState(transaction, kind, id);
    if (!before) return null;
    if (before.address !== null) {
      const after = await setStatus(transaction, kindNamed(kind), id, 'draft');
      await noteChange(transaction, { before, after }, { action: 'unpublished', ...save });
    }
    return before.title;
  });
}

/** The caller has checked that the times are in the future. */
export async function setSchedule(
  db: Database,
  kind: ItemKind,
  id: string,
  times: Times,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const state = await findItemState(transaction, kind, id);
    if (!state) return null;
    await transaction
      .insertInto('publishing')
      .values({ kind, item_id: id, draft: null, ...times })
      .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(times))
      .execute();
    return state.title;
  });
}

type Due = { kind: ItemKind; item_id: string; column: keyof Times; at: string };

async function findDue(db: Database, column: keyof Times, now: string): Promise<Due[]> {
  const rows = await db
    .selectFrom('publishing')
    .select(['kind', 'item_id', column])
    .where(column, '<=', now)
    .orderBy(column)
    .execute();
  return rows.map(({ kind, item_id, [column]: at }) => ({ kind, item_id, column, at: at ?? '' }));
}

/** @returns false when another instance was first or somebody changed it */
async function clearTime(transaction: Database, { kind, item_id, column, at }: Due) {
  const { numUpdatedRows } = await transaction
    .updateTable('publishing')
    .set({ [column]: null })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where(column, '=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function runDue(db: Database, due: Due): Promise<boolean> {
  const { kind, item_id, column } = due;
  const isPublishing = column === 'publish_at';
  const entry = { kind, item_id, made_by: '', request_id: '', changes: [] };
  try {
    return await changeContent(db, async (transaction) => {
      if (!(await clearTime(transaction, due))) return false;
      const change = isPublishing ? publish : unpublish;
      const title = await change(transaction, kind, item_id, {});
      const action = isPublishing ? 'published' : 'unpublished';
      await insertAudit(transaction, [{ ...entry, title: title ?? '', action }]);
      return title !== null;
    });
  } catch (error) {
    const title = error instanceof Error ? error.message : String(error);
    await db.transaction().execute(async (transaction) => {
      if (!(await clearTime(transaction, due))) return;
      await insertAudit(transaction, [{ ...entry, title, action: 'publishing failed' }]);
    });
    return false;
  }
}

/**
 * Each time is cleared together with what it does, so that one of several instances does it.
 * Catches up on times that passed while no server ran.
 */
export async function runSchedule(
  db: Database,
  now: number,
  onDone: (item: { kind: ItemKind; id: string }) => void = () => {},
): Promise<number> {
  const time = new Date(now).toISOString();
  let count = 0;
  for (const column of ['publish_at', 'unpublish_at'] as const) {
    for (const due of await findDue(db, column, time)) {
      if (!(await runDue(db, due))) continue;
      count += 1;
      onDone({ kind: due.kind, id: due.item_id });
    }
  }
  return count;
}
