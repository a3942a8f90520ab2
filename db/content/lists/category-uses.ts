import type { CategoryUse } from '../../../domain/api/content/categories.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import type { Database } from '../../open.ts';

/** How many blogs have each category, drafts included; those that none has are left out. */
export async function findCategoryUses(db: Database): Promise<CategoryUse[]> {
  const rows = await db
    .selectFrom(blogKind.table)
    .select('category')
    .select((eb) => eb.fn.countAll().as('uses'))
    .where('category', 'is not', null)
    .groupBy('category')
    .orderBy('category')
    .execute();
  return rows.map(({ category, uses }) => ({
    category_id: Number(category),
    blogs: Number(uses),
  }));
}
