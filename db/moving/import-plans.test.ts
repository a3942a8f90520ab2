import { expect, test } from 'vitest';
import { workOnNextImport } from '../../server/moving/run/work-on-import.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { importParts, oldSite, sourceItem } from '../../tests/moving/import-parts.ts';
import { indexesOf, pretendManyRows, recording, tablesReadWhole } from '../../tests/query-plans.ts';
import { findAddressPage } from './address-list.ts';
import { countEntries } from './entries.ts';
import { countPictures, findMissingPictures } from './import-pictures.ts';
import { changeImport, insertImport } from './imports.ts';
import { findLedgerPage } from './ledger.ts';
import { countAddresses } from './old-addresses.ts';

const never = new AbortController().signal;

describeOnBothDatabases('tables of imports', ({ open }) => {
  test('R-I-07 are read by an index, however much a file held', async () => {
    const opened = await open();
    const { db, kind } = opened;
    await pretendManyRows(db, kind);
    const { database, during } = recording(opened);
    const html = '<p><img src="/a.jpg"><a href="/2014/05/post-2/">x</a></p>';
    const items = [sourceItem('post 1', { html }), sourceItem('post 2', { translations: 'g' })];
    const queries = await during(async () => {
      const given = { name: 'x', file: 'x', size: 1, made_by: '' };
      const { import_id } = await insertImport(database.db, given);
      const parts = importParts(database.db, [oldSite, ...items]);
      await workOnNextImport(parts, never, import_id);
      await changeImport(database.db, import_id, { state: 'running' });
      await workOnNextImport(parts, never, import_id);
      const all = { states: ['imported', 'dropped'] as const, noted: false, page: 2 };
      await findLedgerPage(database.db, import_id, all);
      await findAddressPage(database.db, import_id, { view: 'all', page: 2 });
      await countEntries(database.db, import_id);
      await countAddresses(database.db, import_id);
      await countPictures(database.db, import_id);
      await findMissingPictures(database.db, import_id, 10);
    });
    const own = queries.filter(({ sql }) => /"import_\w+s"/.test(sql));
    expect(own.length).toBeGreaterThan(10);
    for (const query of own) expect(await tablesReadWhole(opened, query), query.sql).toEqual([]);
    const ofEntry = own.filter(({ sql }) => /import_addresses" .* "source_id" = /.test(sql));
    expect(ofEntry).toHaveLength(1);
    if (kind === 'postgres') return;
    // By its key alone SQLite would read all addresses of an import for each of its entries.
    const indexes = await Promise.all(ofEntry.map((query) => indexesOf(opened, query)));
    expect(indexes).toEqual([['import_addresses_by_source']]);
  });
});
