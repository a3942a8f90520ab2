import type { CategoryUse } from '../../../domain/api/content/categories.ts';
import type { Database } from '../../open.ts';

/** How many blogs have each category, drafts included; those that none has are left out. */
export async function findCategoryUses(db: Database): Promise<CategoryUse[]> {
  const rows = await db
    .selectFrom('blogs')
    .select('category')
    .select((eb) => eb.fn.countAll().as('blogs'))
    .where('category', 'is not', null)
    .groupBy('category')
    .orderBy('category')
    .execute();
  return rows.map(({ category, blogs }) => ({
    category_id: Number(category),
    blogs: Number(blogs),
  }));
}
