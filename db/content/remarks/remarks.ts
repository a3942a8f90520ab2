import type { Remark } from '../../../domain/api/content/remarks.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { isRowId } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { countRows } from '../../row-counts.ts';
import type { RemarkRow } from './remark-tables.ts';

export interface Item {
  kind: ItemKind;
  item_id: string;
}

/** Addresses of accounts, by the remarks that mention them. */
export async function findMentioned(db: Database, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('remark_mentions')
    .innerJoin('users', 'users.user_id', 'remark_mentions.user_id')
    .select(['remark_mentions.remark_id', 'users.email'])
    .where('remark_mentions.remark_id', 'in', ids)
    .orderBy('users.email')
    .execute();
  const byRemark = Map.groupBy(rows, ({ remark_id }) => remark_id);
  return new Map([...byRemark].map(([id, found]) => [id, found.map(({ email }) => email)]));
}

/** As `userId` sees it. */
function entryOf(row: RemarkRow, mentioned: Map<number, string[]>, userId: number) {
  const { remark_id, text, made_by, made_at, edited_at, user_id } = row;
  const mentions = mentioned.get(remark_id) ?? [];
  return { remark_id, text, mentions, made_by, made_at, edited_at, isOwn: user_id === userId };
}

/** The remarks of an item with their answers, the oldest first. */
export async function findRemarks(
  db: Database,
  { kind, item_id }: Item,
  userId: number,
): Promise<Remark[]> {
  const rows = await db
    .selectFrom('remarks')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('deleted_at', 'is', null)
    .orderBy('remark_id')
    .execute();
  const ids = rows.map(({ remark_id }) => remark_id);
  const mentioned = await findMentioned(db, ids);
  const answers = Map.groupBy(rows, ({ answers_to }) => answers_to);
  const ofLinks = Map.groupBy(rows, ({ link_id }) => link_id);
  return (answers.get(null) ?? []).map((row) => {
    const { language, section, field, words, resolved_at, resolved_by, link_id } = row;
    const pin = link_id === null ? null : (ofLinks.get(link_id)?.indexOf(row) ?? -1) + 1;
    return {
      ...entryOf(row, mentioned, userId),
      language,
      section,
      field,
      pin,
      resolved_at,
      resolved_by,
      words: words === '' ? null : JSON.parse(words),
      answers: (answers.get(row.remark_id) ?? []).map((one) => entryOf(one, mentioned, userId)),
    };
  });
}

/** A remark, or an answer, that is not deleted; with `deleted` one that is. */
export async function findRemark(
  db: Database,
  id: number,
  { deleted = false } = {},
): Promise<RemarkRow | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom('remarks')
    .selectAll()
    .where('remark_id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export function countRemarks(db: Database, { kind, item_id }: Item): Promise<number> {
  return countRows(
    db
      .selectFrom('remarks')
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .where('deleted_at', 'is', null),
  );
}
