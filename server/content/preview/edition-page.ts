import { findItemRow } from '../../../db/content/find-items.ts';
import { valuesFromRow } from '../../../db/content/item-rows.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { alignedEdition } from '../../../domain/content/editions/aligned-rows.ts';
import { mergedValues } from '../../../domain/content/editions/merged-item.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { publishedLanguages } from '../../../domain/languages/site-languages.ts';
import type { InLanguage } from './shown-item.ts';

/** What the page of an edition is made of: its original, in other words. */
export interface EditionPage {
  kind: ItemKind;
  id: string;
  original: object;
  texts: Readonly<Record<string, unknown>>;
  fields: Record<string, unknown>;
  inLanguage: InLanguage;
}

/** @param fields of an edition as it is stored, or typed; @returns null without its original */
export async function editionPage(
  db: Database,
  name: StoredKind,
  fields: Readonly<Record<string, unknown>>,
): Promise<EditionPage | null> {
  const own = storedKindNamed(name);
  const id = String(fields.origin_id ?? '');
  const row = own.original && (await findItemRow(db, own.original, id));
  if (!own.original || !row) return null;
  const original = valuesFromRow(own.original, row);
  const address = own.slugOf?.(own.completed?.({ ...fields }) ?? fields) || null;
  return {
    kind: own.original.name,
    id,
    original,
    texts: alignedEdition(own.original.fields, original, fields),
    fields: { ...mergedValues(own.original, original, fields) },
    inLanguage: { tag: String(fields.language ?? ''), address },
  };
}

/** Whether visitors find what is stored: an edition also needs its original, and its language. */
export async function isSeen(db: Database, { kind, address, fields }: ItemState): Promise<boolean> {
  if (address === null) return false;
  const { original } = storedKindNamed(kind);
  if (!original) return true;
  const languages = publishedLanguages(await findSiteSettings(db));
  if (!languages.some(({ tag }) => tag === fields.language)) return false;
  const row = await findItemRow(db, original, String(fields.origin_id));
  return row?.status === publicStatus;
}
