import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages, arabic, threeLanguages, urdu } from '../../../tests/editions.ts';
import { saveSiteSettings } from '../../settings.ts';
import { insertItem } from '../change-items.ts';
import { saveEdition } from '../editions/save-edition.ts';
import { publish, unpublish } from '../publishing/schedule.ts';
import { isPublicPath } from './item-addresses.ts';
import { resolveAddress } from './redirects.ts';

describeOnBothDatabases('public addresses of editions', ({ open }) => {
  test('R-X-05 need a public original and a published language', async () => {
    const { db } = await open();
    await addLanguages(db);
    const wells = blogInput.parse({ title: 'Wells', slug_url: 'wells' });
    const { blog_id: id } = await insertItem(db, blogKind, wells);
    const of = { kind: blogKind, id, language: 'ar' };
    const how = { status: 'published' } as const;
    await saveEdition(db, of, { values: { title: 'Old', slug_url: 'old' } }, how);
    await saveEdition(db, of, { values: { slug_url: 'new' } }, how);
    const found = async () => [
      await resolveAddress(db, '/ar/blogs/old'),
      await isPublicPath(db, '/ar/blogs/new'),
    ];
    const there = [{ status: 301, location: '/ar/blogs/new' }, true];
    const away = [{ status: 410 }, false];
    expect(await found()).toEqual(there);
    await unpublish(db, 'blog', String(id), {});
    expect(await found()).toEqual(away);
    await publish(db, 'blog', String(id), {});
    expect(await found()).toEqual(there);
    const hidden = { ...arabic, isPublished: false };
    await saveSiteSettings(db, { ...threeLanguages, languages: [hidden, urdu] });
    expect(await found()).toEqual(away);
    await saveSiteSettings(db, { ...threeLanguages, languages: [urdu] });
    expect(await found()).toEqual(away);
  });
});
