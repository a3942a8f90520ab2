import { expect, test } from 'vitest';
import { saveSiteSettings } from '../../../db/settings.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { runOf } from '../../../tests/moving/run-import.ts';
import { itemValues } from '../values/item-values.ts';

const languages: [spelled: string, language: SiteSettings['language']][] = [
  ['6 May 2014', { tag: 'en', dates: 'day-first' }],
  ['May 6, 2014', { tag: 'en-US', dates: 'month-first' }],
  ['2014-05-06', { tag: 'de', dates: 'day-first' }],
];

describeOnBothDatabases('values of imported items', ({ open }) => {
  test.each(languages)('R-B-05 spells a date %s as the site does', async (spelled, language) => {
    const { db } = await open();
    const given = { parts: { valuesOf: itemValues } };
    const published = () =>
      db
        .selectFrom('blogs')
        .select(['published_date', 'published_at'])
        .orderBy('blog_id')
        .execute();
    await runOf(db, [sourceItem('post 1')], given);
    await saveSiteSettings(db, { ...fixtureSettings, language });
    await runOf(db, [sourceItem('post 2')], given);
    const published_at = '2014-05-06T00:00:00.000Z';
    const [first, second] = [
      { published_date: '6 May 2014', published_at },
      { published_date: spelled, published_at },
    ];
    expect(await published()).toEqual([first, second]);
    // Another spelling is no change of the source.
    const { ledger } = await runOf(db, [sourceItem('post 1', { title: 'New' })], given);
    expect(ledger).toEqual({ changed: 1 });
    expect(await published()).toEqual([first, second]);
  });
});
