import type { EditedEdition } from '../../../domain/api/content/editions/editions.ts';
import { alignedEdition } from '../../../domain/content/editions/aligned-rows.ts';
import { textsOfEdition, workOf } from '../../../domain/content/editions/text-states.ts';
import type { Original } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import { findItemRow } from '../find-items.ts';
import { stateOf, valuesFromRow } from '../item-rows.ts';
import { findEditionRow } from './edition-rows.ts';
import { findTyped } from './typed-edition.ts';

export async function findFurtherTags(db: Database): Promise<string[]> {
  return ((await findSiteSettingsIfAny(db))?.languages ?? []).map(({ tag }) => tag);
}

/** An item in a language as it is edited, whether there is an edition or not; null without the item. */
export async function findEditedEdition(
  db: Database,
  kind: Original,
  id: string,
  language: string,
): Promise<EditedEdition | null> {
  const row = await findItemRow(db, kind, id);
  if (!row) return null;
  const own = editionsOf(kind);
  const edition = await findEditionRow(db, kind, id, language);
  const { values, hasDraft } = await findTyped(db, own, edition);
  const original = valuesFromRow(kind, row);
  const aligned = alignedEdition(kind.fields, original, values);
  const { origin_id: _, language: __, confirmed, ...texts } = aligned;
  const all = [...textsOfEdition(kind.fields, original, { texts, confirmed })];
  return {
    edition_id: edition && Number(edition.edition_id),
    // Every table of items has them.
    status: edition && (edition.status as 'draft' | 'published'),
    hasDraft,
    address: edition && (own.slugOf?.(values) || null),
    version: edition ? Number(edition.version) : 0,
    kind: kind.name,
    item_id: id,
    title: stateOf(kind, row).title,
    language,
    values: texts,
    texts: all,
    work: workOf(all),
  };
}
