import { randomBytes } from 'node:crypto';
import type { Versioned } from '../../domain/content/item.ts';
import {
  addressField,
  emptyValues,
  type InputOf,
  type ItemOf,
  type Kind,
} from '../../domain/content/kind.ts';
import { publishedValues, withHtml } from '../../domain/content/mapped-values.ts';
import {
  type PublishingStatus,
  publicStatus,
  statusOfSave,
} from '../../domain/content/publishing.ts';
import { checkedHtml, storedHtml } from '../../domain/content/text/rich-text.ts';
import type { Database } from '../open.ts';
import { pick } from '../pick.ts';
import { orSlugTaken, refuseTaken, SlugTaken } from './addresses/slug-taken.ts';
import { refuseUnknownCategory } from './categories.ts';
import { changeContent } from './content-version.ts';
import { takeEditions } from './editions/with-original.ts';
import { findItemRow } from './find-items.ts';
import { moveToTrash } from './history/trash.ts';
import { noteChange } from './item-change.ts';
import { itemFromRow, keyOf, rowFromValues, stateOf } from './item-rows.ts';
import type { ItemState } from './item-state.ts';
import { type ItemRow, itemTables, updateRow } from './item-tables.ts';
import { refuseLoss } from './lasting.ts';
import { clearWaiting, keepDraft } from './publishing/drafts.ts';
import { findStanding } from './publishing/standing.ts';
import { newestFields } from './publishing/waiting-draft.ts';
import { refuseOutdated, type Save } from './versions.ts';

interface Stored {
  /** Columns of the fields that were given, and those that follow from them. */
  valuesAs: (status: PublishingStatus) => ItemRow;
  /** Without an address it is a draft (decision D50). */
  hasAddress: boolean;
  /** Of a kind that is listed by the time its author gives it. */
  listedAt: string | null;
}

/** What is stored of an input. @throws {SlugTaken} when the address is one of the site's fixed ones */
function storedOf(kind: Kind, input: ItemRow): Stored {
  const completed = kind.completed?.(input) ?? input;
  const cleaned = withHtml(kind, completed, kind.html === 'cleaned' ? storedHtml : checkedHtml);
  const listedAt = kind.listedAt?.(completed) ?? null;
  const valuesAs = (status: PublishingStatus) =>
    rowFromValues(kind, status === publicStatus ? publishedValues(kind, cleaned) : cleaned);
  if (!kind.slugOf) return { valuesAs, hasAddress: true, listedAt };
  const slug = kind.slugOf(valuesAs('draft')) || null;
  const refusal = slug && kind.slugRefusal?.(slug);
  if (refusal) throw new SlugTaken(refusal, addressField(kind));
  const hasAddress = slug !== null;
  return { valuesAs: (status) => ({ ...valuesAs(status), slug }), hasAddress, listedAt };
}

async function refuseUnknownReferences(db: Database, { fields }: Kind, values: ItemRow) {
  for (const [name, { control }] of Object.entries(fields)) {
    const id = values[name];
    if (control === 'category' && typeof id === 'number') await refuseUnknownCategory(db, id);
  }
}

/** Now, or just after the newest item: 'newest first' holds within one millisecond, too. */
async function creationTime(transaction: Database, { table, listedBy }: Kind): Promise<string> {
  if (listedBy !== 'created_at') return new Date().toISOString();
  const newest = await itemTables(transaction)
    .selectFrom(table)
    .select((eb) => eb.fn.max('created_at').as('time'))
    .executeTakeFirst();
  const afterNewest = newest?.time ? Date.parse(String(newest.time)) + 1 : 0;
  return new Date(Math.max(Date.now(), afterNewest)).toISOString();
}

/**
 * @param id The key, for a kind whose keys the database does not count; absent: a new one.
 * @throws {SlugTaken} @throws {UnknownCategory}
 */
export async function insertItem<K extends Kind>(
  db: Database,
  kind: K,
  input: Partial<ItemOf<K>>,
  save: Save = {},
  id: string = randomBytes(12).toString('hex'),
): Promise<Versioned<ItemOf<K>>> {
  const { key, table, listedBy, firstStatus = publicStatus } = kind;
  const whole = { ...emptyValues(kind), ...input };
  const { valuesAs, hasAddress, listedAt } = storedOf(kind, whole);
  const status = hasAddress ? (save.status ?? firstStatus) : 'draft';
  const values = valuesAs(status);
  return changeContent(db, async (transaction) => {
    await refuseUnknownReferences(transaction, kind, values);
    const created_at = await creationTime(transaction, kind);
    const updated_at = save.writtenAt ?? created_at;
    const row: ItemRow = { ...values, status, created_at, updated_at };
    if (!key.isCounted) row[key.column] = id;
    if (listedBy === 'published_at') row.published_at = listedAt ?? created_at;
    const insertion = itemTables(transaction).insertInto(table).values(row).returningAll();
    const inserted = await orSlugTaken(transaction, kind, values.slug, () =>
      insertion.executeTakeFirstOrThrow(),
    );
    await noteChange(transaction, { before: null, after: stateOf(kind, inserted) }, save);
    return itemFromRow(kind, inserted);
  });
}

