import { sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import type { Database } from '../../open.ts';

/** Who was the last to change items of a kind. One look at the index for each of them, not for each item. */
export async function findAuthors(db: Database, { name }: Kind): Promise<string[]> {
  const { rows } = await sql<{ author: string }>`
    with recursive authors(author) as (
      select min(changed_by) from item_list where kind = ${name} and changed_by > ''
      union all
      select (select min(changed_by) from item_list where kind = ${name} and changed_by > author)
      from authors where author is not null
    )
    select author from authors where author is not null`.execute(db);
  return rows.map(({ author }) => author);
}
