import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicePages } from '../../content/pages/service/service-pages.ts';
import { canonicalOf } from '../html.ts';
import { all, attribute, linksNamed, one, textOf } from './html.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('first');
});
afterAll(() => site.close());

const name = 'Web development';
const service = servicePages.find((page) => page.name === name)?.path ?? '';

async function storedPage(path: string): Promise<{ page_id: number }> {
  const { data } = (await site.call('GET', '/api/pages')).json();
  const { page_id } = data.find((page: { path: string }) => page.path === path);
  return (await site.call('GET', `/api/pages/${page_id}`)).json().data;
}

/** In the header for wide screens, and in that of phones. */
async function headerLinks(words: string): Promise<(string | null)[]> {
  return linksNamed(one(await site.page('/'), 'header'), words);
}

async function saveMenus(change: object): Promise<void> {
  const { settings } = (await site.call('GET', '/api/settings')).json();
  await site.call('PUT', '/api/settings/menus', { menus: { ...settings.menus, ...change } });
}

test('R-P-10 a cached page follows the address of an entry’s page, and leaves it out while it is taken back', async () => {
  expect(await headerLinks(name)).toEqual([service, service]);
  const page = await storedPage(service);
  await site.call('PUT', `/api/pages/${page.page_id}`, { ...page, path: '/web' });
  expect(await headerLinks(name)).toEqual(['/web', '/web']);
  await site.call('POST', `/api/publishing/page/${page.page_id}/unpublish`);
  expect(await headerLinks(name)).toEqual([]);
  await site.call('POST', `/api/publishing/page/${page.page_id}/publish`);
  expect(await headerLinks(name)).toEqual(['/web', '/web']);
});

test('R-X-09 an address with signs is written alike by the page itself, menus, lists and sitemap', async () => {
  const path = '/für-kunst-&-kultur';
  await site.call('POST', '/api/pages', { name: 'Kunst', path });
  const { page_id } = await storedPage(path);
  const target = `page:${page_id}`;
  await saveMenus({ header: [{ id: 'k', label: 'Kunst', target, entries: [] }] });
  const slug_url = 'für-kunst-+-kultur';
  await site.call('POST', '/api/locationpages/create', { slug_url, main_heading: 'Orte' });
  await site.addBlog({ title: 'Farben', slug_url });
  const { html } = await site.visit('/sitemap.xml');
  for (const [written, from] of [
    ['/f%C3%BCr-kunst-%26-kultur', '/'],
    ['/f%C3%BCr-kunst-%2B-kultur', '/contact'],
    ['/blogs/f%C3%BCr-kunst-+-kultur', '/insights'],
  ] as const) {
    expect(canonicalOf((await site.visit(written)).html)).toBe(origin + written);
    expect(html).toContain(`<loc>${origin}${written}</loc>`);
    const links = all(await site.page(from), 'a').map((link) => attribute(link, 'href'));
    expect(links).toContain(written);
  }
});

test('R-P-10 several entries may open groups, each a panel of its own', async () => {
  const leads = { id: 'l', label: 'Elsewhere', target: 'https://elsewhere.example/' };
  const group = { id: 'g', label: 'Out', entries: [leads] };
  const menu = (id: string) => ({ id, label: id, target: '', entries: [group] });
  await saveMenus({ header: [menu('One'), menu('Two')] });
  const page = await site.page('/contact');
  const panels = ['solutions', 'solutions-panel-2'].map((id) => one(page, 'div', { id }));
  expect(panels.map((panel) => linksNamed(panel, 'Elsewhere'))).toEqual([
    [leads.target],
    [leads.target],
  ]);
  expect(attribute(one(page, 'p', { id: 'solutions-panel-2-1' }), 'id')).not.toBeNull();
});

test('R-P-10 lists of the footer without links are left out with their headings', async () => {
  await saveMenus({ legal: { label: 'Legal', links: [] } });
  expect(textOf(one(await site.page('/contact'), 'footer'))).not.toContain('Legal');
});