/** The row as an administrator is about to change it. @throws {VersionConflict} */
async function findToChange(
  transaction: Database,
  kind: Kind,
  id: string | number,
  save: Save,
): Promise<ItemRow | null> {
  const row = await findItemRow(transaction, kind, id);
  if (row) refuseOutdated(itemFromRow(kind, row), save);
  return row;
}

/** Columns of the newer draft above a row: what a save on top of it lacks. */
async function newerColumns(
  transaction: Database,
  kind: Kind,
  row: ItemRow,
  status: PublishingStatus,
): Promise<ItemRow> {
  const { fields, hasDraft } = await newestFields(transaction, stateOf(kind, row));
  if (!hasDraft) return {};
  return rowFromValues(kind, status === publicStatus ? publishedValues(kind, fields) : fields);
}

/** Keeps a newer draft of a published item; the version counts, what visitors see stays. */
async function saveBeside(
  transaction: Database,
  kind: Kind,
  before: ItemRow,
  values: ItemRow,
  save: Save,
): Promise<ItemRow> {
  const { table, key } = kind;
  const own = before[key.column];
  if (kind.slugOf) await refuseTaken(transaction, kind, { slug: values.slug, own });
  const version = Number(before.version) + 1;
  const update = itemTables(transaction).updateTable(table).set({ version });
  await update.where(key.column, '=', own).execute();
  const newer = await newerColumns(transaction, kind, before, 'draft');
  const draft = { ...before, ...newer, ...values, version, status: 'draft' };
  await keepDraft(transaction, stateOf(kind, before), stateOf(kind, draft), save);
  return draft;
}

/**
 * Fields that the input lacks keep their value. The update publishes the item, unless it is saved as a
 * draft (decision D8), or is scheduled or taken back and not published by name (decision D58).
 * @returns null when there is no such item.
 * @throws {SlugTaken} @throws {UnknownCategory} @throws {VersionConflict}
 */
export async function updateItem<K extends Kind>(
  db: Database,
  kind: K,
  id: string | number,
  input: InputOf<K>,
  save: Save = {},
): Promise<Versioned<ItemOf<K>> | null> {
  if (keyOf(kind, id) === null) return null;
  const { valuesAs, hasAddress, listedAt } = storedOf(kind, input);
  return changeContent(db, async (transaction) => {
    const before = await findToChange(transaction, kind, id, save);
    if (!before) return null;
    const wanted = save.status ?? statusOfSave(await findStanding(transaction, kind, before));
    const status = hasAddress ? wanted : 'draft';
    const values = valuesAs(status);
    await refuseUnknownReferences(transaction, kind, values);
    const wasPublic = before.status === publicStatus;
    if (wanted === 'draft' && wasPublic) {
      return itemFromRow(kind, await saveBeside(transaction, kind, before, values, save));
    }
    refuseLoss(kind, before, { slug: values.slug, status });
    const newer = wasPublic ? {} : await newerColumns(transaction, kind, before, status);
    const changed = { ...newer, ...values, status, updated_at: new Date().toISOString() };
    const listed = { published_at: listedAt ?? before.created_at };
    const columns = kind.listedBy === 'published_at' ? { ...changed, ...listed } : changed;
    const row = await orSlugTaken(transaction, kind, values.slug, () =>
      updateRow(transaction, kind, before[kind.key.column], columns),
    );
    const after = stateOf(kind, row);
    await clearWaiting(
      transaction,
      after,
      'draft',
      ...(status === publicStatus ? (['publish_at'] as const) : []),
    );
    await noteChange(transaction, { before: stateOf(kind, before), after }, save);
    return itemFromRow(kind, row);
  });
}

/** @returns whether there was such an item. @throws {VersionConflict} */
export async function deleteItem(
  db: Database,
  kind: Kind,
  id: string | number,
  save: Save = {},
): Promise<boolean> {
  if (keyOf(kind, id) === null) return false;
  return changeContent(db, async (transaction) => {
    const row = await findToChange(transaction, kind, id, save);
    if (!row) return false;
    refuseLoss(kind, row, null);
    const { table, key } = kind;
    const deletion = itemTables(transaction).deleteFrom(table);
    await deletion.where(key.column, '=', row[key.column]).execute();
    const before = stateOf(kind, row);
    const editions = await takeEditions(transaction, kind, before.id, save);
    await moveToTrash(transaction, before, { row, editions }, save);
    await noteChange(transaction, { before, after: null }, save);
    return true;
  });
}

/** Publishes an item that exists, or takes it back, as it is stored. */
export async function setStatus(
  transaction: Database,
  kind: Kind,
  { id, fields }: ItemState,
  status: PublishingStatus,
) {
  if (status === 'draft') refuseLoss(kind, fields, { status });
  const stored = pick(fields, kind.fieldNames);
  const values = status === publicStatus ? rowFromValues(kind, publishedValues(kind, stored)) : {};
  const changed = { ...values, status, updated_at: new Date().toISOString() };
  return stateOf(kind, await updateRow(transaction, kind, keyOf(kind, id), changed));
}
