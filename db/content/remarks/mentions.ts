import { sql } from 'kysely';
import type { OpenMention } from '../../../domain/api/content/remarks.ts';
import { fieldInWords } from '../../../domain/content/fields/field-in-words.ts';
import { fieldsWith, titleOf } from '../../../domain/content/kind.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';
import type { Item } from './remarks.ts';

const keyOfItem = ({ kind, item_id }: Item) => `${kind}/${item_id}`;

/** Titles of items that exist, one query for each kind among them. */
async function findTitles(db: Database, items: Item[]): Promise<Map<string, string>> {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const found = [...byKind].map(async ([name, ofKind]) => {
    const kind = kindNamed(name);
    const { column, isCounted } = kind.key;
    const ids = ofKind.map(({ item_id }) => (isCounted ? Number(item_id) : item_id));
    const rows = await itemTables(db)
      .selectFrom(kind.table)
      .select([column, ...fieldsWith(kind, 'title')])
      .where(column, 'in', ids)
      .execute();
    return rows.map((row): [string, string] => [
      keyOfItem({ kind: name, item_id: String(row[column]) }),
      titleOf(kind, row) || kind.untitled,
    ]);
  });
  return new Map((await Promise.all(found)).flat());
}

/**
 * What mentions somebody and is not resolved, the newest first, up to `limit`. An answer counts as open
 * while the remark that it answers is. What is in the trash waits there.
 * @param remarkId of this one alone
 */
export async function findOpenMentions(
  db: Database,
  userId: number,
  limit: number,
  remarkId?: number,
): Promise<OpenMention[]> {
  const rows = await db
    .selectFrom('remark_mentions')
    .innerJoin('remarks', 'remarks.remark_id', 'remark_mentions.remark_id')
    .innerJoin('remarks as first', (join) =>
      join.on((eb) =>
        eb('first.remark_id', '=', eb.fn.coalesce('remarks.answers_to', 'remarks.remark_id')),
      ),
    )
    .select(['remarks.kind', 'remarks.item_id', 'remarks.text', 'remarks.made_by'])
    .select([
      'remarks.remark_id',
      'remarks.made_at',
      'first.remark_id as thread',
      'first.field',
      'first.language',
    ])
    .where('remark_mentions.user_id', '=', userId)
    .$if(remarkId !== undefined, (query) =>
      query.where('remark_mentions.remark_id', '=', remarkId ?? 0),
    )
    .where('remarks.deleted_at', 'is', null)
    .where('first.deleted_at', 'is', null)
    .where('first.resolved_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trash')
            .select(sql`1`.as('one'))
            .whereRef('trash.kind', '=', 'remarks.kind')
            .whereRef('trash.item_id', '=', 'remarks.item_id'),
        ),
      ),
    )
    .orderBy('remark_mentions.remark_id', 'desc')
    .limit(limit)
    .execute();
  const titles = await findTitles(db, rows);
  return rows.map(({ field, ...row }) => ({
    ...row,
    title: titles.get(keyOfItem(row)) ?? '',
    place: fieldInWords(kindNamed(row.kind), field),
  }));
}
