import type { RevisedKind } from '../../../domain/content/item.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { findSiteTexts, languageOfTexts } from '../editions/site-texts.ts';
import { findItemRow } from '../find-items.ts';
import { itemFromRow } from '../item-rows.ts';

async function findNewestRevision(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision_id')
    .where('kind', '=', 'setting')
    .where('item_id', '=', id)
    .orderBy('revision_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision_id ?? 0;
}

/** What a save names that replaces nothing unread (R-X-08); 0 where nothing is stored. */
export async function findVersion(db: Database, kind: RevisedKind, id: string): Promise<number> {
  if (kind === 'setting') {
    const language = languageOfTexts(id);
    if (language === null) return findNewestRevision(db, id);
    return (await findSiteTexts(db, language)).version;
  }
  const known = storedKindNamed(kind);
  const row = await findItemRow(db, known, id);
  return row ? itemFromRow(known, row).version : 0;
}
