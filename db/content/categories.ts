import { allCategories, type Category } from '../../domain/content/category.ts';
import { categoryField, type Kind } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { isRowId, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { changeContent } from './content-version.ts';
import { noteChange } from './item-change.ts';
import { stateOf } from './item-rows.ts';
import { type ItemRow, itemTables } from './item-tables.ts';
import { findCategoryDrafts } from './lists/category-uses.ts';
import { rewriteDraft } from './publishing/drafts.ts';
import type { Save } from './versions.ts';

export class UnknownCategory extends Error {}

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
    await transaction
      .updateTable('categories')
      .set({ category })
      .where('category_id', '=', id)
      .execute();
    return { category_id: id, category };
  });
}

/** A change of its own for each item: open forms are merged with it, and an undo sees it. */
export async function setStoredCategory(
  transaction: Database,
  kind: Kind,
  row: ItemRow,
  category: number | null,
  save: Save,
): Promise<void> {
  const updated = await itemTables(transaction)
    .updateTable(kind.table)
    .set({ [categoryField(kind) ?? '']: category, updated_at: new Date().toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(kind.key.column, '=', row[kind.key.column])
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = { before: stateOf(kind, row), after: stateOf(kind, updated) };
  await noteChange(transaction, change, save);
}

/** @param moveTo null for no category; undefined only works for a category without blogs */
export async function deleteCategory(
  db: Database,
  id: number,
  moveTo: number | null | undefined,
  save: Save = {},
): Promise<Category | CategoryRefusal> {
  return changeContent(db, async (transaction) => {
    const found = await findChangeable(transaction, id);
    if (typeof found === 'string') return found;
    const drafts = (await findCategoryDrafts(transaction)).filter(
      ({ draft }) => draft.category === id,
    );
    const rows = await itemTables(transaction)
      .selectFrom(blogKind.table)
      .selectAll()
      .where('category', '=', id)
      .execute();
    if (drafts.length + rows.length > 0) {
      if (moveTo === undefined) return 'used';
      const goal = moveTo === null ? null : await findChangeable(transaction, moveTo);
      if (typeof goal === 'string' || goal?.category_id === id) return 'nowhere';
      for (const row of rows) await setStoredCategory(transaction, blogKind, row, moveTo, save);
      for (const { id: blog, draft } of drafts) {
        const moved = JSON.stringify({ ...draft, category: moveTo });
        await rewriteDraft(transaction, { kind: blogKind.name, id: blog }, moved);
      }
    }
    await transaction.deleteFrom('categories').where('category_id', '=', id).execute();
    return found;
  });
}
