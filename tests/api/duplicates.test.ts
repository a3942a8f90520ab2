import { beforeEach, expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { findRevisions } from '../../db/content/history/revisions.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('a copy of an item', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function send(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  async function copy(kind: string, id: unknown, fields: object = {}) {
    const answer = await send('POST', `/api/duplicates/${kind}/${id}`, { fields });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  const pair = { heading: 'One', paragraph: '<p>Words</p>' };

  test('of a blog is a draft with its words at a free address, and has no past', async () => {
    const typed = { title: 'Nets', slug_url: 'nets', published_date: '1 May 2026', category: null };
    const canonicalLink = '/blogs/nets';
    const body = { ...typed, canonicalLink, blogs_content: [pair] };
    const { blog_id } = (await send('POST', '/blog', body)).json().data;
    const times = { publish_at: null, unpublish_at: '2999-01-01T00:00:00.000Z' };
    await send('PUT', `/api/publishing/blog/${blog_id}`, times);
    await send('PUT', `/blog/${blog_id}?status=draft`, { ...body, brief_paragraph: 'Newer' });

    const first = await copy('blog', blog_id);
    expect(first.message).toBe("'Copy of Nets' is a draft now.");
    const stored = (await send('GET', `/blog/${first.id}`)).json().data;
    expect(stored).toMatchObject({
      ...typed,
      title: 'Copy of Nets',
      slug_url: 'nets-copy',
      blogs_content: [pair],
      brief_paragraph: 'Newer',
      canonicalLink: '',
    });
    expect((await server.call({ url: `/blog/${first.id}` })).statusCode, 'for visitors').toBe(404);
    const standing = (await send('GET', `/api/publishing/blog/${first.id}`)).json();
    expect(standing).toMatchObject({ status: 'draft', publish_at: null, unpublish_at: null });
    const past = await findRevisions(server.db, 'blog', first.id);
    expect(past.map(({ action }) => action)).toEqual(['duplicated']);
    const second = await copy('blog', blog_id);
    expect((await send('GET', `/blog/${second.id}`)).json().data.slug_url).toBe('nets-copy-2');
    const original = (await send('GET', `/blog/${blog_id}`)).json().data;
    expect(original).toMatchObject({ title: 'Nets', slug_url: 'nets', canonicalLink });
  });

  test('R-P-02 of a page has sections and rows with ids of their own', async () => {
    const kept = { id: 'k', kind: 'hologram', v: 3, hidden: true, props: { id: 'k', rows: [1] } };
    const asked = { kind: 'questions', props: { items: [{ question: 'How long?' }] } };
    const body = { name: 'Team', path: '/team', sections: [kept, asked] };
    const { page_id, sections } = (await send('POST', '/api/pages', body)).json().data;
    const { id } = await copy('page', page_id);
    const stored = (await send('GET', `/api/pages/${id}`)).json().data.sections;
    expect(stored).toMatchObject([{ ...kept, id: expect.any(String) }, asked]);
    const idsIn = (list: typeof sections) => [
      ...list.map((one: { id: string }) => one.id),
      list[1].props.items[0].id,
    ];
    expect(new Set([...idsIn(sections), ...idsIn(stored)]).size).toBe(6);
  });

  test('has the fields that came after its newer draft was stored', async () => {
    const body = { title: 'Nets', blogs_content: [pair] };
    const { blog_id } = (await send('POST', '/blog', { ...body, brief_paragraph: 'Kept' })).json()
      .data;
    await send('PUT', `/blog/${blog_id}?status=draft`, { ...body, brief_paragraph: 'Newer' });
    const { draft } = (await send('GET', `/api/publishing/blog/${blog_id}`)).json();
    const { brief_paragraph: _, ...older } = draft;
    const stored = server.db.updateTable('publishing').set({ draft: JSON.stringify(older) });
    await stored.where('item_id', '=', String(blog_id)).execute();
    const { id } = await copy('blog', blog_id);
    expect((await send('GET', `/blog/${id}`)).json().data.brief_paragraph).toBe('Kept');
  });

  test('of a case study, and of one without any words', async () => {
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    expect((await copy('case-study', _id)).message).toBe("'Untitled case study' is a draft now.");
    const body = { heroHeading: 'A quay', sec4Heading: 'A', sec4SubHeading: 'B' };
    await send('PUT', `/api/caseStudies/${_id}`, { ...body, reviews: [{ name: 'Ali' }] });
    const { id } = await copy('case-study', _id);
    const stored = (await send('GET', `/api/caseStudies/${id}`)).json();
    const heroHeading = 'Copy of A quay';
    expect(stored).toMatchObject({ ...body, heroHeading, reviews: [{ name: 'Ali' }] });
  });

  test('of a location page takes what was asked for, checks it, and links to itself', async () => {
    const page = {
      slug_url: 'seo muscat',
      main_heading: 'SEO in Muscat',
      meta_link: '/seo-muscat',
    };
    const created = await send('POST', '/api/locationpages/create', page);
    const { location_id: id } = created.json().data;
    const fields = { slug_url: 'seo-doha', main_heading: 'SEO in Doha', nonsense: 'x' };
    const { id: own } = await copy('location-page', id, fields);
    const stored = (await send('GET', `/api/locationpages/${own}`)).json().data;
    expect(stored).toMatchObject({
      slug_url: 'seo-doha',
      main_heading: 'SEO in Doha',
      meta_link: '/seo-doha',
    });
    await send('PUT', `/api/locationpages/${id}`, { ...page, meta_link: '' });
    const { id: unlinked } = await copy('location-page', id, { slug_url: 'seo-salalah' });
    const another = (await send('GET', `/api/locationpages/${unlinked}`)).json().data;
    expect(another).toMatchObject({ meta_link: '/seo-salalah' });
    const url = `/api/duplicates/location-page/${id}`;
    for (const [bad, status] of [
      [{ slug_url: 'seo muscat' }, 409],
      [{ slug_url: 'contact' }, 409],
      [{ slug_url: 'a/b' }, 400],
      [{ main_heading: 'x'.repeat(301) }, 400],
      [{ main_heading: 5 }, 400],
    ] as const) {
      const answer = await send('POST', url, { fields: bad });
      expect([answer.statusCode, answer.json().message], JSON.stringify(bad)).toEqual([
        status,
        expect.stringMatching(/./),
      ]);
    }
  });

  test('R-P-01 of the home page is proposed at an address that can be read', async () => {
    const { page_id } = await insertItem(
      server.db,
      pageKind,
      pageKind.input.parse({ name: 'Home', path: '/' }),
    );
    const { id } = await copy('page', page_id);
    const { path } = (await send('GET', `/api/pages/${id}`)).json().data;
    expect(path).toBe('/home-copy');
  });

  test('R-X-18 is in the audit log; of nothing it answers 404', async () => {
    const { blog_id } = (await send('POST', '/blog', { title: 'Nets' })).json().data;
    await copy('blog', blog_id);
    const rows = await server.db.selectFrom('audit_log').select('action').execute();
    expect(rows.map(({ action }) => action)).toContain('duplicated');
    const answer = await send('POST', '/api/duplicates/blog/999', { fields: {} });
    expect(answer.statusCode).toBe(404);
  });
});
