import { listCategories } from '../../domain/api/content/categories.ts';
import { listItemStates } from '../../domain/api/content/item-states.ts';
import type { Category } from '../../domain/content/category.ts';
import { type AnyKind, type ItemKind, itemKinds } from '../../domain/content/kinds/kinds.ts';
import type { ListedState } from '../../domain/content/listed-state.ts';
import { type AnswerShape, anything, done, holds, list, number, string } from './answer-shapes.ts';
import { type Call, CallFailed, call, request, unreachable } from './api.ts';
import { announceChange } from './content/receipt/changes.ts';

/** How the specification spells the calls on a kind (§7). */
interface Wire {
  path: string;
  /** Where a new item is posted to, when that is not `path`. */
  createPath?: string;
  /** Answers hold their data beside `status` and `message`; without it they are the data. */
  isWrapped: boolean;
  /** A change names its item in the body as well as in the address. */
  sendsKey?: true;
}

const wires: Record<ItemKind, Wire> = {
  'case-study': { path: '/api/caseStudies', isWrapped: false, sendsKey: true },
  blog: { path: '/blog', isWrapped: true },
  'location-page': {
    path: '/api/locationpages',
    createPath: '/api/locationpages/create',
    isWrapped: true,
  },
};

export type ItemId = string | number;

/** An item as it was answered: its fields and the column that names it. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** What visitors see at once, or a draft that they do not see. */
export type SavedAs = 'published' | 'draft';

/** What a deletion answers. */
export interface Deletion {
  /** The server's own sentence. */
  message: string;
  /** Where the item is brought back from the trash, see restoreItem. */
  undo: string;
}

interface Answer<Data> extends Deletion {
  data: Data;
}

interface WrappedAnswer<Data> extends Partial<Deletion> {
  status: string;
  data: Data;
  errors?: Record<string, string>;
}

const wrapper = holds({ status: string(), message: string().nullish() });

/** A wrapped call succeeded only when its answer's status says so (specification §7). */
async function wrappedCall<Data>(
  path: string,
  shape: AnswerShape,
  options?: Call,
): Promise<WrappedAnswer<Data>> {
  const answer = await call<WrappedAnswer<Data>>(path, wrapper, options);
  const { status, message, errors, data } = answer;
  if (status !== 'success') throw new CallFailed(message || unreachable, 200, errors);
  if (shape.safeParse(data).success) return answer;
  throw new CallFailed(unreachable, 200);
}

/** @param shape of the data, whether or not they are wrapped. */
async function callItems<Data>(
  { isWrapped }: Wire,
  path: string,
  shape: AnswerShape,
  options?: Call,
): Promise<Answer<Data>> {
  if (isWrapped) {
    const { data, message, undo } = await wrappedCall<Data>(path, shape, options);
    return { data, message: message ?? '', undo: undo ?? '' };
  }
  const data = await call<Data & Partial<Deletion>>(path, shape, options);
  return { data, message: data.message ?? '', undo: data.undo ?? '' };
}

/** The least that an item must hold for its form. */
function shapeOf({ key, fields }: AnyKind): AnswerShape {
  const lists = Object.entries(fields).filter(([, field]) => 'json' in field);
  return holds({
    [key.column]: key.isCounted ? number() : string(),
    ...Object.fromEntries(lists.map(([name]) => [name, list])),
  });
}

/** The column that names an item; null for one that is not stored yet. */
export function itemKey({ key }: AnyKind, item: StoredItem | null): ItemId | null {
  const id = item?.[key.column];
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function pathOf({ path }: Wire, id: ItemId): string {
  return `${path}/${encodeURIComponent(id)}`;
}

/** The items of the kind's list call, which may leave out fields. */
export async function findItems<Item>({ name }: AnyKind): Promise<Item[]> {
  const wire = wires[name];
  return (await callItems<Item[]>(wire, wire.path, list)).data;
}

export async function findItem(kind: AnyKind, id: ItemId): Promise<StoredItem> {
  const wire = wires[kind.name];
  return (await callItems<StoredItem>(wire, pathOf(wire, id), shapeOf(kind))).data;
}

/** Makes an empty item, a draft until it is saved for the first time. Answers its key. */
export async function insertItem(kind: AnyKind): Promise<ItemId> {
  const wire = wires[kind.name];
  const { data } = await callItems<StoredItem>(wire, wire.path, shapeOf(kind), { method: 'POST' });
  return itemKey(kind, data) ?? '';
}

function announce(kind: AnyKind, item: StoredItem | null): void {
  const id = itemKey(kind, item);
  if (id !== null) announceChange(kind.name, id);
}

/**
 * Creates an item, or changes one as it was loaded; visitors see nothing of a draft. Answers the
 * server's message, which not every kind's calls have.
 */
export async function saveItem(
  kind: AnyKind,
  base: StoredItem | null,
  values: object,
  as: SavedAs,
): Promise<string> {
  const wire = wires[kind.name];
  const id = itemKey(kind, base);
  const path = id === null ? (wire.createPath ?? wire.path) : pathOf(wire, id);
  const body = wire.sendsKey ? { ...values, [kind.key.column]: id } : values;
  const { data, message } = await callItems<StoredItem | null>(
    wire,
    as === 'draft' ? `${path}?status=draft` : path,
    wire.isWrapped ? anything : shapeOf(kind),
    id === null ? { method: 'POST', body } : { method: 'PUT', body, base },
  );
  if (as === 'published') announce(kind, data);
  return message;
}

export async function deleteItem(kind: AnyKind, id: ItemId): Promise<Deletion> {
  const wire = wires[kind.name];
  const shape = wire.isWrapped ? anything : done;
  const { message, undo } = await callItems(wire, pathOf(wire, id), shape, { method: 'DELETE' });
  announceChange(kind.name, id);
  return { message, undo };
}

/** Brings a deleted item back as it was (R-X-17). Answers the server's message. */
export async function restoreItem(undo: string): Promise<string> {
  const { message } = await call<{ message: string }>(undo, done, { method: 'POST' });
  const [, , , kind, id = ''] = undo.split('/');
  const known = itemKinds.find((name) => name === kind);
  if (known) announceChange(known, id);
  return message;
}

/** Drafts and last changes, which the specified list calls leave out. */
export function findItemStates({ plural }: AnyKind): Promise<ListedState[]> {
  return request(listItemStates, { params: { kind: plural } });
}

/** Of all calls this one's shape is the least certain: bare or wrapped, the list is taken (D15). */
const anyCategories = {
  ...listCategories,
  answer: listCategories.answer.or(listCategories.answer.shape.data),
};

export async function findCategories(): Promise<Category[]> {
  const answer = await request(anyCategories);
  return Array.isArray(answer) ? answer : answer.data;
}
