import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { makePage } from '../../../db/content/location-maker/make-pages.ts';
import { saveMaker } from '../../../db/content/location-maker/maker.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { lookedRows } from './looked-rows.ts';

describeOnBothDatabases('rows of the table of places', (databases) => {
  test('each page that was made is read once', async () => {
    const { db } = await databases.open();
    const rows = ['Oakby', 'Thornley', 'Wells'].map((place, at) => ({
      id: `row${at}`,
      cells: { place },
    }));
    const sheet = { columns: ['place'], rows };
    const pattern = { slug_url: 'design-{place}', main_heading: 'Design in {place}' };
    const maker = await saveMaker(db, { sheet, pattern, version: 0 }, '');
    for (const row of ['row0', 'row1']) await makePage(db, maker, row, {});
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"location_pages"')) count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = db.withPlugin(counting);
    await lookedRows(counted, maker);
    count = 0;
    const looked = await lookedRows(counted, maker);
    expect(count).toBe(2);
    expect(looked.map(({ item_id }) => item_id)).toEqual([1, 2, null]);
  });
});
