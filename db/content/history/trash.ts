import { sql } from 'kysely';
import type { TrashedItem, TrashPage, TrashQuery } from '../../../domain/api/content/trash.ts';
import { trashDays } from '../../../domain/content/item.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { day } from '../../../domain/durations.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { isStorable } from '../../column-limits.ts';
import { findRowsOnPage, holdsWord } from '../../lists/rows-on-page.ts';
import { updateUses } from '../../media/upload-use-rows.ts';
import { trashed } from '../../media/use-sources.ts';
import type { Database } from '../../open.ts';
import type { TrashedEdition } from '../editions/with-original.ts';
import type { ItemState } from '../item-state.ts';
import { deletePublishing } from '../publishing/drafts.ts';
import type { WaitingDraft } from '../publishing/waiting-draft.ts';
import type { Save } from '../versions.ts';

/** What is kept of an item; earlier releases kept no times. */
interface Trashed extends Partial<WaitingDraft> {
  row: Record<string, unknown>;
  /** Those that went with it; absent without one. */
  editions?: TrashedEdition[];
}

type TrashedWithTitle = Trashed & Pick<TrashedItem, 'title'>;

export async function moveToTrash(
  transaction: Database,
  { kind, id, title }: ItemState,
  { row, editions = [] }: Trashed,
  { by = '' }: Save,
): Promise<void> {
  const deleted_at = new Date().toISOString();
  const waiting = await deletePublishing(transaction, { kind, id });
  const kept: Trashed = { row, ...waiting, ...(editions.length > 0 && { editions }) };
  const state = JSON.stringify(kept);
  await transaction
    .insertInto('trash')
    .values({
      kind,
      item_id: id,
      title,
      state,
      deleted_by: by,
      deleted_at,
      search_text: folded(title),
    })
    .execute();
  await updateUses(transaction, trashed(kind), id);
}

const listed = ['kind', 'item_id', 'title', 'deleted_by', 'deleted_at'] as const;

export async function findTrashPage(
  db: Database,
  { find, sort, page }: TrashQuery,
): Promise<TrashPage> {
  const text = sql<string>`(case search_text when '' then lower(title) else search_text end)`;
  const listing = {
    table: 'trash',
    columns: listed,
    order: ['deleted_at', 'item_id', 'kind'],
    direction: sort === 'deleted' ? 'desc' : 'asc',
    words: searchWords(find).map((word) => holdsWord(text, word)),
  } as const;
  const { rows, ...counts } = await findRowsOnPage<TrashedItem>(db, listing, {
    page,
    find: [find],
  });
  return { items: rows, ...counts };
}

/** @returns null when no such item is in the trash */
export async function findTrashed(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<TrashedWithTitle | null> {
  const found = await db
    .selectFrom('trash')
    .select(['state', 'title'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return found ? { ...JSON.parse(found.state), title: found.title } : null;
}

export async function takeFromTrash(
  transaction: Database,
  kind: StoredKind,
  id: string,
): Promise<TrashedWithTitle | null> {
  if (!isStorable(id)) return null;
  const taken = await transaction
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning(['state', 'title'])
    .executeTakeFirst();
  await updateUses(transaction, trashed(kind), id);
  return taken ? { ...JSON.parse(taken.state), title: taken.title } : null;
}

export async function findOverdueTrash(
  db: Database,
  now: number,
): Promise<Pick<TrashedItem, 'kind' | 'item_id' | 'title'>[]> {
  return db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title'])
    .where('deleted_at', '<', new Date(now - trashDays * day).toISOString())
    .execute();
}
