import { insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findEditionRow } from '../../../db/content/editions/edition-rows.ts';
import { saveEdition } from '../../../db/content/editions/save-edition.ts';
import { findItemRow } from '../../../db/content/find-items.ts';
import { stateOf, valuesFromRow } from '../../../db/content/item-rows.ts';
import { newestFields } from '../../../db/content/publishing/waiting-draft.ts';
import type { Save } from '../../../db/content/versions.ts';
import type { Database } from '../../../db/open.ts';
import { pick } from '../../../db/pick.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { editionsOf, storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { PublishingStatus } from '../../../domain/content/publishing.ts';
import { editionValues } from '../../../domain/moving/edition-of.ts';
import { EntryDropped } from './entry-dropped.ts';
import { withKnownIds } from './known-sections.ts';

type Values = Record<string, unknown>;

/** Of an edition: the item that it is of. */
export interface OriginPlace {
  kind: Kind;
  id: string;
  language: string;
}

export interface ItemHere {
  kind: StoredKind;
  id: string;
  values: Values;
  /** Where its page stands once it is published. */
  path: string;
  status: PublishingStatus;
  /** Saved but not published, beside what visitors see. */
  hasDraft: boolean;
}

async function storedOf(db: Database, kind: Kind, row: Values): Promise<ItemHere> {
  const state = stateOf(kind, row);
  const { fields, hasDraft } = await newestFields(db, state);
  const values = pick(fields, kind.fieldNames);
  // Every table of items has the column.
  const status = row.status as PublishingStatus;
  const path = kind.address.base + String(row[kind.address.column] ?? '');
  return { kind: kind.name, id: state.id, values, path, status, hasDraft };
}

/** What is here of an item as an editor finds it; null for one that is gone. */
export async function findItemHere(
  db: Database,
  name: StoredKind,
  id: string,
): Promise<ItemHere | null> {
  const kind = storedKindNamed(name);
  const row = await findItemRow(db, kind, id);
  return row && storedOf(db, kind, row);
}

export function originPlaceOf({ kind, values }: ItemHere): OriginPlace | null {
  const { original } = storedKindNamed(kind);
  const { origin_id, language } = values;
  return original ? { kind: original, id: String(origin_id), language: String(language) } : null;
}

/** Values that were made for an item as those of what is here, or of an edition. @throws {EntryDropped} */
export async function fittingValues(
  db: Database,
  values: Values,
  { stored, origin }: { stored: ItemHere | null; origin: OriginPlace | null },
) {
  if (!origin) {
    const known = stored ? withKnownIds(values, stored.values) : values;
    return { values: known, notes: [], isCut: false };
  }
  const { kind, id } = origin;
  const original = await findItemRow(db, kind, id);
  if (!original) throw new EntryDropped('What it translates is not there.');
  return editionValues(editionsOf(kind), values, valuesFromRow(kind, original));
}

async function saveTexts(
  transaction: Database,
  origin: OriginPlace,
  values: Values,
  save: Save,
): Promise<ItemHere> {
  const { kind, id, language } = origin;
  const saved = await saveEdition(transaction, origin, { values }, save);
  const row = saved && (await findEditionRow(transaction, kind, id, language));
  if (!row) throw new EntryDropped('This site has no pages in its language.');
  return storedOf(transaction, editionsOf(kind), row);
}

/** By the functions that editors' saves go through. @throws {EntryDropped} */
export async function insertImported(
  transaction: Database,
  name: StoredKind,
  values: Values,
  { save, origin }: { save: Save; origin: OriginPlace | null },
): Promise<ItemHere> {
  if (!origin) {
    const kind = storedKindNamed(name);
    const item: Values = await insertItem(transaction, kind, values, save);
    const found = await findItemHere(transaction, name, String(item[kind.key.column]));
    if (!found) throw new EntryDropped('It was not stored.');
    return found;
  }
  const before = await findEditionRow(transaction, origin.kind, origin.id, origin.language);
  if (before) throw new EntryDropped('There is an edition in this language already.');
  return saveTexts(transaction, origin, values, save);
}

/** The fields that were taken over, and all else as it is: a newer draft goes on waiting. */
export async function updateImported(
  transaction: Database,
  here: ItemHere,
  taken: Values,
  save: Save,
): Promise<ItemHere | null> {
  const { kind: name, id, values } = here;
  const own = { ...save, status: here.hasDraft ? ('draft' as const) : here.status };
  const origin = originPlaceOf(here);
  if (origin) return saveTexts(transaction, origin, taken, own);
  await updateItem(transaction, storedKindNamed(name), id, { ...values, ...taken }, own);
  return findItemHere(transaction, name, id);
}
