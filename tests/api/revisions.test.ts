import { beforeEach, expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { restoreSiteTexts, siteTextsKey } from '../../db/content/editions/site-texts.ts';
import { packState } from '../../db/content/history/packed-state.ts';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { socialOf } from '../../domain/settings/networks.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

interface Note {
  revision_id: number;
  action: string;
  made_by: string;
  changes: { field: string; old: string; new: string; label?: string }[];
}

describeOnBothDatabases('revisions', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  const notes = async (item: string): Promise<Note[]> =>
    (await send('GET', `/api/revisions/${item}`)).json();

  const items = [
    {
      kind: 'case-study',
      async create() {
        const { _id } = (await send('POST', '/api/caseStudies')).json();
        return { id: _id, url: `/api/caseStudies/${_id}` };
      },
      body: (text: string) => ({ sec4Heading: text, sec4SubHeading: '85%', reviews: [{ text }] }),
    },
    {
      kind: 'blog',
      async create() {
        const { data } = (await send('POST', '/blog', { title: 'New' })).json();
        return { id: data.blog_id, url: `/blog/${data.blog_id}` };
      },
      body: (text: string) => ({
        title: text,
        slug_url: 'a-blog',
        blogs_content: [{ heading: text, paragraph: `<p>${text}</p>` }],
      }),
    },
    {
      kind: 'location-page',
      async create() {
        const body = { slug_url: 'new', main_heading: 'New' };
        const { data } = (await send('POST', '/api/locationpages/create', body)).json();
        return { id: data.location_id, url: `/api/locationpages/${data.location_id}` };
      },
      body: (text: string) => ({ slug_url: 'new', main_heading: text, paragraph_4: text }),
    },
  ];

  test.each(items)(
    '$kind: each save is kept with who and what, and any can be restored',
    async ({ kind, create, body }) => {
      const { id, url } = await create();
      await send('PUT', url, body('First words'));
      const first = (await send('GET', url)).json();
      await send('PUT', url, body('Second words'));
      const [second, saved, created] = await notes(`${kind}/${id}`);
      expect([created?.action, saved?.action, second?.action]).toEqual([
        'created',
        'saved',
        'saved',
      ]);
      expect(second?.made_by).toBe('admin@example.com');
      expect(second?.changes.length).toBeGreaterThan(0);
      for (const change of second?.changes ?? []) {
        expect(change.old).toContain('First words');
        expect(change.new).toContain('Second words');
      }
      const answer = await send('POST', `/api/revisions/${saved?.revision_id}/restore`);
      expect(answer.json().message).toMatch(/ is restored\. Visitors see it now\.$/);
      expect((await send('GET', url)).json()).toEqual(first);
      expect((await notes(`${kind}/${id}`))[0]?.action).toBe('restored');
      await send('PUT', `${url}?status=draft`, body('Words of a draft'));
      const [draft] = await notes(`${kind}/${id}`);
      const drafted = await send('POST', `/api/revisions/${draft?.revision_id}/restore`);
      expect(drafted.json().message).toMatch(/It is a draft, which visitors do not see yet\.$/);
    },
  );

  test('D58 a restore of what is scheduled or taken back stays so, and says so', async () => {
    await saveSiteSettings(server.db, fixtureSettings);
    const { data } = (await send('POST', '/blog', { title: 'Public' })).json();
    const url = `/blog/${data.blog_id}`;
    const [made] = await notes(`blog/${data.blog_id}`);
    const restore = async (note: Note | undefined) =>
      (await send('POST', `/api/revisions/${note?.revision_id}/restore`)).json().message;
    const publish_at = '2099-11-30T05:00:00.000Z';
    const kept = "'Public' is restored. It stays scheduled for Mon 30 Nov 2099, 09:00 Baku.";
    await send('PUT', url, { title: 'Now', slug_url: 'public' });
    await send('PUT', `${url}?status=draft`, { title: 'Later', slug_url: 'public' });
    const [later] = await notes(`blog/${data.blog_id}`);
    await send('PUT', `/api/publishing${url}`, { publish_at });
    expect(await restore(made)).toBe(kept);
    expect((await server.call({ url })).json().data.title).toBe('Now');
    const standing = async () => (await send('GET', `/api/publishing${url}`)).json();
    expect(await standing()).toMatchObject({ publish_at, draft: { title: 'Public' } });
    expect(await restore(later)).toBe(kept.replace('Public', 'Later'));
    await send('POST', `/api/publishing${url}/publish`);
    expect(await restore(made)).toBe("'Public' is restored. Visitors see it now.");
    await send('POST', `/api/publishing${url}/unpublish`);
    expect(await restore(later)).toBe("'Later' is restored. It stays taken back.");
  });

  test('a change in a section is named by section, row and label, in its note and in the log', async () => {
    const section = (blocks: object[]) => ({
      id: 'made',
      kind: 'numbered',
      v: 1,
      hidden: false,
      props: { heading: 'Made', blocks },
    });
    const one = { id: 'one', heading: 'Shop', text: '', ground: '' };
    const fields = { name: 'Things', path: '/things', sections: [section([one])] };
    const { page_id } = (await send('POST', '/api/pages', fields)).json().data;
    const two = { id: 'two', heading: 'Yard', text: '' };
    await send('PUT', `/api/pages/${page_id}`, {
      name: 'Goods',
      path: '/things',
      sections: [section([two, { ...one, ground: '#f6c3cf' }])],
    });
    const [saved] = await notes(`page/${page_id}`);
    const named = [
      { field: 'name', old: 'Things', new: 'Goods' },
      {
        field: 'sections.0.props.blocks.order',
        label: 'Numbered blocks: order of the blocks',
        old: 'Shop',
        new: 'Yard\nShop',
      },
      {
        field: 'sections.0.props.blocks.0.heading',
        label: 'Numbered blocks: Block 1: Heading',
        old: '',
        new: 'Yard',
      },
      {
        field: 'sections.0.props.blocks.1.ground',
        label: 'Numbered blocks: Block 2: Ground colour',
        old: '',
        new: '#f6c3cf',
      },
    ];
    expect(saved?.changes).toEqual(named);
    const { entries } = (await send('GET', '/api/audit?kind=page')).json();
    expect(entries[0].changes).toEqual(named);
  });

  test('a category is compared by its name', async () => {
    const made = (await send('POST', '/api/categories', { category: 'Lettering' })).json();
    const { category_id } = made.data ?? made;
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'one' })).json();
    await send('PUT', `/blog/${data.blog_id}`, {
      title: 'One',
      slug_url: 'one',
      category: category_id,
    });
    const [saved] = await notes(`blog/${data.blog_id}`);
    const { differences } = (await send('GET', `/api/revisions/${saved?.revision_id}`)).json();
    expect(differences).toEqual([
      { field: 'category', label: 'Category', isHtml: false, old: '', new: 'Lettering' },
    ]);
    await send('PUT', `/blog/${data.blog_id}`, { title: 'One', slug_url: 'one', category: null });
    await send('DELETE', `/api/categories/${category_id}`);
    const gone = await send('GET', `/api/revisions/${saved?.revision_id}`);
    const name = `a deleted category (number ${category_id})`;
    expect(gone.json().differences).toMatchObject([{ old: '', new: name }]);
  });

  test('two revisions are compared field by field and in full', async () => {
    const long = 'long '.repeat(90);
    const { data } = (await send('POST', '/blog', { title: 'One', metaTitle: long })).json();
    const url = `/blog/${data.blog_id}`;
    await send('PUT', url, { title: 'Two', slug_url: 'one', metaTitle: long });
    await send('PUT', url, { title: 'Three', slug_url: 'one', metaTitle: `${long}!` });
    const [third, second, first] = await notes(`blog/${data.blog_id}`);
    const compare = async (revision?: Note, query = '') =>
      (await send('GET', `/api/revisions/${revision?.revision_id}${query}`)).json();
    expect((await compare(second)).differences).toEqual([
      { field: 'title', label: 'Title', isHtml: false, old: 'One', new: 'Two' },
    ]);
    const whole = await compare(third, `?with=${first?.revision_id}`);
    expect(whole.differences).toEqual([
      { field: 'title', label: 'Title', isHtml: false, old: 'One', new: 'Three' },
      { field: 'metaTitle', label: 'Meta Title', isHtml: false, old: long, new: `${long}!` },
    ]);
    expect(whole.state).toMatchObject({ title: 'Three', blogs_content: [], status: 'published' });
    expect((await send('GET', '/api/revisions/999')).statusCode).toBe(404);
    expect((await send('GET', '/api/revisions/1?with=999')).statusCode).toBe(404);
    for (const read of ['/api/revisions/1', `/api/revisions/blog/${data.blog_id}`]) {
      expect((await server.call({ url: read })).statusCode).toBe(401);
    }
  });

  test('a restore is refused like a save: deleted, taken, saved by somebody else', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'first' })).json();
    const url = `/blog/${data.blog_id}`;
    await send('PUT', url, { title: 'One', slug_url: 'second' });
    await send('POST', '/blog', { title: 'Two', slug_url: 'first' });
    const [, created] = await notes(`blog/${data.blog_id}`);
    const restore = `/api/revisions/${created?.revision_id}/restore`;
    const before = await everythingStored(server.db);
    const taken = await send('POST', restore);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toMatch(/^Another page has the address of this version now\./);
    const headers = { 'if-match': '"1"' };
    const outdated = await server.call({
      method: 'POST',
      url: restore,
      token: server.token,
      headers,
    });
    expect(outdated.statusCode).toBe(412);
    expect(await everythingStored(server.db)).toBe(before);
    await send('DELETE', url);
    const deleted = await send('POST', restore);
    expect(deleted.statusCode).toBe(404);
    expect(deleted.json().message).toContain('trash');
    await send('DELETE', `/api/trash/blog/${data.blog_id}`);
    expect(await notes(`blog/${data.blog_id}`)).toEqual([]);
  });

  test('R-X-08 a list of saves names the version on top of which one of them is restored', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const settings = (name: string) => saveSiteSettings(server.db, { ...firstSettings, name });
    const texts = (name: string) =>
      restoreSiteTexts(server.db, 'ar', { texts: { settings: { name } }, confirmed: {} }, {});
    await settings('One');
    await settings('Two');
    await texts('One');
    await texts('Two');
    await send('PUT', `/blog/${data.blog_id}`, { title: 'Two' });
    for (const [item, save] of [
      [`blog/${data.blog_id}`, () => send('PUT', `/blog/${data.blog_id}`, { title: 'Theirs' })],
      ['setting/site', () => settings('Theirs')],
      [`setting/${siteTextsKey('ar')}`, () => texts('Theirs')],
    ] as const) {
      const restore = async (revision: number | undefined, tag: string) =>
        (
          await server.call({
            method: 'POST',
            url: `/api/revisions/${revision}/restore`,
            token: server.token,
            headers: { 'if-match': tag },
          })
        ).statusCode;
      const list = () => send('GET', `/api/revisions/${item}`);
      const read = await list();
      const [, created]: Note[] = read.json();
      await save();
      expect(await restore(created?.revision_id, String(read.headers.etag)), item).toBe(412);
      const tag = String((await list()).headers.etag);
      expect(await restore(created?.revision_id, tag), item).toBe(200);
    }
  });

  test('what was there before revisions were kept is not lost by the first save', async () => {
    const { data } = (await send('POST', '/blog', { title: 'Old', slug_url: 'old' })).json();
    await server.db.deleteFrom('revisions').execute();
    await send('PUT', `/blog/${data.blog_id}`, { title: 'New', slug_url: 'old' });
    const [saved, found] = await notes(`blog/${data.blog_id}`);
    expect([found?.action, saved?.action]).toEqual(['found', 'saved']);
    await send('POST', `/api/revisions/${found?.revision_id}/restore`);
    const { json } = await send('GET', `/blog/${data.blog_id}`);
    expect(json().data.title).toBe('Old');
  });

  test('a setting is kept and restored', async () => {
    await saveSiteSettings(server.db, firstSettings);
    await saveSiteSettings(server.db, { ...firstSettings, name: 'Another name' });
    const [saved, created] = await notes('setting/site');
    expect(saved?.changes).toEqual([
      { field: 'name', old: firstSettings.name, new: 'Another name' },
    ]);
    const answer = await send('POST', `/api/revisions/${created?.revision_id}/restore`);
    expect(answer.statusCode).toBe(200);
    expect(await findSiteSettings(server.db)).toEqual(firstSettings);
  });

  test('a restored setting meets the checks of a saved one', async () => {
    const figure = { name: 'harbours', value: '12', label: 'Harbours' };
    await saveSiteSettings(server.db, firstSettings);
    const logo = `/media/${'0'.repeat(32)}.png`;
    const brand = { ...firstSettings.brand, logo };
    await saveSiteSettings(server.db, { ...firstSettings, brand });
    await saveSiteSettings(server.db, { ...firstSettings, ownFigures: [figure] });
    await send('POST', '/blog', {
      title: 'Harbours',
      slug_url: 'harbours',
      brief_paragraph: '{harbours} harbours.',
    });
    const [now, withLogo, created] = await notes('setting/site');
    const restore = (id = 0) => send('POST', `/api/revisions/${id}/restore`);
    const named = await restore(created?.revision_id);
    expect(named.statusCode).toBe(400);
    expect(named.json().message).toContain('{harbours} stands in');
    await send('DELETE', '/blog/1');
    const lost = await restore(withLogo?.revision_id);
    expect(lost.statusCode).toBe(400);
    expect(lost.json().errors).toHaveProperty('brand.logo');
    expect((await restore(now?.revision_id)).statusCode).toBe(200);
  });

  test('an old state of the settings does not touch what was no setting then', async () => {
    await saveSiteSettings(server.db, firstSettings);
    const [created] = await notes('setting/site');
    const { time, networks, ...old } = firstSettings;
    const state = JSON.stringify({ ...old, social: socialOf(networks) });
    await server.db
      .updateTable('revisions')
      .set({ state: packState(state) })
      .execute();
    const lisbon = { ...time, zone: 'Europe/Lisbon' };
    await saveSiteSettings(server.db, { ...firstSettings, name: 'Other', time: lisbon });
    await send('POST', `/api/revisions/${created?.revision_id}/restore`);
    expect(await findSiteSettings(server.db)).toEqual({ ...firstSettings, time: lisbon });
  });

  test('two hundred saves of a long article stay small', async () => {
    // Words that no packing foresees, as many as a long article of the site has.
    const words = Array.from({ length: 4_000 }, (_, n) => ((n * 7_919) % 104_729).toString(36));
    const article = (n: number) => ({
      title: 'Long',
      slug_url: 'long',
      blogs_content: [{ heading: 'H', paragraph: [...words.with(n * 17, `edit${n}`)].join(' ') }],
    });
    const { data } = (await send('POST', '/blog', article(0))).json();
    for (let n = 1; n <= 200; n += 1) await send('PUT', `/blog/${data.blog_id}`, article(n));
    const revisions = server.db.selectFrom('revisions').orderBy('revision_id');
    const rows = await revisions.select(['state', 'revision_id']).execute();
    expect(rows).toHaveLength(201);
    const bytes = rows.reduce((sum, { state }) => sum + state.length, 0);
    expect(bytes / rows.length).toBeLessThan(400);
    const oldest = await send('GET', `/api/revisions/${rows[1]?.revision_id}`);
    expect(oldest.json().state.blogs_content[0].paragraph).toContain('edit1 ');
  });

  test('restores a state whose category is gone without that category', async () => {
    const category = 'Harbours';
    const { category_id } = (await send('POST', '/api/categories', { category })).json().data;
    const fields = { title: 'Tide', slug_url: 'tide', category: category_id };
    const { blog_id } = (await send('POST', '/blog', fields)).json().data;
    await send('PUT', `/blog/${blog_id}`, { ...fields, title: 'Ebb', category: null });
    await send('DELETE', `/api/categories/${category_id}`);

    const [, first] = await notes(`blog/${blog_id}`);
    const restored = await send('POST', `/api/revisions/${first?.revision_id}/restore`);
    expect(restored.statusCode).toBe(200);
    const { data } = (await send('GET', `/blog/${blog_id}`)).json();
    expect(data).toMatchObject({ title: 'Tide', category: null });
  });
});
