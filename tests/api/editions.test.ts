import { beforeEach, expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { locationPageInput, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { addLanguages } from '../editions.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('calls about editions', (databases) => {
  let server: TestServer;
  let blog: number;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await addLanguages(server.db);
    const values = blogInput.parse({ title: 'Deep wells', slug_url: 'wells' });
    blog = (await insertItem(server.db, blogKind, values)).blog_id;
  });

  const send = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    headers = {},
  ) => {
    const { token } = server;
    const answer = await server.call({ method, url, token, ...(body && { body }), headers });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  const at = (language: string) => `/api/editions/blog/${blog}/${language}`;
  const save = (language: string, body: object, headers = {}) =>
    send('PUT', at(language), body, headers);

  test('R-L-04 an edition is answered beside its original, without its words', async () => {
    expect(await send('GET', at('ar'))).toMatchObject({
      status: null,
      edition_id: null,
      version: 0,
      title: 'Deep wells',
      texts: [
        { path: 'title', label: 'Title', original: 'Deep wells', text: '', state: 'missing' },
      ],
      work: { missing: 1, missing_words: 2 },
    });
  });

  test('R-L-04 a save confirms what it changes, and a text that is still right', async () => {
    const saved = await save('ar', { values: { title: 'آبار عميقة' } });
    expect(saved).toMatchObject({ version: 1, message: "'Deep wells' is saved in Arabic." });
    expect(saved.headers.etag).toBe('"1"');
    await send('PUT', `/blog/${blog}`, { title: 'Very deep wells', slug_url: 'wells' });
    const [title] = (await send('GET', at('ar'))).texts;
    expect(title).toMatchObject({ state: 'outdated', confirmed: 'Deep wells', text: 'آبار عميقة' });
    const right = await save('ar', { values: {}, stillRight: ['title'] });
    expect(right.texts[0]).toMatchObject({ state: 'ready', confirmed: 'Very deep wells' });
    const stored = await findItem(server.db, blogKind, blog, { drafts: true });
    expect(stored?.title).toBe('Very deep wells');
  });

  test('R-L-04 a text stays outdated whose original changed while somebody looked at it', async () => {
    await save('ar', { values: { title: 'آبار' } });
    await send('PUT', `/blog/${blog}`, { title: 'Deeper wells', slug_url: 'wells' });
    await send('PUT', `/blog/${blog}`, { title: 'Deepest wells', slug_url: 'wells' });
    const seen = { title: 'Deeper wells' };
    const said = await save('ar', { values: {}, stillRight: ['title'], seen });
    expect(said.message).toBe(
      "'Deepest wells' is saved in Arabic. The original of Title has changed meanwhile: look at it again.",
    );
    expect(said.texts[0]).toMatchObject({ state: 'outdated', confirmed: 'Deeper wells' });
    const again = await save('ar', { values: { title: 'أعمق الآبار' }, seen });
    expect(again.texts[0].state).toBe('outdated');
    const now = await save('ar', {
      values: {},
      stillRight: ['title'],
      seen: { title: 'Deepest wells' },
    });
    expect([now.texts[0].state, now.message]).toEqual([
      'ready',
      "'Deepest wells' is saved in Arabic.",
    ]);
  });

  test('R-X-08 an edition that somebody deleted meanwhile is not made anew', async () => {
    const first = await save('ar', { values: { title: 'آبار' } });
    expect((await send('DELETE', at('ar'))).status).toBe(200);
    const read = { 'if-match': first.headers.etag };
    const refused = await save('ar', { values: { metaTitle: 'ماء' } }, read);
    expect(refused).toMatchObject({ status: 412, current: { version: 0 } });
    const gone = await send('GET', at('ar'));
    expect(gone).toMatchObject({ edition_id: null, version: 0 });
    const made = await save('ar', { values: { title: 'آبار' } }, { 'if-match': gone.headers.etag });
    expect(made).toMatchObject({ version: 1, values: { title: 'آبار', metaTitle: '' } });
    const late = { 'if-match': gone.headers.etag };
    expect((await save('ar', { values: { title: 'بئر' } }, late)).status).toBe(412);
  });

  test('R-L-06 invisible marks are removed from an address, and said', async () => {
    const said = await save('ar', { values: { title: 'آبار', slug_url: 'آب\u200fار' } });
    expect(said.message).toMatch(/^'Deep wells' is saved in Arabic\. Invisible marks were removed/);
    expect(said).toMatchObject({ address: '/ar/blogs/آبار', values: { slug_url: 'آبار' } });
    expect((await save('ar', { values: { title: 'آ\u200fبار' } })).message).not.toContain('marks');
  });

  test('R-L-01 what is public in a language is counted, and where an edition belongs is answered', async () => {
    const pages = async () => {
      const { translations } = await send('GET', '/api/overview');
      return translations.map((one: { language: string; pages: number }) => [
        ...[one.language, one.pages],
      ]);
    };
    const { edition_id } = await save('ar', { values: { title: 'آبار' }, status: 'draft' });
    expect(await pages()).toEqual([
      ['ar', 0],
      ['ur', 0],
    ]);
    await save('ar', { values: {}, status: 'published' });
    expect(await pages()).toContainEqual(['ar', 1]);
    const edition = { item_id: String(blog), language: 'ar' };
    const found = await send('GET', `/api/publishing/blog-edition/${edition_id}`);
    expect(found).toMatchObject({ edition });
    expect(await send('GET', `/api/publishing/blog/${blog}`)).toMatchObject({ edition: null });
  });

  test('what waits in a language is in the overview, with its original', async () => {
    const { edition_id } = await save('ar', { values: { title: 'آبار' }, status: 'published' });
    await save('ar', { values: { title: 'أعمق' }, status: 'draft' });
    const url = `/api/publishing/blog-edition/${edition_id}`;
    const publish_at = new Date(server.clock.now + hour).toISOString();
    await send('PUT', url, { publish_at });
    const { scheduled, changed } = await send('GET', '/api/overview');
    const item = { kind: 'blog edition', id: String(edition_id), title: 'آبار' };
    const edition = { item_id: String(blog), language: 'ar' };
    expect(scheduled).toEqual({
      items: [{ ...item, at: publish_at, change: 'publish', edition }],
      total: 1,
    });
    await send('PUT', url, { publish_at: null });
    const later = (await send('GET', '/api/overview')).changed;
    expect([changed.total, later.total]).toEqual([0, 1]);
    expect(later.items).toMatchObject([{ ...item, edition, state: 'changed' }]);
  });

  test('an edition goes to the trash alone, and comes back with its words', async () => {
    await save('ar', { values: { title: 'آبار عميقة' } });
    await save('ur', { values: { title: 'گہرے کنویں' } });
    const gone = await send('DELETE', at('ar'));
    expect(gone).toMatchObject({ status: 200, message: "'Deep wells' is deleted in Arabic." });
    expect((await send('GET', at('ar'))).edition_id).toBeNull();
    expect((await send('GET', at('ur'))).texts[0]).toMatchObject({ text: 'گہرے کنویں' });
    expect((await send('DELETE', at('ar'))).status).toBe(404);
    await send('POST', gone.undo);
    expect((await send('GET', at('ar'))).texts[0]).toMatchObject({ text: 'آبار عميقة' });
  });

  test('is published by name, refused without a title, and changed by one at a time', async () => {
    expect(await save('ar', { values: {}, status: 'published' })).toMatchObject({
      status: 409,
      message: 'This blog has no ‘Title’ in this language yet. Translate it first.',
    });
    await save('ar', { values: { title: 'آبار' } });
    const mine = await save(
      'ar',
      { values: { title: 'بئر' }, status: 'published' },
      { 'if-match': '"1"' },
    );
    expect(mine).toMatchObject({ status: 'published', address: '/ar/blogs/آبار' });
    const theirs = await save('ar', { values: { title: 'ماء' } }, { 'if-match': '"1"' });
    expect(theirs.status).toBe(412);
    const unpublish = `/api/publishing/blog-edition/${mine.edition_id}/unpublish`;
    expect((await send('POST', unpublish, {})).status).toBe(200);
    expect(await send('GET', at('ar'))).toMatchObject({ status: 'draft' });
  });

  test('what is wrong gets a sentence, and nothing is stored', async () => {
    expect(await save('fr', { values: {} })).toMatchObject({
      status: 404,
      message: 'fr is no further language of this site. Add it in the settings.',
    });
    expect(await save('en', { values: {} })).toMatchObject({ status: 404 });
    expect(await save('ar', { values: { title: 'ا'.repeat(301) } })).toMatchObject({ status: 400 });
    expect(await save('ar', { values: { slug_url: 'a/b' } })).toMatchObject({
      status: 400,
      errors: { slug_url: 'Slug URL must not contain / ? # % or \\.' },
    });
    expect(await send('PUT', '/api/editions/blog/999999/ar', { values: {} })).toMatchObject({
      status: 404,
      message: 'There is no such item. Perhaps it is in the trash.',
    });
    expect(await send('GET', at('ar'))).toMatchObject({ edition_id: null });
  });

  test('no call changes the key of the original, the language or what is confirmed', async () => {
    await save('ar', {
      values: { title: 'آبار', origin_id: 7, language: 'ur', confirmed: { title: 'x' } },
    });
    const { values, texts } = await send('GET', at('ar'));
    expect(values).toMatchObject({ title: 'آبار' });
    expect(texts[0]).toMatchObject({ confirmed: 'Deep wells' });
    expect(await send('GET', at('ur'))).toMatchObject({ edition_id: null });
  });

  test('R-L-04 the work of a language is listed, the most words first', async () => {
    const page = { main_heading: 'A page of five words', slug_url: 'five' };
    await insertItem(server.db, locationPageKind, locationPageInput.parse(page));
    const list = (query = '') => send('GET', `/api/edition-work/ar${query}`);
    const all = await list('?sort=missing');
    expect(all).toMatchObject({ total: 2, found: 2, all: { missing: 2, missing_words: 7 } });
    expect(all.items.map(({ title }: { title: string }) => title)).toEqual([
      'A page of five words',
      'Deep wells',
    ]);
    expect(all.site.missing).toBeGreaterThan(5);
    expect(await list('?find=deep')).toMatchObject({ found: 1, items: [{ kind: 'blog' }] });
    await save('ar', { values: { title: 'آبار عميقة' } });
    expect(await list()).toMatchObject({ total: 1, items: [{ kind: 'location-page' }] });
    expect(await list('?kind=blog')).toMatchObject({ total: 0, all: { ready: 1 } });
    expect(await send('GET', `/api/editions/blog/${blog}`)).toMatchObject({
      0: { language: 'ar', work: { ready: 1 } },
      1: { language: 'ur', edition_id: null, work: { missing: 1 } },
    });
  });

  test('the settings are translated by a call of their own', async () => {
    const site = '/api/site-texts/ar';
    const before = await findSiteSettings(server.db);
    const { texts, version } = await send('GET', site);
    expect(version).toBe(0);
    expect(texts[0]).toMatchObject({ path: 'name', original: 'Aqua', state: 'missing' });
    const saved = await send('PUT', site, { values: { name: 'أكوا' } });
    expect(saved).toMatchObject({
      status: 200,
      version: 1,
      message: 'The settings are saved in Arabic.',
    });
    expect(saved.texts[0]).toMatchObject({ text: 'أكوا', state: 'ready' });
    expect(await send('PUT', site, { values: { name: 7 } })).toMatchObject({ status: 400 });
    expect(await findSiteSettings(server.db)).toEqual(before);
  });

  test('the history of an edition calls texts in sections as its form does', async () => {
    const blocks = [{ id: 'one', heading: 'Shop', text: 'Open' }];
    const section = { id: 'made', kind: 'numbered', props: { heading: 'Made', blocks } };
    const page = { name: 'Things', path: '/things', sections: [section] };
    const { page_id } = (await send('POST', '/api/pages', page)).data;
    const saveTexts = (texts: object) =>
      send('PUT', `/api/editions/page/${page_id}/ar`, { values: { sections: { made: texts } } });
    const { edition_id } = await saveTexts({ heading: 'صنع' });
    await saveTexts({ heading: 'صُنع', blocks: { one: { text: 'مفتوح' } } });
    const { token } = server;
    const url = `/api/revisions/page-edition/${edition_id}`;
    const [saved] = (await server.call({ url, token })).json();
    const labels = [
      ['Numbered blocks: Heading', 'صُنع'],
      ['Numbered blocks: Blocks 1: Text', 'مفتوح'],
      ['Original of Numbered blocks: Blocks 1: Text', 'Open'],
    ];
    const read = (all: { label?: string; new: string }[]) => all.map((one) => [one.label, one.new]);
    expect(read(saved.changes)).toEqual(labels);
    const compared = await send('GET', `/api/revisions/${saved.revision_id}`);
    expect(read(compared.differences)).toEqual(labels);
  });
});
