import { expect, test } from 'vitest';
import { reservedSlugs } from '../../domain/content/addresses/reserved-slugs.ts';
import {
  type LocationPageInput,
  locationLinkLimit,
  locationPageInput,
  locationPageKind,
} from '../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { wholeOf } from '../parts.ts';
import { SlugTaken } from './addresses/slug-taken.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { findItem, findItemParts } from './find-items.ts';
import { findPublishedLocationLinks } from './public/location-links.ts';
import { findPublishedItem } from './public/published-item.ts';

const everybody = { drafts: false };

function page(slug_url: string, values: Partial<LocationPageInput> = {}): LocationPageInput {
  return locationPageInput.parse({ slug_url, main_heading: 'Web design', ...values });
}

describeOnBothDatabases('location pages', ({ open }) => {
  test('R-3-09 a new page reads back with every field', async () => {
    const { db } = await open();
    const sent = page('web design abu dhabi', {
      main_paragraph: '<p>Main &amp; first</p>',
      highlighted_heading: ' Highlighted "x" ',
      heading_1: 'One',
      heading_4: 'Four',
      paragraph_1: 'Plain',
      paragraph_4: '<ul><li>Item</li></ul>',
      meta_keywords: 'a, b',
      meta_link: 'https://example.com/',
      meta_title: 'Title',
      meta_description: 'Description',
    });
    const { location_id, ...stored } = await insertItem(db, locationPageKind, sent);
    expect(stored).toEqual({ ...sent, version: 1 });
    expect(await findItem(db, locationPageKind, location_id, everybody)).toEqual({
      location_id,
      version: 1,
      ...sent,
    });
    expect(await wholeOf(findItemParts(db, locationPageKind, everybody))).toEqual([
      { location_id, ...sent },
    ]);
  });

  test('R-7-25 ‘web design abu dhabi’ is found at /web-design-abu-dhabi', async () => {
    const { db } = await open();
    const { version: _, ...stored } = await insertItem(
      db,
      locationPageKind,
      page('Web design  Abu Dhabi'),
    );
    expect(await findPublishedItem(db, locationPageKind, 'web-design-abu-dhabi')).toEqual(stored);
    for (const slug of ['web-design', 'Web-design-abu-dhabi', '', '%', 'x'.repeat(5_000)]) {
      expect(await findPublishedItem(db, locationPageKind, slug)).toBeNull();
    }
  });

  test('D10 links lead to the newest pages in the order of their names', async () => {
    const { db } = await open();
    expect(await findPublishedLocationLinks(db)).toEqual([]);
    await insertItem(db, locationPageKind, page('Old  Town', { main_heading: 'Zayed' }));
    await insertItem(db, locationPageKind, page('new', { main_heading: 'Ajman' }));
    expect(await findPublishedLocationLinks(db)).toEqual([
      { slug: 'new', name: 'Ajman' },
      { slug: 'old-town', name: 'Zayed' },
    ]);
    await db
      .updateTable('location_pages')
      .set({ status: 'draft' })
      .where('slug', '=', 'new')
      .execute();
    expect(await findPublishedLocationLinks(db)).toEqual([{ slug: 'old-town', name: 'Zayed' }]);
    for (let n = 0; n < locationLinkLimit; n += 1) {
      await insertItem(db, locationPageKind, page(`city ${n}`, { main_heading: `City ${n}` }));
    }
    const links = await findPublishedLocationLinks(db);
    expect(links).toHaveLength(locationLinkLimit);
    expect(links.map(({ slug }) => slug)).not.toContain('old-town');
  });

  test('R-7-26 a fixed address of the site is refused by name, on create and on update', async () => {
    const { db } = await open();
    const { location_id } = await insertItem(db, locationPageKind, page('free'));
    expect(reservedSlugs.size).toBeGreaterThan(20);
    for (const slug of reservedSlugs) {
      await expect(
        insertItem(db, locationPageKind, page(` ${slug.toUpperCase()} `)),
      ).rejects.toThrow(`/${slug} `);
    }
    await expect(
      updateItem(db, locationPageKind, location_id, page('Case Studies')),
    ).rejects.toThrow(SlugTaken);
    expect(await wholeOf(findItemParts(db, locationPageKind, { drafts: true }))).toHaveLength(1);
  });

  test('R-7-26 an address of another page is refused by name', async () => {
    const { db } = await open();
    await insertItem(db, locationPageKind, page('baku marina'));
    const other = await insertItem(db, locationPageKind, page('tashkent'));
    const same = page('Baku  Marina');
    await expect(insertItem(db, locationPageKind, same)).rejects.toThrow('/baku-marina');
    await expect(updateItem(db, locationPageKind, other.location_id, same)).rejects.toThrow(
      SlugTaken,
    );
    expect(await findItem(db, locationPageKind, other.location_id, everybody)).toEqual(other);
  });

  test('two pages saved at once under one address: exactly one is stored', async () => {
    const { db } = await open();
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => insertItem(db, locationPageKind, page('race'))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(SlugTaken);
    }
    expect(await wholeOf(findItemParts(db, locationPageKind, everybody))).toHaveLength(1);
  });

  test('R-7-21 a change reads back, with clean paragraphs', async () => {
    const { db } = await open();
    const { location_id } = await insertItem(
      db,
      locationPageKind,
      page('one', { heading_2: 'Before' }),
    );
    const paragraph_3 = '<p>Text<img src=x onerror=alert(1)></p>';
    const changed = await updateItem(
      db,
      locationPageKind,
      location_id,
      page('two', { paragraph_3 }),
    );
    expect(changed).toMatchObject({ slug_url: 'two', heading_2: '', paragraph_3: '<p>Text</p>' });
    expect(changed).toMatchObject((await findPublishedItem(db, locationPageKind, 'two')) ?? {});
    expect(await findPublishedItem(db, locationPageKind, 'one')).toBeNull();
  });

  test('R-7-22 a deleted page is gone; ids that no page has find nothing', async () => {
    const { db } = await open();
    const { location_id } = await insertItem(db, locationPageKind, page('gone'));
    expect(await deleteItem(db, locationPageKind, location_id)).toBe(true);
    for (const id of [location_id, 0, -1, 0.5, 2 ** 31, Number.NaN]) {
      expect(await findItem(db, locationPageKind, id, { drafts: true })).toBeNull();
      expect(await updateItem(db, locationPageKind, id, page('new'))).toBeNull();
      expect(await deleteItem(db, locationPageKind, id)).toBe(false);
    }
  });
});
