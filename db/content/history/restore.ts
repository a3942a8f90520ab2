import type { Kind } from '../../../domain/content/kind.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { languageName } from '../../../domain/languages/language-name.ts';
import { inTransaction } from '../../in-transaction.ts';
import { insertAudit } from '../../jobs/audit.ts';
import type { Database } from '../../open.ts';
import { orSlugTaken, SlugTaken } from '../addresses/slug-taken.ts';
import { findCategory } from '../categories.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent } from '../content-version.ts';
import { findEditionRow } from '../editions/edition-rows.ts';
import { forgetEditions, putBackEditions } from '../editions/with-original.ts';
import { findItemRow } from '../find-items.ts';
import { noteChange } from '../item-change.ts';
import { stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { setWaiting } from '../publishing/drafts.ts';
import { hasWaiting, type WaitingDraft } from '../publishing/waiting-draft.ts';
import type { Save } from '../versions.ts';
import { forgetItem } from './forget-item.ts';
import { findOverdueTrash, takeFromTrash } from './trash.ts';

/** A row of the past; a category that is gone is left out. */
export async function knownCategories(
  transaction: Database,
  kind: Kind,
  row: ItemRow,
): Promise<ItemRow> {
  const values = { ...row };
  for (const [name, { control }] of Object.entries(kind.fields)) {
    if (control === 'category' && name in row)
      values[name] = await knownCategory(transaction, row[name]);
  }
  return values;
}

/** Columns added since get their default. */
async function putBack(transaction: Database, kind: Kind, row: ItemRow): Promise<ItemState> {
  const values = await knownCategories(transaction, kind, row);
  const insertion = itemTables(transaction).insertInto(kind.table).values(values).returningAll();
  const restored = await orSlugTaken(transaction, kind, row.slug, () =>
    insertion.executeTakeFirstOrThrow(),
  );
  return stateOf(kind, restored);
}

async function knownCategory(transaction: Database, id: unknown): Promise<number | null> {
  if (typeof id !== 'number') return null;
  return (await findCategory(transaction, id))?.category_id ?? null;
}

/** What it belongs to is not there. */
export class NotRestorable extends ChangeRefused {}

/** The editor can change the slug of neither an item in the trash nor a version. */
export function takenMeanwhile(error: unknown, named: string): unknown {
  if (!(error instanceof SlugTaken)) return error;
  return new SlugTaken(
    `Another page has the address of ${named} now. Change the Slug URL of that page or delete it, then restore this one.`,
  );
}

/** Nothing is published by a restore; what was to end meanwhile ends with the next round of the schedule. */
function stillWaiting(trashed: Partial<WaitingDraft>, now: string): WaitingDraft {
  const { draft = null, publish_at = null, unpublish_at = null } = trashed;
  const isToCome = publish_at !== null && publish_at > now;
  return { draft, publish_at: isToCome ? publish_at : null, unpublish_at };
}

/** The same, and a category that is gone is left out of the newer draft, too: it could not be published. */
export async function waitingAgain(
  transaction: Database,
  kind: Kind,
  past: Partial<WaitingDraft>,
  now: string,
): Promise<WaitingDraft> {
  const waiting = stillWaiting(past, now);
  if (waiting.draft === null) return waiting;
  const draft = await knownCategories(transaction, kind, JSON.parse(waiting.draft));
  return { ...waiting, draft: JSON.stringify(draft) };
}

/** An edition comes back to its original, if it has no other one by now. @throws {NotRestorable} */
async function refuseWithoutOriginal(
  transaction: Database,
  { original }: Kind,
  { origin_id, language }: ItemRow,
): Promise<void> {
  if (!original) return;
  const id = String(origin_id);
  if (!(await findItemRow(transaction, original, id))) {
    throw new NotRestorable(
      `The ${original.noun} that this is an edition of is not there. Restore that one first.`,
    );
  }
  if (await findEditionRow(transaction, original, id, String(language))) {
    throw new NotRestorable(
      `This ${original.noun} has another edition in the same language by now. Delete that one first.`,
    );
  }
}

interface Restored {
  title: string;
  message: string;
}

function messageOf(title: string, withoutAddress: readonly string[]): string {
  const restored = `'${title}' is restored.`;
  const sentences = withoutAddress.map(
    (tag) =>
      ` Another page has the address of its edition in ${languageName(tag)} now, which is back as a draft without one.`,
  );
  return restored + sentences.join('');
}

/** @returns null without such an item @throws {SlugTaken} @throws {NotRestorable} */
export async function restoreFromTrash(
  db: Database,
  kind: StoredKind,
  id: string,
  save: Save = {},
): Promise<Restored | null> {
  return changeContent(db, async (transaction) => {
    const trashed = await takeFromTrash(transaction, kind, id);
    if (!trashed) return null;
    const { row, title, editions = [] } = trashed;
    const own = storedKindNamed(kind);
    await refuseWithoutOriginal(transaction, own, row);
    const version = Number(row.version) + 1;
    const after = await putBack(transaction, own, { ...row, version }).catch((error: unknown) => {
      throw takenMeanwhile(error, `'${title}'`);
    });
    await noteChange(transaction, { before: null, after }, { ...save, action: 'undeleted' });
    const now = new Date().toISOString();
    const withoutAddress = await putBackEditions(transaction, own, editions, {
      save,
      stillWaiting: (edition) => stillWaiting(edition, now),
    });
    const waiting = await waitingAgain(transaction, own, trashed, now);
    if (hasWaiting(waiting)) await setWaiting(transaction, after, waiting);
    return { title, message: messageOf(title, withoutAddress) };
  });
}

export async function deleteForEver(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    const taken = await takeFromTrash(transaction, kind, id);
    if (!taken) return null;
    await forgetEditions(transaction, storedKindNamed(kind), taken.editions ?? []);
    await forgetItem(transaction, { kind, id });
    return taken.title;
  });
}

/** Several instances may call it: each item is deleted by one. @returns the titles */
export async function purgeTrash(db: Database, now: number): Promise<string[]> {
  const purged: string[] = [];
  for (const { kind, item_id } of await findOverdueTrash(db, now)) {
    await db.transaction().execute(async (transaction) => {
      const title = await deleteForEver(transaction, kind, item_id);
      if (title === null) return;
      const entry = { kind, item_id, title, action: 'deleted for ever', made_by: '' };
      await insertAudit(transaction, [{ ...entry, request_id: '', changes: [] }]);
      purged.push(title);
    });
  }
  return purged;
}
