import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { type PageInput, pageKind } from '../../../domain/content/kinds/page.ts';
import { emptyMenus, type Menus } from '../../../domain/settings.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { findSiteSettings, saveSettingsPart, saveSiteSettings } from '../../settings.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { unpublish } from '../publishing/schedule.ts';
import { findDescribedTargets } from './describe-targets.ts';
import { findShownMenus } from './shown-menus.ts';

function page(path: string): PageInput {
  return pageKind.input.parse({ name: 'Team', path });
}

async function saveLinks(db: Database, ...targets: string[]): Promise<Menus> {
  const links = targets.map((target) => ({ id: target, label: target, target }));
  const menus = { ...emptyMenus, footer: { ...emptyMenus.footer, label: 'Links', links } };
  await saveSiteSettings(db, { ...firstSettings, menus });
  return (await findSiteSettings(db)).menus;
}

async function shownLinks(db: Database): Promise<string[]> {
  return (await findShownMenus(db)).footer.links.map(({ href }) => href);
}

describeOnBothDatabases('menus', ({ open }) => {
  test('R-P-10 an address that an item has becomes that item, whose moves it follows', async () => {
    const { db } = await open();
    const { page_id } = await insertItem(db, pageKind, page('/about/team'));
    const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: 'New shop' }));
    const menus = await saveLinks(db, '/about/team', '/blogs/new-shop', '/rss.xml');
    expect(menus.footer.links.map(({ target }) => target)).toEqual([
      `page:${page_id}`,
      `blog:${blog_id}`,
      '/rss.xml',
    ]);
    expect(await shownLinks(db)).toEqual(['/about/team', '/blogs/new-shop', '/rss.xml']);
    await updateItem(db, pageKind, page_id, page('/people'));
    expect(await shownLinks(db)).toEqual(['/people', '/blogs/new-shop', '/rss.xml']);
    // An address that it had once means it, too.
    expect((await saveLinks(db, '/about/team')).footer.links[0]?.target).toBe(`page:${page_id}`);
  });

  test('R-P-10 an item that is a draft, in the trash or was never there is not shown', async () => {
    const { db } = await open();
    const { page_id } = await insertItem(db, pageKind, page('/team'), { status: 'draft' });
    await saveLinks(db, '/team', 'page:999999', 'https://example.com/');
    expect(await shownLinks(db)).toEqual(['https://example.com/']);
    await updateItem(db, pageKind, page_id, page('/team'), { status: 'published' });
    expect(await shownLinks(db)).toEqual(['/team', 'https://example.com/']);
    await deleteItem(db, pageKind, page_id);
    expect(await shownLinks(db)).toEqual(['https://example.com/']);
    await saveSettingsPart(db, { name: 'Other' });
    expect((await findSiteSettings(db)).menus.footer.links).toHaveLength(3);
  });
  test('R-P-10 an address with more than a path is shown as its item is, and follows it', async () => {
    const { db } = await open();
    const { page_id } = await insertItem(db, pageKind, page('/team'));
    const menus = await saveLinks(db, '/team#people', '/team?q=1#people', '/rss.xml#x', '/none?a');
    const others = ['/rss.xml#x', '/none?a'];
    const both = ['/team#people', '/team?q=1#people'];
    expect(menus.footer.links.map(({ target }) => target)).toEqual([...both, ...others]);
    expect(await shownLinks(db)).toEqual([...both, ...others]);
    const describe = () => findDescribedTargets(db, [...both, ...others]);
    const described = { id: String(page_id), state: 'published', title: 'Team' };
    expect(await describe()).toMatchObject(
      both.map((target) => ({ ...described, target, address: target })),
    );
    await updateItem(db, pageKind, page_id, page('/people'));
    expect(await shownLinks(db)).toEqual(['/people#people', '/people?q=1#people', ...others]);
    await unpublish(db, 'page', String(page_id), {});
    expect(await shownLinks(db)).toEqual(others);
    await deleteItem(db, pageKind, page_id);
    expect(await shownLinks(db)).toEqual(others);
    expect((await describe()).map(({ state }) => state)).toEqual(['trash', 'trash']);
    await restoreFromTrash(db, 'page', String(page_id));
    await updateItem(db, pageKind, page_id, page('/people'), { status: 'published' });
    expect(await shownLinks(db)).toEqual(['/people#people', '/people?q=1#people', ...others]);
  });
});
