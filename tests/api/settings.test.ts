import { beforeEach, describe, expect, test } from 'vitest';
import { insertCategory } from '../../db/content/categories.ts';
import { insertItem } from '../../db/content/change-items.ts';
import { findContentVersion } from '../../db/content/content-version.ts';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { hour } from '../../domain/durations.ts';
import { socialOf } from '../../domain/settings/networks.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { insertEnquiry } from '../insert-enquiry.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('settings, categories and the overview', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const get = (url: string, token = server.token) => server.call({ url, token });
  const put = (url: string, body: object, token = server.token) =>
    server.call({ method: 'PUT', url, token, body });

  describe('settings', () => {
    beforeEach(() => saveSiteSettings(server.db, fixtureSettings));

    test('D30 each part is saved on its own and is no sample any more', async () => {
      const before = (await get('/api/settings')).json();
      expect(before.settings).toEqual({
        ...fixtureSettings,
        social: socialOf(fixtureSettings.networks),
      });
      expect(before.samples).toContain('phone');
      const version = await findContentVersion(server.db);

      const networks = fixtureSettings.networks.filter(({ label }) => label !== 'Instagram');
      const contact = { phone: '+44 20 7946 0001', email: 'sales@example.com', networks };
      const answer = await put('/api/settings/contact', contact);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ message: 'Settings saved.', settings: contact });
      expect(
        before.samples.filter((path: string) => !answer.json().samples.includes(path)),
      ).toEqual(['phone', 'email', 'networks.2']);
      expect(await findSiteSettings(server.db)).toEqual({ ...fixtureSettings, ...contact });
      expect(await findContentVersion(server.db)).toBeGreaterThan(version);
    });

    test('two people who save different parts at once lose nothing', async () => {
      const claims = { ...fixtureSettings.claims, clients: 40 };
      const agency = { name: 'Other', description: 'Another sentence.' };
      await Promise.all([
        put('/api/settings/claims', { claims }),
        put('/api/settings/agency', agency),
      ]);
      expect(await findSiteSettings(server.db)).toEqual({ ...fixtureSettings, ...agency, claims });
    });

    test('a refused part names its fields and changes nothing', async () => {
      const [baku, tashkent] = fixtureSettings.offices;
      const offices = [baku, { ...tashkent, phone: 'call us', countryCode: 'Uzbekistan' }];
      const answer = await put('/api/settings/offices', { offices });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({
        'offices.1.phone': 'Please enter a telephone number like +44 20 7946 0000.',
        'offices.1.countryCode': 'Please enter the two capital letters of the country, such as AE.',
      });
      const stars = { ...fixtureSettings.testimonials[0], stars: 6 };
      expect((await put('/api/settings/testimonials', { testimonials: [stars] })).statusCode).toBe(
        400,
      );
      const networks = [{ label: 'Facebook', address: 'javascript:alert(1)' }];
      expect(
        (await put('/api/settings/contact', { ...fixtureSettings, networks })).statusCode,
      ).toBe(400);
      expect(await findSiteSettings(server.db)).toEqual(fixtureSettings);
    });

    test('the three networks are still read and saved as the release before does', async () => {
      const { phone, email } = fixtureSettings;
      const social = { linkedin: '', facebook: 'https://www.facebook.com/us', instagram: '' };
      const answer = await put('/api/settings/contact', { phone, email, social });
      expect(answer.json().settings).toMatchObject({
        social,
        networks: [{ label: 'Facebook', address: 'https://www.facebook.com/us' }],
      });
    });

    test('what the release before saves in its row loses nothing of this one', async () => {
      const time = { zone: 'Europe/Lisbon', secondZone: '' };
      await put('/api/settings/region', { time, language: { tag: 'pt-PT', dates: 'numbers' } });
      const row = server.db.selectFrom('settings').select('value').where('key', '=', 'site');
      const before = JSON.parse((await row.executeTakeFirstOrThrow()).value);
      const value = JSON.stringify({ ...before, name: 'By the release before' });
      await server.db.updateTable('settings').set({ value }).where('key', '=', 'site').execute();
      expect((await get('/api/settings')).json().settings).toMatchObject({
        name: 'By the release before',
        time,
      });
      await put('/api/settings/claims', { claims: fixtureSettings.claims });
      expect(await findSiteSettings(server.db)).toMatchObject({
        name: 'By the release before',
        time,
      });
    });

    test('zones, hours and networks that are none are refused with a sentence', async () => {
      const errorsOf = async (group: string, body: object) =>
        (await put(`/api/settings/${group}`, body)).json().errors;
      const { language, promise } = fixtureSettings;
      const time = { zone: 'Europe/Lisboa', secondZone: '' };
      expect(await errorsOf('region', { time, language })).toEqual({
        'time.zone': 'Please choose a time zone, such as Europe/Lisbon.',
      });
      const openingHours = [{ day: 'Monday', from: '18:00', to: '09:00' }];
      expect(await errorsOf('hours', { promise, openingHours })).toEqual({
        'openingHours.0.to': 'Please enter a time after the one at which you open.',
      });
      expect(await errorsOf('hours', { promise: { answerHours: 1 }, openingHours: [] })).toEqual({
        'promise.answerHours': expect.any(String),
      });
      const networks = [{ label: ' ', address: '' }];
      expect(await errorsOf('contact', { ...fixtureSettings, networks })).toEqual({
        'networks.0.label': 'Please enter a name, such as LinkedIn.',
        'networks.0.address': 'Please enter the address of the profile.',
      });
    });

    describe('what earlier releases stored', () => {
      const agency = { name: 'A', description: 'What we do.' };
      const { email, networks, offices } = fixtureSettings;
      const contact = { phone: '((((((', email, networks };
      const [office] = offices.map((one) => ({ ...one, phone: '-1-2-3-4-' }));
      if (!office) throw new Error('no office');
      const noPhone = { offices: [office] };
      const nextYear = new Date().getUTCFullYear() + 1;

      test.each([
        ['agency', 'description', { ...agency, description: ' \u200B' }, /^Please fill this in/],
        ['agency', 'founded', { ...agency, founded: '2019-02-30' }, /^Please enter a year like/],
        ['agency', 'name', { ...agency, name: '\u200B\u2060' }, /^Please fill this in/],
        ['agency', 'firstYear', { ...agency, firstYear: nextYear }, /^Please enter no year after/],
        ['contact', 'phone', contact, /^Please enter a telephone number/],
        ['offices', 'offices.0.phone', noPhone, /^Please enter a tele/],
      ])('a save of %s refuses such a %s now', async (group, field, body, sentence) => {
        const answer = await put(`/api/settings/${group}`, body);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toEqual({ [field]: expect.stringMatching(sentence) });
        expect(await findSiteSettings(server.db)).toEqual(fixtureSettings);
      });

      test('loads, and stays when something else is saved', async () => {
        const shown = { description: '', founded: '2019-02-30', firstYear: 2100 };
        const stored = { ...shown, ...noPhone, name: '\u200B', phone: '((((((' };
        await saveSiteSettings(server.db, { ...fixtureSettings, ...stored });
        const { claims } = fixtureSettings;
        const answer = await put('/api/settings/claims', { claims });
        expect(answer.statusCode).toBe(200);
        expect(answer.json().settings).toMatchObject(stored);
      });

      test('a name is of one line', async () => {
        const answer = await put('/api/settings/agency', { ...agency, name: 'North \r\nlight' });
        expect(answer.json().settings.name).toBe('North light');
      });
    });

    test('R-B-01 a brand is stored as it is written, and one that is none changes nothing', async () => {
      const { brand } = fixtureSettings;
      const version = await findContentVersion(server.db);
      const own = { ...brand, accent: '#1A7F5A', ground: '#FfF', typePair: 'gazette' };
      const saved = await put('/api/settings/brand', { brand: own });
      expect(saved.statusCode).toBe(200);
      const stored = { ...own, accent: '#1a7f5a', ground: '#ffffff' };
      expect(saved.json().settings.brand).toEqual(stored);
      expect((await findSiteSettings(server.db)).brand).toEqual(stored);
      expect(await findContentVersion(server.db)).toBeGreaterThan(version);

      const none = { ...brand, accent: 'red', typePair: 'comic', logo: 'x' };
      const refused = await put('/api/settings/brand', { brand: none });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual({
        'brand.accent': 'Please enter a colour like #1a7f5a.',
        'brand.typePair': 'Please choose one of the bundled pairs of typefaces.',
        'brand.logo': 'Please choose an SVG, or a PNG out of the media.',
      });
      expect((await findSiteSettings(server.db)).brand).toEqual(stored);
    });

    test('what the release before saves in its row loses no brand', async () => {
      const brand = { ...fixtureSettings.brand, accent: '#1a7f5a' };
      await put('/api/settings/brand', { brand });
      const row = server.db.selectFrom('settings').select('value').where('key', '=', 'site');
      const before = JSON.parse((await row.executeTakeFirstOrThrow()).value);
      expect(before).not.toHaveProperty('brand');
      const value = JSON.stringify({ ...before, phone: '+351 21 000 0000' });
      await server.db.updateTable('settings').set({ value }).where('key', '=', 'site').execute();
      expect(await findSiteSettings(server.db)).toMatchObject({ phone: '+351 21 000 0000', brand });
    });

    test('another promise makes another time overdue', async () => {
      const typed = { name: 'Ali', email: 'ali@example.com', message: 'Hello', phoneNum: 'none' };
      const enquiry = { ...typed, formType: 'Main Contact page form' } as const;
      await insertEnquiry(server.db, enquiry, { now: server.clock.now - 25 * hour });
      const overdue = async () => (await get('/api/overview')).json().enquiries.overdue;
      expect(await overdue()).toBe(0);
      await put('/api/settings/hours', { promise: { answerHours: 24 }, openingHours: [] });
      expect(await overdue()).toBe(1);
    });

    test('only administrators read and save them', async () => {
      await server.addUser('reader@example.com');
      const reader = await server.signIn('reader@example.com');
      for (const url of ['/api/settings', '/api/overview']) {
        expect((await get(url, reader)).statusCode).toBe(403);
        expect((await server.call({ url })).statusCode).toBe(401);
      }
      const { claims } = fixtureSettings;
      expect((await put('/api/settings/claims', { claims }, reader)).statusCode).toBe(403);
    });
  });

  test('without first content the settings say so and the overview still answers', async () => {
    expect((await get('/api/settings')).statusCode).toBe(404);
    expect((await put('/api/settings/agency', { name: 'A', description: 'B' })).statusCode).toBe(
      404,
    );
    expect((await get('/api/overview')).json()).toMatchObject({ drafts: [], samplesLeft: 0 });
  });

  test('the overview tells drafts, last changes, samples and whether mail can leave', async () => {
    await saveSiteSettings(server.db, fixtureSettings);
    const { _id } = (
      await server.call({ method: 'POST', url: '/api/caseStudies', token: server.token })
    ).json();
    const blog = await insertItem(server.db, blogKind, blogInput.parse({ title: 'Wells' }));
    const { drafts, lastChanges, samplesLeft, mail } = (await get('/api/overview')).json();
    expect(drafts).toMatchObject([{ kind: 'case study', id: _id, title: '' }]);
    expect(lastChanges).toHaveLength(2);
    expect(lastChanges).toContainEqual({
      kind: 'blog',
      id: String(blog.blog_id),
      title: 'Wells',
      updated_at: expect.any(String),
      state: 'published',
    });
    expect(samplesLeft).toBe((await get('/api/settings')).json().samples.length);
    const none = { configured: false, queued: 0, held: 0, failed: 0, failures: [] };
    expect(mail).toEqual({ ...none, heartbeat: null });
  });

  describe('categories', () => {
    const post = (category: string) =>
      server.call({
        method: 'POST',
        url: '/api/categories',
        token: server.token,
        body: { category },
      });
    const remove = (id: number, choice = '') =>
      server.call({ method: 'DELETE', url: `/api/categories/${id}${choice}`, token: server.token });

    test('one is added and renamed; names are not taken twice', async () => {
      const version = await findContentVersion(server.db);
      const added = await post('  Motion ');
      expect(added.statusCode).toBe(201);
      const { data } = added.json();
      expect(data).toEqual({ category_id: expect.any(Number), category: 'Motion' });
      const taken = await post('MOTION');
      expect(taken.statusCode).toBe(409);
      expect(taken.json()).toMatchObject({
        status: 'fail',
        errors: { category: 'There is a category of this name.' },
      });
      const renamed = await put(`/api/categories/${data.category_id}`, { category: 'motion' });
      expect(renamed.json().data.category).toBe('motion');
      expect((await post(' ')).statusCode).toBe(400);
      expect((await put('/api/categories/999', { category: 'X' })).statusCode).toBe(404);
      expect(await findContentVersion(server.db)).toBeGreaterThan(version);
    });

    test("'All' always stays", async () => {
      const { category_id } = await insertCategory(server.db, 'All');
      expect((await put(`/api/categories/${category_id}`, { category: 'X' })).statusCode).toBe(409);
      expect((await remove(category_id)).statusCode).toBe(409);
      expect((await post('all')).statusCode).toBe(409);
    });

    test('one in use goes only with a choice of where its blogs go', async () => {
      const all = await insertCategory(server.db, 'All');
      const from = await insertCategory(server.db, 'From');
      const to = await insertCategory(server.db, 'To');
      const input = { title: 'Wells', category: from.category_id };
      const { blog_id } = await insertItem(server.db, blogKind, blogInput.parse(input));
      const categoryOfBlog = async () => (await get(`/blog/${blog_id}`)).json().data.category;

      const refused = await remove(from.category_id);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().errors).toEqual({ moveTo: 'Please choose where its blogs go.' });
      for (const nowhere of [from.category_id, all.category_id, 999]) {
        expect((await remove(from.category_id, `?moveTo=${nowhere}`)).statusCode).toBe(400);
      }
      expect(await categoryOfBlog()).toBe(from.category_id);
      expect((await remove(from.category_id, `?moveTo=${to.category_id}`)).statusCode).toBe(200);
      expect(await categoryOfBlog()).toBe(to.category_id);
      expect((await remove(to.category_id, '?moveTo=none')).statusCode).toBe(200);
      expect(await categoryOfBlog()).toBeNull();
      const left = (await get('/api/categories')).json().data;
      expect(left).toEqual([all]);
    });

    test('blogs that get another category are not shown as changed by whoever wrote them', async () => {
      const from = await insertCategory(server.db, 'From');
      const to = await insertCategory(server.db, 'To');
      const input = { title: 'Wells', category: from.category_id };
      await insertItem(server.db, blogKind, blogInput.parse(input), {
        by: 'sara@example.com',
        writtenAt: '2026-01-01T00:00:00.000Z',
      });
      const listed = async () => (await get(`/api/items/blog?category=${to.category_id}`)).json();
      expect((await listed()).items).toEqual([]);
      await remove(from.category_id, `?moveTo=${to.category_id}`);
      expect((await listed()).items).toMatchObject([
        { changed_by: 'sara@example.com', updated_at: '2026-01-01T00:00:00.000Z' },
      ]);
    });
  });
});
