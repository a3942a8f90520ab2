import { beforeEach, expect, test } from 'vitest';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { deleteItem, updateItem } from '../change-items.ts';
import { findItemState } from '../find-items.ts';
import {
  applyProposals,
  CannotMake,
  findMadeValues,
  findProposals,
  makePage,
} from './make-pages.ts';
import { findMaker, findMakes, type Maker, MakerOutdated, saveMaker } from './maker.ts';

const sheet = {
  columns: ['place', 'fact'],
  rows: [
    { id: 'a1', cells: { place: 'Oakby', fact: 'A mill & a bridge' } },
    { id: 'b2', cells: { place: 'Thornley', fact: '' } },
  ],
};
const pattern = {
  slug_url: 'design-{place}',
  main_heading: 'Design in {place}',
  main_paragraph: '<p>{if fact}{fact}{else}Nothing{end} in {place}.</p>',
};

describeOnBothDatabases('location pages from a table', (databases) => {
  let db: Database;
  let maker: Maker;
  beforeEach(async () => {
    ({ db } = await databases.open());
    maker = await saveMaker(db, { sheet, pattern, version: 0 }, 'a@example.com');
  });

  const itemOf = async (row: string) => (await findMakes(db)).get(row)?.item_id ?? 0;
  const stateOf = async (row: string) =>
    findItemState(db, 'location-page', String(await itemOf(row)));
  const change = (fact: string, heading = pattern.main_heading) =>
    saveMaker(
      db,
      {
        sheet: { ...sheet, rows: [{ id: 'a1', cells: { place: 'Oakby', fact } }] },
        pattern: { ...pattern, main_heading: heading },
        version: maker.version,
      },
      'a@example.com',
    );

  test('R-G-03 a row becomes an ordinary draft, once', async () => {
    expect(await makePage(db, maker, 'a1', {})).toBe('Design in Oakby');
    expect((await stateOf('a1'))?.fields).toMatchObject({
      status: 'draft',
      slug_url: 'design-Oakby',
      main_paragraph: '<p>A mill &amp; a bridge in Oakby.</p>',
    });
    expect(await makePage(db, maker, 'a1', {})).toBeNull();
    await expect(makePage(db, maker, 'zz', {})).rejects.toThrow(CannotMake);
    await deleteItem(db, locationPageKind, await itemOf('a1'));
    expect(await makePage(db, maker, 'a1', {})).toBe('Design in Oakby');
  });

  test('R-G-03 a changed table changes what is chosen, a published page as a draft, and no edit', async () => {
    await makePage(db, maker, 'a1', {});
    const id = await itemOf('a1');
    const { status: _, ...values } = (await stateOf('a1'))?.fields ?? {};
    const edited = locationPageKind.input.parse({ ...values, main_heading: 'My own words' });
    await updateItem(db, locationPageKind, id, edited, { status: 'published' });
    const changed = await change('A new bridge', 'Web design in {place}');
    expect((await findProposals(db, changed)).get('a1')).toMatchObject([
      { field: 'main_heading', now: 'My own words', state: 'edited' },
      { field: 'main_paragraph', wanted: '<p>A new bridge in Oakby.</p>', state: 'change' },
    ]);
    const fields = ['main_heading', 'main_paragraph'];
    await applyProposals(db, changed, { row: 'a1', fields }, {});
    expect((await stateOf('a1'))?.fields).toMatchObject({
      status: 'published',
      main_paragraph: '<p>A mill &amp; a bridge in Oakby.</p>',
    });
    const [make] = [...(await findMakes(db)).values()];
    expect(make && (await findMadeValues(db, make))?.values).toMatchObject({
      main_heading: 'My own words',
      main_paragraph: '<p>A new bridge in Oakby.</p>',
    });
    expect((await findProposals(db, changed)).get('a1')).toMatchObject([{ state: 'edited' }]);
    const again = applyProposals(db, changed, { row: 'a1', fields }, {});
    await expect(again).rejects.toThrow('they stay');
  });

  test('of two saves on the same version the second is refused with what is stored', async () => {
    await change('One');
    await expect(change('Two')).rejects.toThrow(MakerOutdated);
    expect((await findMaker(db)).sheet.rows[0]?.cells.fact).toBe('One');
  });
});
