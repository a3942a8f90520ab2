import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import {
  deleteCategory,
  findCategories,
  findRenamedCategory,
  insertCategory,
  renameCategory,
} from './categories.ts';
import { insertItem } from './change-items.ts';

describeOnBothDatabases('categories', ({ open }) => {
  test('R-3-08 categories have a numeric id and a name and keep their order', async () => {
    const { db } = await open();
    for (const name of ['All', 'Zebra', 'Alpha']) await insertCategory(db, name);
    const categories = await findCategories(db);
    expect(categories.map(({ category }) => category)).toEqual(['All', 'Zebra', 'Alpha']);
    for (const category of categories) {
      expect(Object.keys(category).sort()).toEqual(['category', 'category_id']);
      expect(category.category_id).toBeTypeOf('number');
    }
  });

  test('a name that exists answers with the category that has it', async () => {
    const { db } = await open();
    const first = await insertCategory(db, 'SEO');
    expect(await insertCategory(db, 'SEO')).toEqual(first);
    expect(await findCategories(db)).toEqual([first]);
  });

  test('R-X-05 one whose blogs go to another leads on to that, under all names it had', async () => {
    const { db } = await open();
    const [pipes, water] = [await insertCategory(db, 'Pipes'), await insertCategory(db, 'Water')];
    await renameCategory(db, pipes.category_id, 'Tubes');
    await insertItem(
      db,
      blogKind,
      blogInput.parse({ title: 'Wells', category: pipes.category_id }),
    );
    await deleteCategory(db, pipes.category_id, water.category_id);
    const goals = () =>
      Promise.all(['Pipes', 'Tubes'].map((name) => findRenamedCategory(db, name)));
    expect(await goals()).toEqual(['Water', 'Water']);
    await deleteCategory(db, water.category_id, null);
    expect(await goals()).toEqual([null, null]);
  });
});
