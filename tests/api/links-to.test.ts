import { expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { saveSettingsPart } from '../../db/settings.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { emptyMenus } from '../../domain/settings.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { loadFirstSite } from '../first-site.ts';
import { testServer } from '../server.ts';

describeOnBothDatabases('links to an item', ({ open }) => {
  test('texts, buttons and menus that lead to an address are counted before it changes', async () => {
    const database = await open();
    await loadFirstSite(database.db);
    const { db, token, call } = await testServer({ database });
    const linksOf = async (kind: string, id: unknown) =>
      (await call({ url: `/api/links-to/${kind}/${id}`, token })).json();
    const add = (
      name: string,
      sections: object[] = [],
      status: 'draft' | 'published' = 'published',
    ) =>
      insertItem(db, pageKind, pageKind.input.parse({ name, path: `/${name}`, sections }), {
        status,
      });

    const goal = await add('goal', [
      { kind: 'text', props: { text: '<a href="/goal">Itself</a>' } },
    ]);
    expect(await linksOf('page', goal.page_id)).toEqual({
      address: '/goal',
      pages: 0,
      inMenus: false,
    });
    await add('text', [{ kind: 'text', props: { text: '<a href="/goal#top">There</a>' } }]);
    await add('button', [{ kind: 'hero', props: { label: 'There', href: '/goal' } }]);
    await add('other', [{ kind: 'text', props: { text: '<a href="/goals">Elsewhere</a> /goal' } }]);
    const blog = {
      title: 'One',
      slug_url: 'one',
      blogs_content: [{ heading: 'A', paragraph: '<a href="/goal">b</a>' }],
    };
    await insertItem(db, blogKind, blogKind.input.parse(blog));
    expect(await linksOf('page', goal.page_id)).toMatchObject({ pages: 3 });

    const hidden = await add('hidden', [], 'draft');
    expect(await linksOf('page', hidden.page_id)).toEqual({
      address: null,
      pages: 0,
      inMenus: false,
    });
    const company = await db
      .selectFrom('pages')
      .select('page_id')
      .where('slug', '=', '/company')
      .executeTakeFirstOrThrow();
    expect(await linksOf('page', company.page_id)).toMatchObject({
      address: '/company',
      inMenus: true,
    });
    const inMenusAs = async (target: string) => {
      const legal = { label: 'Rules', links: [{ id: 'one', label: 'One', target }] };
      await saveSettingsPart(db, { menus: { ...emptyMenus, legal } });
      return (await linksOf('page', goal.page_id)).inMenus;
    };
    expect(await inMenusAs('/goals#top')).toBe(false);
    for (const target of ['/goal#top', '/goal?a=1']) expect(await inMenusAs(target)).toBe(true);
    expect((await call({ url: `/api/links-to/page/${goal.page_id}` })).statusCode).toBe(401);
  });
});
