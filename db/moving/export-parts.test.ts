import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { exportedRows } from './export-parts.ts';

describeOnBothDatabases('an export', ({ open }) => {
  test('R-I-08 holds what imports from several sites have brought under the same ids', async () => {
    const { db } = await open();
    const ids = Array.from({ length: 200 }, (_, at) => `post ${at}`);
    const places = ['a', 'b', 'c'].flatMap((source) =>
      ids.map((source_id) => ({ source, source_id })),
    );
    const item = { kind: 'blog' as const, item_id: '1', hash: '', fields: '{}' };
    const rows = places.map((place) => ({ ...place, ...item }));
    await db.insertInto('import_items').values(rows).execute();
    const found: unknown[] = [];
    for await (const row of exportedRows(db, 'import_items')) found.push(row);
    expect(found).toHaveLength(rows.length);
    expect(found).toEqual(expect.arrayContaining(rows));
  });
});
