import { beforeEach, describe, expect, test } from 'vitest';
import { addMissedAddresses } from '../../db/content/addresses/missed-addresses.ts';
import { insertItem, updateItem } from '../../db/content/change-items.ts';
import { setSchedule } from '../../db/content/publishing/schedule.ts';
import { settleAttempt } from '../../db/mail/outbox.ts';
import type { Overview } from '../../domain/api/operations/overview.ts';
import { emptyValues } from '../../domain/content/kind.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { hour, minute } from '../../domain/durations.ts';
import type { MessageKind } from '../../domain/inbox/message-kind.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('the overview', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function overview(token = server.token): Promise<Overview> {
    return (await server.call({ url: '/api/overview', token })).json();
  }

  async function send(name: string, change: object = {}, headers = {}): Promise<void> {
    const sender = {
      email: 'v@example.com',
      phoneNum: '+44 7700 900000',
      businessName: '',
      role: '',
    };
    const body = { name, message: 'A shop for dates.', ...sender, ...change };
    const answer = await server.call({ method: 'POST', url: '/send-contact-form', body, headers });
    expect(answer.json()).toEqual({ msg: 'success' });
    server.clock.now += 1_000;
  }

  const put = (id: number, body: object) =>
    server.call({ method: 'PUT', url: `/api/enquiries/${id}`, token: server.token, body });

  describe('enquiries', () => {
    test('new and open ones wait together, due first first; answered ones and spam do not', async () => {
      for (const name of ['One', 'Two', 'Three', 'Four']) await send(name);
      await put(2, { status: 'open' });
      await put(3, { status: 'answered' });
      await put(4, { status: 'spam' });
      const { waiting } = (await overview()).enquiries;
      expect(waiting.total).toBe(2);
      expect(waiting.items).toMatchObject([
        {
          enquiry_id: 1,
          name: 'One',
          status: 'new',
          words: 'A shop for dates.',
          place: '',
          assignee: null,
        },
        { enquiry_id: 2, name: 'Two', status: 'open' },
      ]);
    });

    test('the place of the location page that was read last stands with an enquiry', async () => {
      for (const city of ['Sharjah', 'Abu Dhabi']) {
        const page = { slug_url: `web design ${city}`, main_heading: `Web design in ${city}` };
        await insertItem(server.db, locationPageKind, {
          ...emptyValues(locationPageKind),
          ...page,
        });
      }
      const pages = ['/web-design-sharjah', '/web-design-abu-dhabi', '/contact'].map((path) => ({
        path,
        at: 1,
      }));
      const visit = encodeURIComponent(JSON.stringify({ pages }));
      await send('One', {}, { 'x-visit': visit });
      await send('Two', { email: 'w@example.com' });
      const { waiting } = (await overview()).enquiries;
      expect(waiting.items.map(({ place }) => place)).toEqual(['Abu Dhabi', '']);
    });

    test('at most ten are listed, however many wait, with the first words of each', async () => {
      const message = `${'ä'.repeat(200)}.`;
      for (let number = 1; number <= 11; number++) {
        await send(`No ${number}`, { message, email: `v${number}@example.com` });
        server.clock.now += minute;
      }
      server.token = await server.signIn();
      const { waiting } = (await overview()).enquiries;
      expect([waiting.total, waiting.items.length]).toEqual([11, 10]);
      expect(waiting.items[0]).toMatchObject({ name: 'No 1', words: 'ä'.repeat(160) });
    });

    test('those assigned to who asks are listed apart, and everybody sees the name', async () => {
      for (const name of ['One', 'Two']) await send(name);
      const { user_id } = await server.addUser('colleague@example.com', true);
      expect((await put(2, { assigned_to: user_id })).statusCode).toBe(200);
      const { waiting, mine } = (await overview()).enquiries;
      expect(mine).toEqual({ items: [], total: 0 });
      expect(waiting.items.map(({ assignee }) => assignee)).toEqual([
        null,
        'colleague@example.com',
      ]);
      const theirs = await overview(await server.signIn('colleague@example.com'));
      expect(theirs.enquiries.mine).toEqual({ items: [waiting.items[1]], total: 1 });
    });
  });

  describe('texts', () => {
    async function addBlog(title: string): Promise<string> {
      return String((await insertItem(server.db, blogKind, blogInput.parse({ title }))).blog_id);
    }

    test('published items are counted apart from drafts', async () => {
      await addBlog('Wells');
      await insertItem(server.db, caseStudyKind, { heroHeading: 'A shop' });
      const { counts, published } = await overview();
      expect(counts).toEqual({ 'case-study': 1, blog: 1, 'location-page': 0, page: 0 });
      expect(published).toEqual({ 'case-study': 0, blog: 1, 'location-page': 0, page: 0 });
    });

    test('drafts and last changes say where they stand, also before the lists know it', async () => {
      const id = await addBlog('Wells');
      const unpublish = { method: 'POST', token: server.token } as const;
      const url = `/api/publishing/blog/${id}/unpublish`;
      expect((await server.call({ ...unpublish, url })).statusCode).toBe(200);
      const dates = await addBlog('Dates');
      const { drafts, lastChanges } = await overview();
      expect(drafts).toMatchObject([{ id, state: 'taken back' }]);
      expect(lastChanges.find((item) => item.id === dates)?.state).toBe('published');
      const row = server.db.updateTable('blogs').set({ status: 'draft' });
      await row.where('blog_id', '=', Number(dates)).execute();
      const { drafts: now } = await overview();
      expect(now.find((item) => item.id === dates)?.state).toBe('draft');
    });

    test('what is published and taken back next, soonest first', async () => {
      const [wells, dates] = [await addBlog('Wells'), await addBlog('Dates')];
      const ready = { sec4Heading: 'Later', sec4SubHeading: 'Counted' };
      const study = await insertItem(server.db, caseStudyKind, { heroHeading: 'A shop', ...ready });
      const at = (hours: number) => new Date(server.clock.now + hours * hour).toISOString();
      const set = (kind: 'blog' | 'case-study', id: string, times: (string | null)[]) =>
        setSchedule(server.db, kind, id, {
          publish_at: times[0] ?? null,
          unpublish_at: times[1] ?? null,
        });
      await set('blog', wells, [at(5), at(9)]);
      await set('case-study', study._id, [at(3)]);
      await set('blog', dates, []);
      const { items, total } = (await overview()).scheduled;
      expect(total).toBe(3);
      expect(items).toEqual([
        { kind: 'case study', id: study._id, title: 'A shop', at: at(3), change: 'publish' },
        { kind: 'blog', id: wells, title: 'Wells', at: at(5), change: 'publish' },
        { kind: 'blog', id: wells, title: 'Wells', at: at(9), change: 'unpublish' },
      ]);
    });
  });

  test('missed addresses that are worth a redirect: asked for often, and lately', async () => {
    server.clock.now = Date.now();
    server.token = await server.signIn();
    const counts = { '/a': 5, '/b': 14, '/c': 6, '/d': 7, '/rare': 4 };
    await addMissedAddresses(server.db, new Map(Object.entries(counts)));
    const { items, total } = (await overview()).missed;
    expect(total).toBe(4);
    expect(items).toEqual([
      { path: '/b', hits: 14 },
      { path: '/d', hits: 7 },
      { path: '/c', hits: 6 },
    ]);
    server.clock.now += 8 * 24 * hour;
    server.token = await server.signIn();
    expect((await overview()).missed).toEqual({ items: [], total: 0 });
  });

  test('what is published with a newer draft is listed, the last changed first', async () => {
    const typed = (title: string) => blogInput.parse({ title });
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push(String((await insertItem(server.db, blogKind, typed(title))).blog_id));
    }
    for (const [id, title] of [
      [ids[0], 'One, newer'],
      [ids[2], 'Three, newer'],
    ]) {
      const draft = { status: 'draft' as const, at: new Date(server.clock.now).toISOString() };
      await updateItem(server.db, blogKind, Number(id), typed(title ?? ''), draft);
    }
    const { changed, drafts } = await overview();
    expect(drafts).toEqual([]);
    expect(changed.total).toBe(2);
    expect(changed.items.map(({ kind, title, state }) => [kind, title, state]).sort()).toEqual([
      ['blog', 'One', 'changed'],
      ['blog', 'Three', 'changed'],
    ]);
  });

  test('messages that were given up, the last ones with their reason; receipts are none', async () => {
    for (const name of ['One', 'Two']) await send(name);
    await server.db
      .updateTable('enquiries')
      .set({ businessName: 'Two Wells' })
      .where('enquiry_id', '=', 2)
      .execute();
    async function fail(enquiry_id: number, kind: MessageKind, reason: string) {
      const created_at = new Date(server.clock.now).toISOString();
      const { outbox_id } = await server.db
        .insertInto('outbox')
        .values({
          enquiry_id,
          kind,
          mail_id: reason,
          status: 'queued',
          attempts: 1,
          created_at,
          next_at: created_at,
        })
        .returning('outbox_id')
        .executeTakeFirstOrThrow();
      await server.db
        .insertInto('mail_attempts')
        .values({ outbox_id, attempt: 1, at: created_at, outcome: 'begun' })
        .execute();
      server.clock.now += 1_000;
      const nextAt = server.clock.now;
      await settleAttempt(server.db, { outbox_id, attempt: 1, outcome: 'failed', reason, nextAt });
    }
    await fail(1, 'answer', 'the oldest');
    await fail(2, 'answer', '550 no such mailbox');
    await fail(1, 'enquiry', 'refused');
    await fail(1, 'receipt', 'a typing error');
    await fail(2, 'webhook', '500');
    const { failed, failures } = (await overview()).mail;
    expect(failed).toBe(4);
    expect(failures).toMatchObject([
      { kind: 'webhook', enquiry_id: 2, name: 'Two Wells', attempts: 1, reason: '500' },
      { kind: 'enquiry', enquiry_id: 1, name: 'One', attempts: 1, reason: 'refused' },
      {
        kind: 'answer',
        enquiry_id: 2,
        name: 'Two Wells',
        attempts: 1,
        reason: '550 no such mailbox',
      },
    ]);
  });
});
