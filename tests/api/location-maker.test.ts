import { beforeEach, expect, test } from 'vitest';
import { saveSiteSettings } from '../../db/settings.ts';
import { siteQueries } from '../../server/pages/queries/site-queries.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { type TestServer, testServer } from '../server.ts';

const words =
  'We draw each screen on paper with the people who will use it before a line of code is written. Every second week a version stands on a phone of your own. What is wrong is mended before the next part begins. The code and the accounts belong to you from the first day.';

const filler = Object.fromEntries(
  [1, 2, 3, 4].flatMap((block) => [
    [`heading_${block}`, `Part ${block}`],
    [`paragraph_${block}`, `<p>A part of the page.</p>`],
  ]),
);

const pattern = {
  ...filler,
  slug_url: 'design-{place}',
  main_heading: 'Design in {place}',
  highlighted_heading: 'Near {place}',
  main_paragraph: `<p>${words} {if fact}{fact} is near.{end}</p>`,
  meta_title: 'Design in {place}',
  meta_link: '/design-{place}',
  meta_keywords: 'design, {place}',
  meta_description: 'Design for firms in {place} and around.',
};

const rows = ['Oakby', 'Thornley'].map((place, at) => ({
  id: `row${at}`,
  cells: { place, fact: at === 0 ? 'A mill' : '' },
}));

