import { undoAt } from '../../domain/api/answers.ts';
import { listCategories } from '../../domain/api/content/categories.ts';
import { itemCallsOf, rowFieldsOf } from '../../domain/api/content/items.ts';
import { allCategories, type Category } from '../../domain/content/category.ts';
import { spellingOf } from '../../domain/content/kinds/call-paths.ts';
import { editPathOf, unstored } from '../../domain/content/kinds/edit-path.ts';
import type { AnyKind } from '../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../domain/content/kinds/names.ts';
import { CallFailed, request, unreachable } from './api.ts';
import { announceChange } from './content/receipt/changes.ts';
import { keepVersion } from './entity-tags.ts';

export type ItemId = string | number;

/** An item as it was answered: its fields and the column that names it. */
export type StoredItem = Readonly<Record<string, unknown>>;

/**
 * As the specified save does it: public, unless it is scheduled or taken back (decision D58); or as a
 * draft, or public whatever it was.
 */
export type SaveMode = 'saved' | 'draft' | 'published';

export interface Saving {
  as: SaveMode;
  isSeen: boolean;
}

interface Saved {
  key: ItemId | null;
  /** The server's, which not every kind's calls have. */
  message: string;
}

export interface Deletion {
  message: string;
  /** Where the item is brought back from the trash, see restoreItem. */
  undo: string;
}

/** What the calls on items answer beside their data, or in its place. */
interface Around extends Partial<Deletion> {
  status?: string;
  data?: unknown;
  errors?: Record<string, string>;
}

/** A wrapped call succeeded only when its answer's status says so (specification §7). */
function unwrapped({ name }: AnyKind, answer: unknown) {
  // Checked for what the call needs; tests compare the server's answers with the whole schema.
  const { status, message = '', undo = '', errors, data } = answer as Around;
  if (!spellingOf(name).isWrapped) return { data: answer, message, undo };
  if (status === 'success') return { data, message, undo };
  throw new CallFailed(message || unreachable, 200, errors);
}

/** The column that names an item; null for one that is not stored yet. */
export function itemKey({ key }: AnyKind, item: StoredItem | null): ItemId | null {
  const id = item?.[key.column];
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** @throws {CallFailed} also for an answer without the item's key, which a save would make anew */
function storedIn(kind: AnyKind, answer: unknown): StoredItem {
  // As `unwrapped` has it.
  const item = unwrapped(kind, answer).data as StoredItem;
  if (itemKey(kind, item) === null) throw new CallFailed(unreachable, 200);
  return item;
}

export async function fetchItem(kind: AnyKind, id: ItemId): Promise<StoredItem> {
  const rows = rowFieldsOf(kind).length > 0 ? ('true' as const) : undefined;
  return storedIn(kind, await request(itemCallsOf(kind).get, { params: { id }, query: { rows } }));
}

/** Where a new item is edited: one that begins with texts is stored by its first save. */
export async function beginItem(kind: AnyKind): Promise<string> {
  if (kind.blank) return editPathOf(kind.name, unstored);
  const item = storedIn(kind, await request(itemCallsOf(kind).create));
  return editPathOf(kind.name, itemKey(kind, item) ?? '');
}

export async function saveItem(
  kind: AnyKind,
  base: StoredItem | null,
  values: Record<string, unknown>,
  { as, isSeen }: Saving,
): Promise<Saved> {
  const { create, update } = itemCallsOf(kind);
  const id = itemKey(kind, base);
  const query = as === 'saved' ? {} : { status: as };
  const named = spellingOf(kind.name).hasKeyInBody && { [kind.key.column]: id };
  const body = { ...values, ...named };
  const answer =
    id === null
      ? await request(create, { query, body })
      : await request(update, { params: { id }, query, body, base });
  const { data, message } = unwrapped(kind, answer);
  // As `unwrapped` has it.
  const key = itemKey(kind, data as StoredItem | null);
  if (isSeen && key !== null) announceChange(kind.name, key);
  return keepVersion(Object(data), { key, message });
}

export async function removeItem(kind: AnyKind, id: ItemId): Promise<Deletion> {
  const answer = await request(itemCallsOf(kind).remove, { params: { id } });
  const { message, undo } = unwrapped(kind, answer);
  announceChange(kind.name, id);
  return { message, undo };
}

/** Brings a deleted item back as it was (R-X-17). Answers the server's message. */
export async function restoreItem(undo: string): Promise<string> {
  const { message } = await request(undoAt(undo));
  const [, , , kind, id = ''] = undo.split('/');
  const known = itemKinds.find((name) => name === kind);
  if (known) announceChange(known, id);
  return message;
}

/** Of all calls this one's shape is the least certain: bare or wrapped, the list is taken (D15). */
const anyCategories = {
  ...listCategories,
  answer: listCategories.answer.or(listCategories.answer.shape.data),
};

export async function fetchCategories(): Promise<Category[]> {
  const answer = await request(anyCategories);
  return Array.isArray(answer) ? answer : answer.data;
}

/** Every category that an item can have: all but 'All' (R-2.7-13). */
export function categoryOptions(categories: Category[]): { value: string; label: string }[] {
  return categories
    .filter(({ category }) => category !== allCategories)
    .map(({ category_id, category }) => ({ value: String(category_id), label: category }));
}
