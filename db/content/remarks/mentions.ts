import { sql } from 'kysely';
import type { OpenMention } from '../../../domain/api/content/remarks.ts';
import { fieldInWords } from '../../../domain/content/fields/field-in-words.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';
import { findTitles } from '../lists/item-titles.ts';

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
  const titleOf = await findTitles(db, rows);
  return rows.map(({ field, ...row }) => {
    const [kind, title] = [kindNamed(row.kind), titleOf(row)];
    return {
      ...row,
      title: title === undefined ? '' : title || kind.untitled,
      place: fieldInWords(kind, field),
    };
  });
}
