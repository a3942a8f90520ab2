import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour, minute } from '../../domain/durations.ts';
import { releaseInterval } from '../../domain/inbox/mail-cap.ts';
import { assembleApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { releaseHeldMail } from '../../server/inbox/held-mail.ts';
import { remind } from '../../server/inbox/reminders.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { faultCount, faultTimeout } from '../fault-count.ts';
import { type TestServer, testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';
import { startWebhookServer } from './webhook-server.ts';

/** Enquiries from as many addresses, and how many an hour mails: as stated in the issue, and by default a share. */
const count = faultCount(60, 2_500);
const cap = faultCount(10, 100);

const enquiryTo = 'office@agency.example';
const enquirySubject = 'New enquiry from the website';
const summarySubject = 'Enquiries are waiting in the inbox';

function send(app: FastifyInstance, number: number) {
  const body = {
    name: 'Maryam',
    email: `maryam-${number}@barhi.example`,
    phoneNum: '+44 7700 900000',
    message: `Enquiry ${number}.`,
  };
  const remoteAddress = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return app.inject({
    method: 'POST',
    url: '/send-contact-form',
    payload: body,
    remoteAddress,
  });
}

async function sendMany(server: TestServer, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    expect((await send(server.app, number)).json()).toEqual({ msg: 'success' });
  }
}

async function mailing(database: OpenDatabase) {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const config = {
    mail: { smtpUrl: mailServer.url, enquiryTo },
    enquiries: { ...readConfig({}).enquiries, mailsPerHour: cap },
  };
  const server = await testServer({ config, database });
  await saveSiteSettings(server.db, firstSettings);
  const accepted = (subject: string) =>
    mailServer.accepted().filter((mail) => header(mail, 'Subject') === subject);
  /** Until nothing is on its way that is due. */
  const untilIdle = async () => {
    server.app.outbox.wake();
    await vi.waitFor(async () => {
      const rows = await server.db.selectFrom('outbox').select(['status', 'next_at']).execute();
      const now = new Date(server.clock.now).toISOString();
      expect(rows.filter(({ status, next_at }) => status === 'queued' && next_at <= now)).toEqual(
        [],
      );
    }, faultTimeout);
  };
  return { server, mailServer, accepted, untilIdle };
}

async function statuses({ db }: TestServer, kind: 'enquiry' | 'receipt' | 'webhook') {
  const rows = await db.selectFrom('outbox').select('status').where('kind', '=', kind).execute();
  const told = { queued: 0, held: 0, sent: 0, failed: 0 };
  for (const { status } of rows) told[status] += 1;
  return told;
}

describeOnBothDatabases('the cap on mail', (databases) => {
  let setting: Awaited<ReturnType<typeof mailing>>;
  beforeEach(async () => {
    setting = await mailing(await databases.open());
  });

  test(
    `T27 of ${count} enquiries from changing addresses ${cap} are mailed in the hour, all are stored, and all leave in the end`,
    async () => {
      const { server, accepted, untilIdle } = setting;
      await sendMany(server, 0, count);
      await untilIdle();
      expect(accepted(enquirySubject)).toHaveLength(cap);
      const rows = await server.db.selectFrom('enquiries').select('status').execute();
      // A heartbeat comes by itself when this takes a minute.
      const stored = rows.filter(({ status }) => status !== 'test');
      expect(stored).toEqual(Array.from({ length: count }, () => ({ status: 'new' })));

      for (let minutes = 0; minutes < 59; minutes += 1) {
        server.clock.now += minute;
        await releaseHeldMail(server.app);
        // A lease must not run out on the test's clock while its mail is still on its way.
        await untilIdle();
      }
      expect(accepted(enquirySubject)).toHaveLength(cap);
      expect(accepted(summarySubject)).toHaveLength(1);
      const [summary] = accepted(summarySubject);
      expect(summary?.to).toEqual([enquiryTo]);
      // As RFC 5322 writes it; programs that read mail sort by it.
      expect(summary?.source).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m);
      const text = summary?.source.replaceAll('=\r\n', '');
      expect(text).toContain(`${count - cap} enquiries are saved`);
      expect(text).toContain('/admin/enquiries?folder=3Dheld');

      let maxInAnHour = 0;
      let maxAtOnce = 0;
      const lately: number[] = [];
      while ((await statuses(server, 'enquiry')).held > 0 && lately.length < 10_000) {
        server.clock.now += releaseInterval;
        const { held } = await statuses(server, 'enquiry');
        await releaseHeldMail(server.app);
        const left = held - (await statuses(server, 'enquiry')).held;
        lately.push(left);
        maxAtOnce = Math.max(maxAtOnce, left);
        const inThisHour = lately.slice(-60).reduce((sum, one) => sum + one, 0);
        maxInAnHour = Math.max(maxInAnHour, inThisHour);
      }
      await untilIdle();
      expect(maxInAnHour).toBe(cap * 0.8);
      expect(maxAtOnce).toBe(Math.ceil(cap / 60));
      const numbers = accepted(enquirySubject).map(
        ({ source }) => /Enquiry (\d+)\./.exec(source)?.[1],
      );
      expect(new Set(numbers).size).toBe(count);
      expect(accepted(summarySubject)).toHaveLength(1);
    },
    10 * faultTimeout,
  );

  test('T27 acceptances count, not deliveries: an outage does not let more through', async () => {
    const { server, mailServer } = setting;
    mailServer.behave(() => 450);
    await sendMany(server, 0, cap + 3);
    expect(await statuses(server, 'enquiry')).toMatchObject({ sent: 0, queued: cap, held: 3 });
  });

  test('T27 the oldest held leaves first, new ones find room meanwhile, and nothing leaves in a rush', async () => {
    const { server } = setting;
    await sendMany(server, 0, cap + 4);
    const held = async () => {
      const rows = await server.db
        .selectFrom('outbox')
        .select('enquiry_id')
        .where('status', '=', 'held')
        .orderBy('enquiry_id')
        .execute();
      return rows.map(({ enquiry_id }) => enquiry_id);
    };
    const before = await held();
    server.clock.now += hour;
    // A rush at just below the cap: what is held waits.
    await sendMany(server, 1_000, 1_000 + cap * 0.8);
    await releaseHeldMail(server.app);
    expect(await held()).toEqual(before);
    server.clock.now += hour;
    await releaseHeldMail(server.app);
    expect(await held()).toEqual(before.slice(Math.ceil(cap / 60)));
    await sendMany(server, 2_000, 2_001);
    expect(await held()).toHaveLength(before.length - Math.ceil(cap / 60));
  });

  test('T27 two instances on one database share the cap and the portions', async () => {
    const { server } = setting;
    const other = await assembleApp(server.app.services);
    onTestFinished(() => other.close());
    await other.ready();
    const apps = [server.app, other];
    const all = Array.from({ length: cap + 8 }, (_, number) => number);
    await Promise.all(all.map((number) => send(apps[number % 2] ?? other, number)));
    const { held, sent, queued } = await statuses(server, 'enquiry');
    expect(held).toBe(8);
    expect(sent + queued).toBe(cap);
    server.clock.now += 2 * hour;
    await Promise.all(apps.flatMap((app) => [app, app]).map(releaseHeldMail));
    expect((await statuses(server, 'enquiry')).held).toBe(8 - Math.ceil(cap / 60));
  });

  test('T27 receipt and webhook are held with their enquiry and leave with it', async () => {
    const { server, mailServer, untilIdle } = setting;
    const hook = await startWebhookServer();
    const body = {
      receipt: true,
      webhook_url: hook.url,
      webhook_secret: 'a secret that is long enough',
    };
    const settings = { url: '/api/mail-settings', token: server.token, body };
    expect((await server.call({ ...settings, method: 'PUT' })).statusCode).toBe(200);
    await sendMany(server, 0, cap + 2);
    await untilIdle();
    expect(await statuses(server, 'webhook')).toMatchObject({ held: 2, sent: cap });
    expect(await statuses(server, 'receipt')).toMatchObject({
      held: Math.min(2, 100 - cap),
      sent: cap,
    });
    const last = `/api/enquiries/${cap + 1}`;
    const real = { method: 'PUT' as const, url: last, token: server.token, body: { held: false } };
    expect((await server.call(real)).statusCode).toBe(200);
    await untilIdle();
    expect(await statuses(server, 'webhook')).toMatchObject({ held: 1, sent: cap + 1 });
    expect(hook.received).toHaveLength(cap + 1);
    const visitor = `maryam-${cap}@barhi.example`;
    expect(mailServer.accepted().filter(({ to }) => to.includes(visitor))).toHaveLength(
      cap < 100 ? 1 : 0,
    );
  });

  test('held enquiries are flagged and found; marked as real one leaves at once, as spam never', async () => {
    const { server, accepted, untilIdle } = setting;
    await sendMany(server, 0, cap + 4);
    await untilIdle();
    const ask = async (url: string) => (await server.call({ url, token: server.token })).json();
    const put = (id: number, body: object) =>
      server.call({ method: 'PUT', url: `/api/enquiries/${id}`, token: server.token, body });
    const list = await ask('/api/enquiries?held=true');
    expect(list).toMatchObject({ total: 4, mail: { held: 4 } });
    const ids = list.items.map(({ enquiry_id }: { enquiry_id: number }) => enquiry_id);
    expect(ids).toEqual([cap + 1, cap + 2, cap + 3, cap + 4]);
    expect(list.items[0].delivery).toMatchObject({ kind: 'enquiry', status: 'held' });
    expect((await ask('/api/overview')).mail).toMatchObject({ held: 4 });
    const csv = await server.call({
      url: '/api/enquiries/export.csv?held=true',
      token: server.token,
    });
    expect(csv.body.trim().split('\n')).toHaveLength(5);

    const [real, opened, spam, left] = ids;
    await put(real, { note: 'Read.' });
    expect((await ask(`/api/enquiries/${real}`)).mail).toMatchObject([{ status: 'held' }]);
    await put(real, { held: false });
    await put(opened, { status: 'open' });
    await put(spam, { status: 'spam' });
    await untilIdle();
    expect(accepted(enquirySubject)).toHaveLength(cap + 2);
    expect((await ask('/api/enquiries?held=true')).items).toMatchObject([{ enquiry_id: left }]);
    expect((await ask(`/api/enquiries/${spam}`)).mail).toEqual([]);
    await put(spam, { status: 'new' });
    await untilIdle();
    expect(accepted(enquirySubject)).toHaveLength(cap + 3);
    expect((await put(real, { held: true })).statusCode).toBe(400);

    await sendMany(server, 1_000, 1_003);
    const all = { method: 'POST' as const, url: '/api/enquiries/held/spam', token: server.token };
    expect((await server.call(all)).json()).toEqual({ message: '4 enquiries are moved to Spam.' });
    expect(await ask('/api/enquiries?folder=spam')).toMatchObject({ total: 4, mail: { held: 0 } });
  });

  test('T27 nobody is reminded of held enquiries, and an hour reminds of as many as it mails', async () => {
    const { server } = setting;
    await sendMany(server, 0, cap + 4);
    const reminders = async () => {
      const rows = await server.db.selectFrom('outbox').select(['kind', 'enquiry_id']).execute();
      return rows.filter(({ kind }) => kind === 'reminder').map(({ enquiry_id }) => enquiry_id);
    };
    const sent = server.clock.now;
    server.clock.now = sent + 20 * hour;
    await sendMany(server, 1_000, 1_002);
    server.clock.now = sent + 24 * hour;
    await remind(server.app);
    expect(await reminders()).toHaveLength(cap);
    await server.db
      .updateTable('outbox')
      .set({ status: 'sent' })
      .where('status', '=', 'held')
      .execute();
    await remind(server.app);
    expect(await reminders()).toHaveLength(cap);
    server.clock.now += hour;
    await remind(server.app);
    expect(await reminders()).toHaveLength(cap + 4);
  });
});
