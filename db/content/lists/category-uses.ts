import { sql } from 'kysely';
import type { CategoryUse } from '../../../domain/api/content/categories.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import type { Database } from '../../open.ts';

interface CategoryDraft {
  id: string;
  draft: Record<string, unknown>;
  stored: number | null;
}

/** Newer drafts of published blogs that have a category. */
export async function findCategoryDrafts(db: Database): Promise<CategoryDraft[]> {
  const rows = await db
    .selectFrom('publishing')
    .innerJoin(blogKind.table, (join) =>
      join.on(sql`cast(blogs.blog_id as text)`, '=', sql.ref('publishing.item_id')),
    )
    .select(['item_id as id', 'draft', 'category as stored'])
    .where('kind', '=', blogKind.name)
    .where('draft', 'is not', null)
    .execute();
  return rows
    .map(({ id, draft, stored }) => ({ id, draft: JSON.parse(draft ?? '{}'), stored }))
    .filter(({ draft }) => typeof draft.category === 'number');
}

/** How many blogs have each category, drafts and newer drafts included; those that none has are left out. */
export async function findCategoryUses(db: Database): Promise<CategoryUse[]> {
  const rows = await db
    .selectFrom(blogKind.table)
    .select('category')
    .select((eb) => eb.fn.countAll().as('uses'))
    .where('category', 'is not', null)
    .groupBy('category')
    .execute();
  const uses = new Map(rows.map((row) => [Number(row.category), Number(row.uses)]));
  for (const { draft, stored } of await findCategoryDrafts(db)) {
    const category = Number(draft.category);
    if (category !== stored) uses.set(category, (uses.get(category) ?? 0) + 1);
  }
  return [...uses]
    .map(([category_id, blogs]) => ({ category_id, blogs }))
    .toSorted((one, other) => one.category_id - other.category_id);
}
