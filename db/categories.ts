import { allCategories, type Category } from '../domain/category.ts';
import { isRowId, storable } from './column-limits.ts';
import { changeContent } from './content-version.ts';
import type { Database } from './open.ts';

/** A category that no blog can have; the message is a sentence for the editor. */
export class UnknownCategory extends Error {}

export async function findCategories(db: Database): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['category_id', 'category'])
    .orderBy('category_id')
    .execute();
}

/** The category of that name, made when there is none. */
export async function insertCategory(db: Database, name: string): Promise<Category> {
  const values = storable({ category: name });
  return changeContent(db, (transaction) =>
    transaction
      .insertInto('categories')
      .values(values)
      .onConflict((conflict) => conflict.column('category').doUpdateSet(values))
      .returning(['category_id', 'category'])
      .executeTakeFirstOrThrow(),
  );
}

/** Passes null and every category but 'All' (decision D31). @throws {UnknownCategory} */
export async function refuseUnknownCategory(db: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const found = isRowId(id)
    ? await db
        .selectFrom('categories')
        .select('category')
        .where('category_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new UnknownCategory('This category does not exist. Please choose another one.');
  if (found.category === allCategories) {
    throw new UnknownCategory(`A blog cannot be in '${allCategories}'. Please choose a category.`);
  }
}