describeOnBothDatabases('location pages from a table, by calls', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const answer = await server.call({ method, url, token: server.token, body });
    return { status: answer.statusCode, body: answer.json() };
  }

  const sheet = { columns: ['place', 'fact'], rows };

  async function made(): Promise<string[]> {
    await ask('PUT', '/api/location-maker', { sheet, pattern, version: 0 });
    await ask('POST', '/api/location-maker/pages', { rows: rows.map(({ id }) => id) });
    const { body } = await ask('GET', '/api/location-maker/rows');
    return body.rows.map(({ item_id }: { item_id: number }) => String(item_id));
  }

  test('R-G-03 rows are looked at, made once, and a stale save is refused with what is stored', async () => {
    const first = await ask('PUT', '/api/location-maker', { sheet, pattern, version: 0 });
    expect(first.body).toMatchObject({ version: 1 });
    const stale = await ask('PUT', '/api/location-maker', { sheet, pattern, version: 0 });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1 } } });
    const looked = await ask('GET', '/api/location-maker/rows');
    expect(looked.body.rows).toMatchObject([
      { title: 'Design in Oakby', item_id: null, twin: { title: 'Design in Thornley' } },
      { title: 'Design in Thornley', item_id: null, twin: { title: 'Design in Oakby' } },
    ]);
    const pages = await ask('POST', '/api/location-maker/pages', { rows: ['row0', 'gone'] });
    expect(pages.body).toMatchObject({
      message: 'One draft is made.',
      results: [{ outcome: 'done' }, { outcome: 'refused' }],
    });
    const unknown = { ...pattern, main_heading: 'In {town}' };
    await ask('PUT', '/api/location-maker', { sheet, pattern: unknown, version: 1 });
    const refused = await ask('POST', '/api/location-maker/pages', { rows: ['row1'] });
    expect(refused.body.message).toBe("Main Heading: There is no column 'town'.");
    const bare = { ...pattern, main_heading: 'Web design in {place}' };
    await ask('PUT', '/api/location-maker', { sheet, pattern: bare, version: 2 });
    const { body } = await ask('GET', '/api/location-maker/rows');
    expect(body.rows[0].changes).toMatchObject([
      { label: 'Main Heading', now: 'Design in Oakby', wanted: 'Web design in Oakby' },
    ]);
    const twice = { ...sheet, columns: ['place', 'fact', 'Fact '] };
    const sent = { sheet: twice, pattern: bare, version: 3 };
    expect(await ask('PUT', '/api/location-maker', sent)).toMatchObject({
      status: 400,
      body: { errors: { 'sheet.columns': expect.stringMatching(/same name/) } },
    });
    const taken = { row: 'row0', fields: ['main_heading'] };
    expect((await ask('POST', '/api/location-maker/changes', taken)).status).toBe(200);
    expect((await ask('POST', '/api/location-maker/changes', taken)).status).toBe(409);
  });

  test('R-G-02 a twin is published with a reason only, which is kept and logged; a save is not asked', async () => {
    const [one = '', other = ''] = await made();
    const publish = (id: string) => ask('POST', `/api/publishing/location-page/${id}/publish`, {});
    const refused = await publish(other);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("% of the text is also that of 'Design in Oakby'");
    const { body: pairs } = await ask('GET', '/api/likeness');
    expect(pairs).toMatchObject({ total: 1, pairs: [{ kind: 'location-page' }] });
    const { body: sides } = await ask('GET', `/api/likeness/location-page/${one}/with/${other}`);
    expect(sides.passages.length).toBeGreaterThan(3);
    const short = await ask('PUT', `/api/likeness/location-page/${other}/reason`, { reason: 'No' });
    expect(short).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } });
    const reason = 'Both towns have an office with its own hours.';
    await ask('PUT', `/api/likeness/location-page/${other}/reason`, { reason });
    expect((await publish(other)).status).toBe(200);
    const { body: log } = await ask('GET', '/api/audit');
    expect(JSON.stringify(log)).toContain(reason);
    const stored = await ask('GET', `/api/locationpages/${one}`);
    const { location_id: _, ...fields } = stored.body.data;
    expect((await ask('PUT', `/api/locationpages/${one}`, fields)).status).toBe(200);
  });

  test('R-G-04 figures are counted for the Portal until somebody proves them', async () => {
    await saveSiteSettings(server.db, fixtureSettings);
    const counts = async () => (await ask('GET', '/api/overview')).body.claims;
    const before = await counts();
    expect(before.contradicting).toBeGreaterThan(0);
    const proof = { claim: '{clients}', source: 'A list', answers_for: 'Sales' };
    expect((await ask('PUT', '/api/claims', proof)).status).toBe(200);
    expect(await counts()).toEqual({ ...before, unproved: before.unproved - 1 });
    await ask('PUT', '/api/claims', { ...proof, valid_until: '2020-01-01' });
    expect(await counts()).toEqual({ ...before, unproved: before.unproved - 1, expired: 1 });
    const { body } = await ask('GET', '/api/claims');
    expect(body.claims.find(({ claim }: { claim: string }) => claim === '{clients}')).toMatchObject(
      {
        declared: 'clients',
        state: 'expired',
        source: 'A list',
        contradicts: ['{happyClients}'],
      },
    );
    const bound = await ask('POST', '/api/claims/bind', { claim: '1 x', id: '999', path: 'a' });
    expect(bound.status).toBe(404);
  });

  test('D57 a source holds until the end of its last day at the site', async () => {
    const time = { ...fixtureSettings.time, zone: 'America/Los_Angeles' };
    await saveSiteSettings(server.db, { ...fixtureSettings, time });
    const proof = { claim: '{clients}', source: 'A list', answers_for: 'Sales' };
    await ask('PUT', '/api/claims', { ...proof, valid_until: '2026-11-30' });
    const stateAt = async (at: string) => {
      server.clock.now = Date.parse(at);
      const token = await server.signIn();
      const [list, overview] = await Promise.all(
        ['/api/claims', '/api/overview'].map((url) => server.call({ url, token })),
      );
      const { claims } = list?.json() ?? {};
      const { state } = claims.find(({ claim }: { claim: string }) => claim === '{clients}');
      return [state, overview?.json().claims.expired];
    };
    expect(await stateAt('2026-12-01T07:59:00Z')).toEqual(['proved', 0]);
    expect(await stateAt('2026-12-01T08:00:00Z')).toEqual(['expired', 1]);
  });

  test('D69 facts stay text outside sections of pages, where an own figure follows them', async () => {
    await saveSiteSettings(server.db, {
      ...fixtureSettings,
      description: 'For {clients}+ clients',
    });
    const { claims } = fixtureSettings;
    const sentence = `{name} has {clients} or {customers} and {brace}; ${claims.clients}+ clients.`;
    const save = (clients: number, ...ownFigures: object[]) =>
      ask('PUT', '/api/settings/claims', { claims: { ...claims, clients }, ownFigures });
    const customers = { name: 'customers', value: '{clients}+', label: 'Clients' };
    const unknown = await save(claims.clients, { ...customers, value: '{email}+' });
    expect(unknown.body.message).toContain('one of the figures above');
    expect((await save(claims.clients, customers)).status).toBe(200);
    await ask('POST', '/blog', { title: 'Braces', slug_url: 'braces', brief_paragraph: sentence });
    const read = async () => {
      const blog = await siteQueries(server.db)().findPublishedBlogBySlug('braces');
      const feed = await server.call({ method: 'GET', url: '/rss.xml' });
      expect(feed.payload).toContain(blog?.brief_paragraph);
      expect(feed.payload).toContain('For {clients}+ clients');
      return blog?.brief_paragraph.split(';')[0];
    };
    const typed = '{name} has {clients} or ';
    expect(await read()).toBe(`${typed}${claims.clients}+ and {brace}`);
    expect((await save(471, customers)).status).toBe(200);
    expect(await read()).toBe(`${typed}471+ and {brace}`);
    const brace = { name: 'brace', value: '4', label: 'Braces' };
    expect(await save(471, customers, brace)).toMatchObject({
      status: 400,
      body: {
        message: "{brace} stands in 'Braces' as text already. Give the figure another name.",
      },
    });
    const listed = async () => {
      const { body } = await ask('GET', '/api/claims');
      return body.claims.filter(({ places: [place] }: { places: { title: string }[] }) =>
        place?.title.startsWith('Braces'),
      );
    };
    await save(claims.clients);
    await save(claims.clients, customers);
    expect(await listed()).toMatchObject([
      { claim: '{customers}', places: [{ canBind: null }] },
      { claim: `${claims.clients}+ clients`, places: [{ canBind: 'customers' }] },
    ]);
  });

  test('R-G-04 an own figure is added, changed and, once no text names it, removed', async () => {
    await saveSiteSettings(server.db, fixtureSettings);
    const { claims } = fixtureSettings;
    const save = (...ownFigures: object[]) =>
      ask('PUT', '/api/settings/claims', { claims, ownFigures });
    const nets = { name: 'nets', value: '471', label: 'Nets' };
    expect((await save({ ...nets, name: 'clients' })).body.message).toContain('name already');
    expect((await save(nets, nets)).status).toBe(400);
    expect((await save({ ...nets, value: 'many' })).body.message).toContain('a number such as');
    expect((await save(nets)).status).toBe(200);
    const typed = { title: 'Nets', slug_url: 'nets', brief_paragraph: 'We made {nets} nets.' };
    const { body: made } = await ask('POST', '/blog', typed);
    const read = async () => {
      const blog = await siteQueries(server.db)().findPublishedBlogBySlug('nets');
      const feed = await server.call({ method: 'GET', url: '/rss.xml' });
      return [blog?.brief_paragraph, feed.payload.includes(blog?.brief_paragraph ?? 'no')];
    };
    expect(await read()).toEqual(['We made 471 nets.', true]);
    expect((await save({ ...nets, value: '500+' })).status).toBe(200);
    expect(await read()).toEqual(['We made 500+ nets.', true]);
    const refused = await save();
    expect(refused).toMatchObject({
      status: 400,
      body: { message: "{nets} stands in 'Nets'. Write the number there first." },
    });
    await ask('DELETE', `/blog/${made.data.blog_id}`);
    expect((await save()).status).toBe(200);
  });
});
