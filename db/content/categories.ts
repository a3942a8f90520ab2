import { allCategories, type Category } from '../../domain/content/category.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { isRowId, isStorable, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { ChangeRefused } from './change-refused.ts';
import { changeContent } from './content-version.ts';
import { findCategoryDrafts } from './lists/category-uses.ts';
import { moveListed } from './lists/item-list.ts';
import { rewriteDraft } from './publishing/drafts.ts';

export class UnknownCategory extends ChangeRefused {
  constructor(message: string) {
    super(message, { kind: 'invalid', errors: { category: message } });
  }
}

export async function findCategories(db: Database): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['category_id', 'category'])
    .orderBy('category_id')
    .execute();
}

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

export async function findCategory(db: Database, id: number): Promise<Category | null> {
  if (!isRowId(id)) return null;
  const query = db.selectFrom('categories').select(['category_id', 'category']);
  return (await query.where('category_id', '=', id).executeTakeFirst()) ?? null;
}

/** Null passes, 'All' does not (decision D31). @throws {UnknownCategory} */
export async function refuseUnknownCategory(db: Database, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await findCategory(db, id);
  if (!found) throw new UnknownCategory('This category does not exist. Please choose another one.');
  if (found.category === allCategories) {
    throw new UnknownCategory(`A blog cannot be in '${allCategories}'. Please choose a category.`);
  }
}

export type CategoryRefusal = 'unknown' | 'taken' | 'protected' | 'used' | 'nowhere';

async function findHolder(transaction: Database, name: string, but?: number) {
  const all = await findCategories(transaction);
  const wanted = name.toLowerCase();
  return all.find(
    ({ category_id, category }) => category_id !== but && category.toLowerCase() === wanted,
  );
}

export async function addCategory(db: Database, name: string): Promise<Category | CategoryRefusal> {
  return changeContent(db, async (transaction) => {
    if (await findHolder(transaction, name)) return 'taken';
    return insertCategory(transaction, name);
  });
}

/** 'All' cannot be changed (decision D31). */
async function findChangeable(
  transaction: Database,
  id: number,
): Promise<Category | CategoryRefusal> {
  const found = await findCategory(transaction, id);
  if (!found) return 'unknown';
  return found.category === allCategories ? 'protected' : found;
}

/** Lists under these names lead on to those of these categories, as they are named today. */
export async function noteFormerNames(
  transaction: Database,
  names: readonly Category[],
): Promise<void> {
  for (const { category_id, category } of names) {
    await transaction
      .insertInto('former_categories')
      .values({ category_id, category })
      .onConflict((conflict) => conflict.column('category').doUpdateSet({ category_id }))
      .execute();
  }
}

export async function renameCategory(
  db: Database,
  id: number,
  name: string,
): Promise<Category | CategoryRefusal> {
  return changeContent(db, async (transaction) => {
    const found = await findChangeable(transaction, id);
    if (typeof found === 'string') return found;
    if (await findHolder(transaction, name, id)) return 'taken';
    const { category } = storable({ category: name });
    await noteFormerNames(transaction, [found]);
    await transaction
      .updateTable('categories')
      .set({ category })
      .where('category_id', '=', id)
      .execute();
    return { category_id: id, category };
  });
}

/** What the category that had a name last is called today; null where none had it. */
export async function findRenamedCategory(db: Database, former: string): Promise<string | null> {
  if (!isStorable(former)) return null;
  const query = db
    .selectFrom('former_categories as former')
    .innerJoin('categories', 'categories.category_id', 'former.category_id')
    .select('categories.category')
    .where('former.category', '=', former);
  return (await query.executeTakeFirst())?.category ?? null;
}

async function isUsed(transaction: Database, id: number): Promise<boolean> {
  const blog = await transaction
    .selectFrom(blogKind.table)
    .select('blog_id')
    .where('category', '=', id)
    .limit(1)
    .executeTakeFirst();
  return blog !== undefined;
}

/** What the lists of a category that goes lead on to: those of the one that gets its blogs, if any. */
async function leadOn(
  transaction: Database,
  { category_id: from, category }: Category,
  goal: Category | null,
): Promise<void> {
  if (!goal) {
    await transaction.deleteFrom('former_categories').where('category_id', '=', from).execute();
    return;
  }
  const { category_id } = goal;
  const update = transaction.updateTable('former_categories').set({ category_id });
  await update.where('category_id', '=', from).execute();
  await noteFormerNames(transaction, [{ category_id, category }]);
}

/** @param moveTo null for no category; undefined only works for a category without blogs */
export async function deleteCategory(
  db: Database,
  id: number,
  moveTo: number | null | undefined,
): Promise<Category | CategoryRefusal> {
  return changeContent(db, async (transaction) => {
    const found = await findChangeable(transaction, id);
    if (typeof found === 'string') return found;
    const drafts = (await findCategoryDrafts(transaction)).filter(
      ({ draft }) => draft.category === id,
    );
    let goal: Category | null = null;
    if (drafts.length > 0 || (await isUsed(transaction, id))) {
      if (moveTo === undefined) return 'used';
      const chosen = moveTo === null ? null : await findChangeable(transaction, moveTo);
      if (typeof chosen === 'string' || chosen?.category_id === id) return 'nowhere';
      goal = chosen;
      // Nobody has written them anew: their times stay, as who changed them last does.
      await transaction
        .updateTable(blogKind.table)
        .set((eb) => ({ category: moveTo, version: eb('version', '+', 1) }))
        .where('category', '=', id)
        .execute();
      for (const { id: blog, draft } of drafts) {
        const moved = JSON.stringify({ ...draft, category: moveTo });
        await rewriteDraft(transaction, { kind: blogKind.name, id: blog }, moved);
      }
      await moveListed(transaction, id, moveTo);
    }
    await leadOn(transaction, found, goal);
    await transaction.deleteFrom('categories').where('category_id', '=', id).execute();
    return found;
  });
}
