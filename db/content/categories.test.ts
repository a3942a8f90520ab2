import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { findCategories, insertCategory } from './categories.ts';

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
});
