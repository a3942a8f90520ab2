import type { Publishing } from '../../../domain/api/content/publishing.ts';
import type { Versioned } from '../../../domain/content/item.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus, type Times } from '../../../domain/content/publishing.ts';
import { insertAudit, publishingFailed } from '../../jobs/audit.ts';
import type { Database } from '../../open.ts';
import { hasChanged } from '../../row-counts.ts';
import { setStatus, updateItem } from '../change-items.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent, lockContent } from '../content-version.ts';
import { findItemState } from '../find-items.ts';
import { noteChange } from '../item-change.ts';
import { updateEntries } from '../item-entries.ts';
import type { ItemState } from '../item-state.ts';
import { refuseLoss } from '../lasting.ts';
import { refuseUnapproved } from '../sign-off/required.ts';
import type { Save } from '../versions.ts';
import { changeSaved, findSaved, raiseVersion } from './change-saved.ts';
import { clearWaiting, setWaiting } from './drafts.ts';
import { NotPublishable, refuseUnready } from './not-publishable.ts';
import { findStandingOf } from './standing.ts';
import { findWaitingDraft, newestFields } from './waiting-draft.ts';

export async function findPublishing(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<Publishing | null> {
  const state = await findItemState(db, kind, id);
  if (!state) return null;
  const { draft, ...standing } = await findStandingOf(db, state);
  const { title, address, updatedAt: updated_at } = state;
  const newer = draft === null ? null : JSON.parse(draft);
  return { kind, item_id: id, title, address, updated_at, draft: newer, ...standing };
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

function refuseUnaddressed({ address }: ItemState): void {
  if (address === null) {
    throw new NotPublishable('This cannot be published yet. Open it and save it first.');
  }
}

/** Publishes what is stored of an item; what waits beside it stays. @throws {NotPublishable} */
async function publishStored(transaction: Database, before: ItemState, save: Save): Promise<void> {
  if (before.address !== null) return;
  const kind = storedKindNamed(before.kind);
  refuseUnready(kind, before.fields);
  const after = await setStatus(transaction, kind, before, publicStatus);
  refuseUnaddressed(after);
  await noteChange(transaction, { before, after }, save);
}

interface PublishSave extends Save {
  /** False: its newer draft goes on waiting. */
  withDraft?: boolean;
}

/**
 * @returns its title, or null @throws {NotPublishable} @throws {SlugTaken} @throws
 * {VersionConflict}
 */
export async function publish(
  db: Database,
  kind: StoredKind,
  id: string,
  { withDraft = true, ...save }: PublishSave,
): Promise<string | null> {
  return changeSaved(db, { kind, id }, save, async (transaction, before) => {
    const published: Save = { action: 'published', ...save, status: publicStatus };
    const { draft } = await findWaitingDraft(transaction, before);
    if (withDraft && draft !== null) {
      await updateItem(transaction, storedKindNamed(kind), id, JSON.parse(draft), published);
    } else {
      await publishStored(transaction, before, published);
      if (withDraft) await clearWaiting(transaction, before, 'publish_at');
    }
    return before.title;
  });
}

export async function unpublish(
  db: Database,
  kind: StoredKind,
  id: string,
  save: Save,
): Promise<string | null> {
  return changeSaved(db, { kind, id }, save, async (transaction, before) => {
    if (before.address !== null) {
      const after = await setStatus(transaction, storedKindNamed(kind), before, 'draft');
      await noteChange(transaction, { before, after }, { action: 'unpublished', ...save });
      await clearWaiting(transaction, before, 'unpublish_at');
    }
    return before.title;
  });
}

/** The caller has checked the times. @throws {NotPublishable} @throws {ItemLasting} @throws {VersionConflict} */
export async function setSchedule(
  db: Database,
  kind: StoredKind,
  id: string,
  times: Times,
  save: Save = {},
): Promise<Versioned<{ title: string }> | null> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    const state = await findSaved(transaction, { kind, id }, save);
    if (!state) return null;
    const own = storedKindNamed(kind);
    if (times.unpublish_at !== null) refuseLoss(own, state.fields, null);
    if (times.publish_at !== null) {
      const { fields } = await newestFields(transaction, state);
      refuseUnready(own, fields);
      await refuseUnapproved(transaction, { ...state, fields }, save);
    }
    await setWaiting(transaction, state, times);
    return { title: state.title, version: await raiseVersion(transaction, state) };
  });
}

type Due = { kind: StoredKind; item_id: string; column: keyof Times; at: string };

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
  const clearing = transaction
    .updateTable('publishing')
    .set({ [column]: null })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where(column, '=', at);
  if (!(await hasChanged(clearing))) return false;
  await updateEntries(transaction, { kind, id: item_id });
  return true;
}

/** What cannot be published loses its time; a failure leaves it for the next round. */
async function runDue(db: Database, due: Due, save: Save): Promise<boolean> {
  const { kind, item_id, column } = due;
  const isPublishing = column === 'publish_at';
  const entry = { kind, item_id, made_by: '', request_id: '', changes: [] };
  try {
    return await changeContent(db, async (transaction) => {
      if (!(await clearTime(transaction, due))) return false;
      const change = isPublishing ? publish : unpublish;
      const title = await change(transaction, kind, item_id, save);
      if (title === null) return false;
      const action = isPublishing ? 'published' : 'unpublished';
      await insertAudit(transaction, [{ ...entry, title, action }]);
      return true;
    });
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    const changes = [{ field: 'reason', old: '', new: error.message }];
    await db.transaction().execute(async (transaction) => {
      if (!(await clearTime(transaction, due))) return;
      const title = (await findItemState(transaction, kind, item_id))?.title ?? '';
      const action = publishingFailed;
      await insertAudit(transaction, [{ ...entry, title, action, changes }]);
    });
    return false;
  }
}

interface ScheduleRun extends Pick<Save, 'origin'> {
  onDone?: (item: { kind: StoredKind; id: string }) => void;
}

/**
 * Each time is cleared together with what it does, so that one of several instances does it.
 * Catches up on times that passed while no server ran. The first failure is thrown when all had their turn.
 */
export async function runSchedule(
  db: Database,
  now: number,
  { origin, onDone }: ScheduleRun = {},
): Promise<number> {
  const time = new Date(now).toISOString();
  const save: Save = { isGuarded: true, origin };
  const failures: unknown[] = [];
  let count = 0;
  for (const column of ['publish_at', 'unpublish_at'] as const) {
    for (const due of await findDue(db, column, time)) {
      const done = await runDue(db, due, save).catch((error: unknown) => void failures.push(error));
      if (!done) continue;
      count += 1;
      onDone?.({ kind: due.kind, id: due.item_id });
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}
