import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runSchedule } from '../../db/content/publishing/schedule.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour } from '../../domain/durations.ts';
import { assembleApp } from '../../server/app.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('drafts and schedule', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  const at = (milliseconds: number) => new Date(server.clock.now + milliseconds).toISOString();

  const items = [
    {
      kind: 'case-study',
      async create() {
        const { _id } = (await send('POST', '/api/caseStudies')).json();
        return { id: _id, url: `/api/caseStudies/${_id}`, list: '/api/caseStudies' };
      },
      body: (text: string) => ({ heroHeading: text, sec4Heading: 'A', sec4SubHeading: 'B' }),
    },
    {
      kind: 'blog',
      async create() {
        const { data } = (await send('POST', '/blog?status=draft', { title: 'New' })).json();
        return { id: data.blog_id, url: `/blog/${data.blog_id}`, list: '/blog' };
      },
      body: (text: string) => ({ title: text, slug_url: text }),
    },
    {
      kind: 'location-page',
      async create() {
        const body = { slug_url: 'new', main_heading: 'New' };
        const created = await send('POST', '/api/locationpages/create?status=draft', body);
        const id = created.json().data.location_id;
        return { id, url: `/api/locationpages/${id}`, list: '/api/locationpages' };
      },
      body: (text: string) => ({ slug_url: text, main_heading: text }),
    },
  ];

  async function visitorSees(list: string, url: string): Promise<string> {
    const one = await server.call({ url });
    const all = await server.call({ url: list });
    return one.statusCode === 404 ? all.body : one.body + all.body;
  }

  test.each(items)(
    '$kind: draft, published, newer draft, published, taken back',
    async ({ kind, create, body }) => {
      const { id, url, list } = await create();
      const publishing = `/api/publishing/${kind}/${id}`;
      const state = async () => (await send('GET', publishing)).json();
      expect((await send('PUT', `${url}?status=draft`, body('first'))).statusCode).toBe(200);
      expect(await visitorSees(list, url)).not.toContain('first');
      expect(await state()).toMatchObject({ status: 'draft', draft: null });
      await send('POST', `${publishing}/publish`);
      expect(await visitorSees(list, url)).toContain('first');
      const { headers } = await send('GET', url);
      const saved = await send('PUT', `${url}?status=draft`, body('second'));
      expect(saved.body).toContain('second');
      expect(saved.headers.etag).not.toBe(headers.etag);
      expect(await visitorSees(list, url)).not.toContain('second');
      expect(JSON.stringify((await state()).draft)).toContain('second');
      expect((await send('GET', '/api/publishing')).json()).toHaveLength(1);
      await send('POST', `${publishing}/publish`);
      expect(await visitorSees(list, url)).toContain('second');
      expect(await state()).toMatchObject({ status: 'published', draft: null });
      await send('POST', `${publishing}/unpublish`);
      expect(await visitorSees(list, url)).not.toContain('second');
      expect(await state()).toMatchObject({ status: 'draft', address: null });
      await send('POST', `${publishing}/publish`);
      expect(await visitorSees(list, url)).toContain('second');
    },
  );

  test.each(items)(
    '$kind: a correction of what is scheduled leaves its time and shows nothing before it',
    async ({ kind, create, body }) => {
      const { id, url, list } = await create();
      const publishing = `/api/publishing/${kind}/${id}`;
      const state = async () => (await send('GET', publishing)).json();
      await send('PUT', `${url}?status=draft`, body('first'));
      const times = { publish_at: at(hour), unpublish_at: at(3 * hour) };
      await send('PUT', publishing, times);
      for (const [query, text] of [
        ['', 'second'],
        ['?status=draft', 'third'],
      ]) {
        const saved = await send('PUT', `${url}${query}`, body(String(text)));
        expect(saved.statusCode).toBe(200);
        expect(saved.body).toContain(text);
        expect(await visitorSees(list, url)).not.toContain(text);
        expect(await state()).toMatchObject({ status: 'draft', ...times });
      }
      await runSchedule(server.db, server.clock.now + 2 * hour);
      expect(await visitorSees(list, url)).toContain('third');
      expect(await state()).toMatchObject({ publish_at: null, unpublish_at: times.unpublish_at });
    },
  );

  test.each(items)(
    '$kind: a correction of what is taken back is not seen before it is published by name',
    async ({ kind, create, body }) => {
      const { id, url, list } = await create();
      const publishing = `/api/publishing/${kind}/${id}`;
      const state = async () => (await send('GET', publishing)).json();
      await send('PUT', url, body('first'));
      await send('PUT', publishing, { unpublish_at: at(hour) });
      await send('POST', `${publishing}/unpublish`);
      const { taken_back_at } = await state();
      expect(taken_back_at).not.toBeNull();
      expect((await send('PUT', url, body('second'))).statusCode).toBe(200);
      expect(await visitorSees(list, url)).not.toContain('second');
      expect(await state()).toMatchObject({ status: 'draft', unpublish_at: null, taken_back_at });
      expect((await send('PUT', `${url}?status=published`, body('third'))).statusCode).toBe(200);
      expect(await visitorSees(list, url)).toContain('third');
      expect(await state()).toMatchObject({ status: 'published', taken_back_at: null });
    },
  );

  test.each(items)(
    '$kind: a newer draft that is scheduled is corrected beside what visitors see',
    async ({ kind, create, body }) => {
      const { id, url, list } = await create();
      const publishing = `/api/publishing/${kind}/${id}`;
      await send('PUT', url, body('first'));
      await send('PUT', `${url}?status=draft`, body('second'));
      await send('PUT', publishing, { publish_at: at(hour) });
      await send('PUT', url, body('third'));
      expect(await visitorSees(list, url)).toContain('first');
      const { draft, publish_at } = (await send('GET', publishing)).json();
      expect([JSON.stringify(draft), publish_at]).toEqual([
        expect.stringContaining('third'),
        at(hour),
      ]);
      await send('POST', `${publishing}/publish`);
      expect(await visitorSees(list, url)).toContain('third');
      const after = (await send('GET', publishing)).json();
      expect(after).toMatchObject({ status: 'published', draft: null, publish_at: null });
    },
  );

  test('fields that a save lacks keep what the newer draft says', async () => {
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    const url = `/api/caseStudies/${_id}`;
    const publishing = `/api/publishing/case-study/${_id}`;
    const results = { sec4Heading: 'A', sec4SubHeading: 'B' };
    const save = (query: string, values: object) =>
      send('PUT', `${url}${query}`, { ...results, ...values });
    const draft = async () => (await send('GET', publishing)).json().draft;
    await save('', { heroHeading: 'Public', industry: 'Tea' });
    await save('?status=draft', { heroHeading: 'Newer' });
    const answer = await save('?status=draft', { clientName: 'Client' });
    expect(answer.json()).toMatchObject({ heroHeading: 'Newer', industry: 'Tea' });
    expect(await draft()).toMatchObject({ heroHeading: 'Newer', clientName: 'Client' });
    await send('PUT', publishing, { publish_at: at(hour) });
    await save('', { place: 'Baku' });
    expect(await draft()).toMatchObject({ heroHeading: 'Newer', place: 'Baku' });
    await send('POST', `${publishing}/unpublish`);
    await save('?status=draft', { year: '2020' });
    expect((await send('GET', url)).json()).toMatchObject({
      heroHeading: 'Newer',
      clientName: 'Client',
      place: 'Baku',
      year: '2020',
    });
    expect(await draft()).toBeNull();
  });

  test('a save says that it stays scheduled or taken back', async () => {
    await saveSiteSettings(server.db, fixtureSettings);
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const said = async (query = '') =>
      (await send('PUT', `${url}${query}`, { title: 'One' })).json().message;
    await send('PUT', `/api/publishing${url}`, { publish_at: '2099-11-30T05:00:00Z' });
    expect(await said()).toBe('Blog saved. It stays scheduled for Mon 30 Nov 2099, 09:00 Baku.');
    expect(await said('?status=published')).toBe('Blog saved.');
    await send('POST', `/api/publishing${url}/unpublish`);
    expect(await said()).toBe('Blog saved. It stays taken back.');
    expect(await said('?status=draft')).toBe('Blog saved as a draft.');
  });

  test('D31 a newer draft moves with its category, and its time holds', async () => {
    const [one, other] = await Promise.all(
      ['One', 'Other'].map(
        async (category) =>
          (await send('POST', '/api/categories', { category })).json().data.category_id,
      ),
    );
    const words = { title: 'First', slug_url: 'first', brief_paragraph: 'Words.' };
    const { data } = (await send('POST', '/blog', { ...words, category: null })).json();
    const url = `/blog/${data.blog_id}`;
    await send('PUT', `${url}?status=draft`, { ...words, title: 'Second', category: one });
    await send('PUT', `/api/publishing${url}`, { publish_at: at(hour) });
    const uses = (await send('GET', '/api/category-uses')).json();
    expect(uses).toContainEqual({ category_id: one, blogs: 1 });
    expect((await send('DELETE', `/api/categories/${one}`)).statusCode).toBe(409);
    const tag = async () => (await send('GET', url)).headers.etag;
    const read = await tag();
    const gone = await send('DELETE', `/api/categories/${one}?moveTo=${other}`);
    expect(gone.statusCode).toBe(200);
    // A form that was opened before is merged.
    expect(await tag()).not.toBe(read);
    await runSchedule(server.db, server.clock.now + 2 * hour);
    expect((await send('GET', url)).json().data).toMatchObject({
      title: 'Second',
      category: other,
    });
  });

  test('R-X-08 what somebody else saved meanwhile is not published unread', async () => {
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    await send('POST', `/api/publishing${url}/publish`);
    await send('POST', `/api/publishing${url}/unpublish`);
    const read = String((await send('GET', url)).headers.etag);
    await send('PUT', `${url}?status=draft`, { title: 'Theirs' });
    const change = (step: string, version: string) =>
      server.call({
        method: 'POST',
        url: `/api/publishing${url}/${step}`,
        token: server.token,
        headers: { 'if-match': version },
      });
    const refused = await change('publish', read);
    expect(refused.statusCode).toBe(412);
    expect(refused.json().current.title).toBe('Theirs');
    expect((await send('GET', `/api/publishing${url}`)).json().address).toBeNull();
    const theirs = String((await send('GET', url)).headers.etag);
    expect((await change('publish', theirs)).statusCode).toBe(200);
    expect((await change('unpublish', theirs)).statusCode).toBe(412);
    await send('PUT', `${url}?status=draft`, { title: 'Newer' });
    expect((await change('publish', theirs)).statusCode).toBe(412);
  });

  test('T29 a newer draft that somebody else saved meanwhile is not dropped unread', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const publishing = `/api/publishing${url}`;
    const drop = (path: string, version?: string) =>
      server.call({
        method: 'DELETE',
        url: publishing + path,
        token: server.token,
        headers: version ? { 'if-match': version } : {},
      });
    const tag = async () => String((await send('GET', url)).headers.etag);
    await send('PUT', `${url}?status=draft`, { title: 'Mine' });
    const read = await tag();
    await send('PUT', `${url}?status=draft`, { title: 'Theirs' });
    for (const path of ['/draft', '']) {
      const refused = await drop(path, read);
      expect(refused.statusCode).toBe(412);
      expect(refused.json().current.title).toBe('One');
      expect((await send('GET', publishing)).json().draft.title).toBe('Theirs');
    }
    expect((await drop('/draft', await tag())).statusCode).toBe(200);
    await send('PUT', `${url}?status=draft`, { title: 'Again' });
    expect((await drop('')).statusCode).toBe(200);
    expect((await send('GET', publishing)).json().draft).toBeNull();
  });

  test('R-X-08 what somebody else saved meanwhile gets no time unread', async () => {
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const publishing = `/api/publishing${url}`;
    const setTimes = (version?: string) =>
      server.call({
        method: 'PUT',
        url: publishing,
        token: server.token,
        body: { publish_at: at(hour) },
        headers: version ? { 'if-match': version } : {},
      });
    const read = String((await send('GET', url)).headers.etag);
    await send('PUT', `${url}?status=draft`, { title: 'Theirs' });
    const refused = await setTimes(read);
    expect(refused.statusCode).toBe(412);
    expect(refused.json().current.title).toBe('Theirs');
    const standing = await send('GET', publishing);
    expect(standing.json().publish_at).toBeNull();
    expect((await setTimes(String(standing.headers.etag))).statusCode).toBe(200);
    expect((await setTimes()).statusCode).toBe(200);
  });

  test('R-X-08 of two times, drops or drafts the second is refused while it is unread', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const publishing = `/api/publishing${url}`;
    const change = (method: 'PUT' | 'DELETE', path: string, version: string, body?: object) =>
      server.call({
        method,
        url: path,
        token: server.token,
        body,
        headers: { 'if-match': version },
      });
    const read = async () => String((await send('GET', publishing)).headers.etag);
    const setEnd = (later: number, version: string) =>
      change('PUT', publishing, version, { unpublish_at: at(later) });
    const first = await read();
    const set = await setEnd(hour, first);
    expect([set.statusCode, set.headers.etag]).toEqual([200, await read()]);
    const refused = await setEnd(2 * hour, first);
    expect([refused.statusCode, refused.json().current.title]).toEqual([412, 'One']);
    expect((await change('PUT', url, first, { title: 'Unread' })).statusCode).toBe(412);
    expect((await send('GET', publishing)).json().unpublish_at).toBe(at(hour));
    await send('PUT', `${url}?status=draft`, { title: 'Newer' });
    for (const path of [`${publishing}/draft`, publishing]) {
      const before = await read();
      const dropped = await change('DELETE', path, before);
      expect([dropped.statusCode, dropped.headers.etag]).toEqual([200, await read()]);
      expect((await setEnd(hour, before)).statusCode).toBe(412);
    }
    expect((await setEnd(hour, await read())).statusCode).toBe(200);
  });

  test('what is published now is scheduled no more', async () => {
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const publishing = `/api/publishing/blog/${data.blog_id}`;
    await send('PUT', publishing, { publish_at: at(hour) });
    await send('POST', `${publishing}/publish`);
    expect((await send('GET', publishing)).json()).toMatchObject({
      status: 'published',
      publish_at: null,
      address: '/blogs/one',
    });
  });

  test('taking back is undone without the newer draft, which goes on waiting', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    await send('PUT', `${url}?status=draft`, { title: 'Newer', slug_url: 'one' });
    await send('POST', `/api/publishing${url}/unpublish`);
    await send('POST', `/api/publishing${url}/publish?draft=kept`);
    expect((await server.call({ url })).json().data.title).toBe('One');
    expect((await send('GET', `/api/publishing${url}`)).json().draft.title).toBe('Newer');
  });

  test('D56 a draft keeps half of a pair, publishing drops it, now and on time', async () => {
    const whole = { heading: 'A', paragraph: '<p>B</p>' };
    const body = {
      title: 'One',
      blogs_content: [{ heading: 'Half', paragraph: '' }, whole, { heading: '', paragraph: '' }],
    };
    const { data } = (await send('POST', '/blog?status=draft', body)).json();
    const url = `/blog/${data.blog_id}`;
    const content = async () => (await send('GET', url)).json().data.blogs_content;
    expect(await content()).toEqual(body.blogs_content);
    await send('POST', `/api/publishing${url}/publish`);
    expect(await content()).toEqual([whole]);
    await send('PUT', `${url}?status=draft`, body);
    const { draft } = (await send('GET', `/api/publishing${url}`)).json();
    expect(draft.blogs_content).toEqual(body.blogs_content);
    await send('PUT', `/api/publishing${url}`, { publish_at: at(hour) });
    await runSchedule(server.db, server.clock.now + 2 * hour);
    expect(await content()).toEqual([whole]);
  });

  test('a time that cannot be kept is refused, and says why', async () => {
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    const before = await everythingStored(server.db);
    const answer = await send('PUT', `/api/publishing/case-study/${_id}`, { publish_at: at(hour) });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/section 4/),
    ]);
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('a dropped draft is answered with its time, which a call sets again', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const publishing = `/api/publishing${url}`;
    const drop = async () => (await send('DELETE', `${publishing}/draft`)).json();
    await send('PUT', `${url}?status=draft`, { title: 'Newer' });
    const times = { publish_at: at(hour), unpublish_at: at(3 * hour) };
    await send('PUT', publishing, times);
    const dropped = await drop();
    expect(dropped.publish_at).toBe(times.publish_at);
    await send('POST', dropped.undo);
    const { publish_at } = dropped;
    await send('PUT', publishing, { publish_at, unpublish_at: times.unpublish_at });
    const standing = (await send('GET', publishing)).json();
    expect(standing).toMatchObject({ ...times, draft: { title: 'Newer' } });
    await send('PUT', publishing, { publish_at: null, unpublish_at: null });
    expect((await drop()).publish_at).toBeNull();
  });

  test('R-X-17 times come back from the trash, unless they passed there', async () => {
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const times = { publish_at: '2099-01-01T05:00:00.000Z', unpublish_at: null };
    await send('PUT', `/api/publishing${url}`, times);
    await send('POST', (await send('DELETE', url)).json().undo);
    expect((await send('GET', `/api/publishing${url}`)).json()).toMatchObject(times);
    await server.db
      .updateTable('publishing')
      .set({ publish_at: '2001-01-01T05:00:00.000Z' })
      .execute();
    await send('POST', (await send('DELETE', url)).json().undo);
    expect((await send('GET', `/api/publishing${url}`)).json().publish_at).toBeNull();
  });

  test('R-X-17 an end that passed in the trash, or before an undo, is made up for', async () => {
    const { data } = (await send('POST', '/blog', { title: 'Offer' })).json();
    const url = `/blog/${data.blog_id}`;
    const passed = { unpublish_at: '2001-01-01T05:00:00.000Z' };
    async function endMeanwhile() {
      await send('PUT', `/api/publishing${url}`, { publish_at: null, unpublish_at: at(hour) });
      await server.db.updateTable('publishing').set(passed).execute();
    }
    async function isMadeUpFor() {
      expect(await runSchedule(server.db, server.clock.now)).toBe(1);
      const standing = (await send('GET', `/api/publishing${url}`)).json();
      expect(standing).toMatchObject({ status: 'draft', unpublish_at: null });
    }
    const many = async (action: string) =>
      (await send('POST', '/api/items/blog/bulk', { action, ids: [`${data.blog_id}`] })).json();
    await endMeanwhile();
    await send('POST', (await send('DELETE', url)).json().undo);
    await isMadeUpFor();
    await many('publish');
    await endMeanwhile();
    const { bulk } = await many('take back');
    await send('POST', `/api/bulk-changes/${bulk}/undo`);
    await isMadeUpFor();
  });

  test.each(items)(
    '$kind: published and taken back on time, once, by several instances',
    async ({ kind, create, body }) => {
      const { id, url, list } = await create();
      await send('PUT', `${url}?status=draft`, body('timed'));
      const times = { publish_at: at(hour), unpublish_at: at(3 * hour) };
      expect((await send('PUT', `/api/publishing/${kind}/${id}`, times)).statusCode).toBe(200);
      const run = async (later: number) => {
        const now = server.clock.now + later;
        const counts = await Promise.all([1, 2, 3].map(() => runSchedule(server.db, now)));
        return counts.reduce((sum, count) => sum + count, 0);
      };
      expect(await run(hour - 1)).toBe(0);
      expect(await visitorSees(list, url)).not.toContain('timed');
      // A server that was down at the time does it when it is back.
      expect(await run(2 * hour)).toBe(1);
      expect(await visitorSees(list, url)).toContain('timed');
      expect(await run(4 * hour)).toBe(1);
      expect(await visitorSees(list, url)).not.toContain('timed');
      expect(await run(5 * hour)).toBe(0);
      const lines = await server.db
        .selectFrom('audit_log')
        .orderBy('audit_id')
        .selectAll()
        .execute();
      const own = lines.filter(({ made_by }) => made_by === '').map(({ action }) => action);
      expect(own).toEqual(['published', 'unpublished']);
    },
  );

  test('a draft whose address is taken is told so, and the schedule gives up with a note', async () => {
    await send('POST', '/blog', { title: 'One', slug_url: 'one' });
    const { data } = (await send('POST', '/blog', { title: 'Two', slug_url: 'two' })).json();
    const url = `/blog/${data.blog_id}?status=draft`;
    const before = await everythingStored(server.db);
    expect((await send('PUT', url, { title: 'Two', slug_url: 'ONE' })).statusCode).toBe(409);
    expect(await everythingStored(server.db)).toBe(before);
    await send('PUT', url, { title: 'Two', slug_url: 'three' });
    await send('POST', '/blog', { title: 'Three', slug_url: 'three' });
    await send('PUT', `/api/publishing/blog/${data.blog_id}`, { publish_at: at(hour) });
    expect(await runSchedule(server.db, server.clock.now + 2 * hour)).toBe(0);
    expect(await runSchedule(server.db, server.clock.now + 2 * hour)).toBe(0);
    const { entries } = (await send('GET', '/api/audit?find=publishing%20failed')).json();
    expect(entries).toHaveLength(1);
    expect(entries[0].title).toBe('Two');
    expect(entries[0].changes[0].new).toContain('/blogs/three is already taken');
    const { draft } = (await send('GET', `/api/publishing/blog/${data.blog_id}`)).json();
    expect(draft.slug_url).toBe('three');
    const refused = async () => (await send('GET', '/api/overview')).json().refused;
    const reason = expect.stringContaining('/blogs/three is already taken');
    const told = { kind: 'blog', id: String(data.blog_id), title: 'Two', reason };
    expect(await refused()).toMatchObject([told]);
    await send('PUT', `/api/publishing/blog/${data.blog_id}`, { publish_at: at(3 * hour) });
    expect(await refused()).toEqual([]);
    await runSchedule(server.db, server.clock.now + 4 * hour);
    expect(await refused()).toMatchObject([told]);
    await send('PUT', url, { title: 'Two', slug_url: 'four' });
    expect(await refused()).toEqual([]);
  });

  test('links written in full follow an address that changes on time', async () => {
    const { origin } = server.app.services.config;
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'old' })).json();
    const paragraph = `<p><a href="${origin}/blogs/old">One</a></p>`;
    const linking = { title: 'Two', blogs_content: [{ heading: 'A', paragraph }] };
    const { data: other } = (await send('POST', '/blog', linking)).json();
    const url = `/blog/${data.blog_id}`;
    await send('PUT', `${url}?status=draft`, { title: 'One', slug_url: 'new' });
    await send('PUT', `/api/publishing${url}`, { publish_at: at(hour) });
    const now = () => server.clock.now + 2 * hour;
    const later = await assembleApp({ ...server.app.services, now });
    onTestFinished(() => later.close());
    await later.ready();
    const { blogs_content } = (await send('GET', `/blog/${other.blog_id}`)).json().data;
    expect(blogs_content[0].paragraph).toContain(`"${origin}/blogs/new"`);
  });

  test('a failure of the database leaves the time, and the next round publishes', async () => {
    const { data } = (await send('POST', '/blog?status=draft', { title: 'One' })).json();
    const { data: other } = (await send('POST', '/blog?status=draft', { title: 'Two' })).json();
    const publish_at = at(hour);
    for (const { blog_id } of [data, other])
      await send('PUT', `/api/publishing/blog/${blog_id}`, { publish_at });
    const now = server.clock.now + 2 * hour;
    await sql`alter table redirects rename to redirects_elsewhere`.execute(server.db);
    await expect(runSchedule(server.db, now)).rejects.toThrow('redirects');
    await sql`alter table redirects_elsewhere rename to redirects`.execute(server.db);
    const { publish_at: left } = (await send('GET', `/api/publishing/blog/${data.blog_id}`)).json();
    expect(left).toBe(publish_at);
    expect(await runSchedule(server.db, now)).toBe(2);
    expect(await visitorSees('/blog', `/blog/${data.blog_id}`)).toContain('One');
  });

  test.each([
    ['a time that has passed', { publish_at: -hour }, 'publish_at'],
    ['an end that has passed', { unpublish_at: -hour }, 'unpublish_at'],
    ['an end before the beginning', { publish_at: 2 * hour, unpublish_at: hour }, 'unpublish_at'],
  ])('%s is refused and changes nothing', async (_name, times, field) => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const before = await everythingStored(server.db);
    const body = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, at(ms)]));
    const answer = await send('PUT', `/api/publishing/blog/${data.blog_id}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toMatch(/Choose a later/);
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('what was never saved cannot be published, and says why', async () => {
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    const study = await send('POST', `/api/publishing/case-study/${_id}/publish`);
    expect([study.statusCode, study.json().message]).toEqual([
      409,
      expect.stringMatching(/section 4/),
    ]);
    const { data } = (await send('POST', '/blog', {})).json();
    const blog = await send('POST', `/api/publishing/blog/${data.blog_id}/publish`);
    expect([blog.statusCode, blog.json().message]).toEqual([409, expect.stringMatching(/address/)]);
    for (const url of ['/api/publishing/blog/999', '/api/publishing/setting/1']) {
      expect((await send('GET', url)).statusCode).toBe(404);
    }
  });

  test('a newer draft survives the trash, and is dropped by hand or by a save', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'one' })).json();
    const url = `/blog/${data.blog_id}`;
    const publishing = `/api/publishing/blog/${data.blog_id}`;
    const draft = async () => (await send('GET', publishing)).json().draft;
    const keep = () => send('PUT', `${url}?status=draft`, { title: 'Newer', slug_url: 'one' });
    await keep();
    await send('POST', (await send('DELETE', url)).json().undo);
    expect((await draft()).title).toBe('Newer');
    await send('DELETE', publishing);
    expect(await draft()).toBeNull();
    await keep();
    await send('PUT', url, { title: 'Saved', slug_url: 'one' });
    expect(await draft()).toBeNull();
    expect((await server.call({ url: publishing })).statusCode).toBe(401);
  });
});
