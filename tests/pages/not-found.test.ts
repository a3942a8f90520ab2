import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { insertEdition, publishLanguages } from '../published-editions.ts';
import { all, attribute, meta, one, sectionNamed, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeEach(async () => {
  const opened = await openPages('none');
  site = opened;
  onTestFinished(() => opened.close());
});

async function stored() {
  const page = await findPublishedItem(site.db, pageKind, notFoundPath);
  if (!page) throw new Error('There is no such page.');
  return page;
}

/** Saves the page with other words in its one section. */
async function edit(words: object): Promise<void> {
  const { page_id, ...page } = await stored();
  const sections = page.sections.map((one) => ({ ...one, props: { ...one.props, ...words } }));
  await site.call('PUT', `/api/pages/${page_id}`, { ...page, sections });
}

test.each([
  notFoundPath,
  '/no-such-page',
  '/no/such/page',
  '/blog/no/such',
  '/insights?page=9',
  '/sitemap-9.xml',
  '/contact.data',
  '/contact%2Edata',
  '/_root.data?_routes=root',
])('R-2.1-19 %s is a 404 with the two headings', async (path) => {
  const { status, page } = await site.visit(path);
  expect(status).toBe(404);
  expect(texts(page, 'title')).toEqual(['Oops! Page Not Found']);
  expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  expect(texts(page, 'h2')).toContain("The page you're looking for doesn't exist.");
  expect(meta(page, 'robots')).toContain('noindex');
});

test('T05 no address gives the data that a page was made of', async () => {
  for (const url of ['/contact.data', '/preview/sign-off.data', '/login/x.data', '/admin/x.data']) {
    const { status, html, page } = await site.visit(url);
    expect([url, status]).toEqual([url, 404]);
    expect(html).not.toContain('approval');
    if (!/login|admin/.test(url)) expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await site.visit('/contact.data', { method: 'POST', payload: 'name=A', headers });
  expect(posted.status).toBe(404);
});

test('R-P-08 its words are edited like those of every page', async () => {
  await edit({ headline: 'Nothing\nhere', text: 'Look elsewhere.' });
  const { page } = await site.visit('/no-such-page');
  expect(texts(page, 'h1')).toEqual(['Nothing here']);
  expect(texts(page, 'p')).toContain('Look elsewhere.');
});

test('where a page was deleted, others are suggested', async () => {
  await edit({ goneText: 'It was here.' });
  const id = await site.addBlog({ title: 'Dates of the coast', slug_url: 'dates' });
  await site.addBlog({ title: 'Dates of the hills', slug_url: 'hills' });
  await site.call('DELETE', `/blog/${id}`);
  const { status, page } = await site.visit('/blogs/dates');
  expect(status).toBe(410);
  expect(texts(page, 'p')).toContain('It was here.');
  expect(textOf(sectionNamed(page, 'Closest to it_'))).toContain('Dates of the hills');
});

test('R-P-08 it is not deleted; without it there is one that is built in', async () => {
  const { page_id } = await stored();
  await expect(site.call('DELETE', `/api/pages/${page_id}`)).rejects.toThrow(notFoundPath);
  await site.db.deleteFrom('pages').where('slug', '=', notFoundPath).execute();
  const { status, page } = await site.visit('/no-such-page');
  expect(status).toBe(404);
  expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  expect(all(page, 'form')).toHaveLength(1);
});

test('without a section that visitors see, the one that is built in says so, in each language', async () => {
  await publishLanguages(site.db, ['ar']);
  const { page_id, ...page } = await stored();
  const words = { name: 'غير موجودة', path: notFoundPath };
  await insertEdition(site.db, pageKind, page_id, { language: 'ar', texts: words });
  const arabic = await site.visit('/ar/no-such-page');
  expect([arabic.status, all(arabic.page, 'h1').length]).toEqual([404, 1]);
  await site.call('PUT', `/api/pages/${page_id}`, { ...page, sections: [] });
  const { page: shown } = await site.visit('/no-such-page');
  expect(textOf(one(shown, 'h1'))).toBe('Oops! Page Not Found');
});

test('R-X-13 a form on it takes the post of a visitor without JavaScript', async () => {
  const { page_id, ...page } = await stored();
  const form = { kind: 'enquiry', props: { form: 'main', heading: 'Ask us' } };
  await site.call('PUT', `/api/pages/${page_id}`, { ...page, sections: [...page.sections, form] });
  const { page: shown } = await site.visit('/no-such-page');
  const [action] = all(shown, 'form', { method: 'post' }).map((one) => attribute(one, 'action'));
  const typed = { name: 'Sara', email: 'sara@barhi.example', message: 'A shop, please.' };
  const { status } = await site.visit(action ?? '', {
    method: 'POST',
    payload: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(303);
  const told = await site.db.selectFrom('enquiries').select('message').execute();
  expect(told).toEqual([{ message: typed.message }]);
});
