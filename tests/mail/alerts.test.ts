import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { endJob } from '../../db/jobs/jobs.ts';
import { insertMessage } from '../../db/mail/outbox.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { startupChecks } from '../../domain/alert.ts';
import { hour, minute } from '../../domain/durations.ts';
import { assembleApp } from '../../server/app.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { checkAndAlert, watcher } from '../../server/operations/alerts.ts';
import { findProblems } from '../../server/operations/diagnostics.ts';
import type { DiskSpace } from '../../server/operations/disk-space.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';
import { expectedSignature, startWebhookServer } from './webhook-server.ts';

const enquiryTo = 'office@agency.example';
const subject = 'The website needs attention';
const webhook_secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const { signal: stopping } = new AbortController();
const noErrors = [0];
const manyErrors = [12, 9];

/** Notes how the last run of a job ended, as db/jobs/jobs.ts would. */
async function noteJob(
  { db, clock }: TestServer,
  name: 'backup' | 'restore-drill',
  failure?: string,
) {
  const begun_at = new Date(clock.now).toISOString();
  await db
    .insertInto('jobs')
    .values({ name, begun_at, lease_until: begun_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ begun_at }))
    .execute();
  await endJob(db, name, { now: clock.now, failure });
}

describeOnBothDatabases('alerts', (databases) => {
  async function watched() {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const hook = await startWebhookServer();
    const config = {
      mail: { smtpUrl: mailServer.url, enquiryTo },
      backups: { folder: '/backups', every: 24 * hour, keep: 14 },
    };
    const server = await testServer({ config, database: await databases.open() });
    await saveSiteSettings(server.db, firstSettings);
    const { clock, token } = server;
    const body = { receipt: false, webhook_url: hook.url, webhook_secret };
    await server.call({ method: 'PUT', url: '/api/mail-settings', token, body });
    const told = () => mailServer.accepted().filter((mail) => header(mail, 'Subject') === subject);
    const calls = () => hook.received.filter(({ body: text }) => text.includes('site.alert'));
    const look = (errors = noErrors) => checkAndAlert(server.app, { errors, stopping });
    const unsent = () =>
      server.db
        .selectFrom('outbox')
        .select('kind')
        .where('kind', 'in', ['alert', 'alert-webhook'])
        .where('status', '=', 'queued')
        .execute();
    // Also noted as sent: the lease of a message on its way ends when the clock leaps, and it leaves again.
    const until = (count: number) =>
      vi.waitFor(async () => {
        expect(told()).toHaveLength(count);
        expect(calls()).toHaveLength(count);
        expect(await unsent()).toEqual([]);
      }, 10_000);
    const alerts = async () => {
      const fresh = { url: '/api/overview', token: await server.signIn() };
      return (await server.call(fresh)).json().alerts;
    };
    return { server, clock, mailServer, hook, told, calls, look, until, alerts };
  }

  test('what lasts is told once a day by mail and webhook, and stands in the Portal', async () => {
    const { server, clock, told, calls, look, until, alerts } = await watched();
    await look();
    expect(await alerts()).toEqual([]);
    await noteJob(server, 'backup');
    await noteJob(server, 'restore-drill', 'A member is damaged.');
    const since = new Date(clock.now).toISOString();
    await look();
    await until(1);
    const [mail] = told();
    expect(mail?.to).toEqual([enquiryTo]);
    expect(mail && header(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail?.source).toContain('The trial restore of a backup failed');
    expect(mail?.source).toContain('A member is damaged.');
    const [call] = calls();
    if (!call) throw new Error('The webhook was called.');
    expect(call.headers['webhook-signature']).toBe(expectedSignature(webhook_secret, call));
    expect(JSON.parse(call.body)).toMatchObject({
      type: 'site.alert',
      data: { alerts: [{ cause: 'drill', detail: 'A member is damaged.', since }] },
    });
    expect(await alerts()).toEqual([{ cause: 'drill', detail: 'A member is damaged.', since }]);

    for (let minutes = 0; minutes < 5; minutes += 1) {
      clock.now += minute;
      await look();
    }
    await until(1);
    clock.now += 24 * hour - 5 * minute;
    await look();
    await until(2);
    await noteJob(server, 'restore-drill');
    clock.now += 4 * minute;
    await look();
    expect(await alerts()).toEqual([]);
    await until(2);

    const kept = () => server.db.selectFrom('outbox').select('kind').execute();
    clock.now += 89 * 24 * hour;
    await deleteExpired(server.app);
    expect(await kept()).toHaveLength(2);
    clock.now += 24 * hour;
    await deleteExpired(server.app);
    expect(await kept()).toEqual([]);
  });

  test('trouble of another kind is told at once, three messages a day, each with all there is', async () => {
    const { server, clock, told, look, until, alerts } = await watched();
    await noteJob(server, 'backup');
    await look(manyErrors);
    await until(1);
    await noteJob(server, 'restore-drill', 'A member is damaged.');
    clock.now += minute;
    await look(manyErrors);
    await until(2);
    const second = told()[1]?.source.replaceAll('=\r\n', '');
    expect(second).toContain('21 answers had a status of 500 or more within 10 minutes');
    expect(second).toContain('A member is damaged.');
    clock.now += 3 * 24 * hour;
    await look(manyErrors);
    await until(3);
    expect(told()[2]?.source.replaceAll('=\r\n', '')).toContain('The last backup was made at');
    const causes = (await alerts()).map(({ cause }: { cause: string }) => cause);
    expect(causes.toSorted()).toEqual(['backup', 'drill', 'errors']);
    // Neither of these is told of: a backup that is a day old, and nineteen failures.
    await noteJob(server, 'backup');
    await noteJob(server, 'restore-drill');
    clock.now += 47 * hour;
    await look([9, 10]);
    expect(await alerts()).toEqual([]);
  });

  test('two instances see the same, and one of them tells', async () => {
    const { server, look, until } = await watched();
    const other = await assembleApp(server.app.services);
    onTestFinished(() => other.close());
    await other.ready();
    await Promise.all([
      ...[look(manyErrors), look(manyErrors)],
      ...[manyErrors, manyErrors].map((errors) => checkAndAlert(other, { errors, stopping })),
    ]);
    await until(1);
    server.app.outbox.wake();
    await until(1);
  });

  test('an outbox that is stuck is told of past the outbox', async () => {
    const { server, clock, mailServer, told, look, until } = await watched();
    const inMinutes = (minutes: number) => new Date(clock.now + minutes * minute).toISOString();
    // In the hands of a process that does nothing with it.
    const stuck = { kind: 'held-summary', status: 'queued', mail_id: 'stuck' } as const;
    const times = { created_at: inMinutes(0), next_at: inMinutes(0), lease_until: inMinutes(110) };
    await server.db
      .insertInto('outbox')
      .values({ ...stuck, ...times })
      .execute();
    clock.now += hour - minute;
    await look();
    await until(0);
    clock.now += minute;
    await look();
    await until(1);
    expect(told()[0]?.source).toContain('Mail or webhook calls cannot be sent');
    const alerts = () =>
      server.db
        .selectFrom('outbox')
        .select('status')
        .where('kind', '=', 'alert')
        .orderBy('outbox_id')
        .execute();
    expect(await alerts()).toEqual([{ status: 'sent' }]);

    mailServer.behave(() => 450);
    clock.now += 24 * hour;
    await server.db
      .updateTable('outbox')
      .set({ lease_until: inMinutes(110) })
      .where('mail_id', '=', 'stuck')
      .execute();
    await look();
    expect(await alerts()).toEqual([{ status: 'sent' }, { status: 'queued' }]);
  });

  test('a held message that leaves late, a backup before the first, and folders on one disk', async () => {
    const { server, clock } = await watched();
    const { db, app } = server;
    const { config } = app.services;
    // The one that begins with the site would be told of as soon as it ends.
    const backups = db.selectFrom('jobs').select('ended_at').where('name', '=', 'backup');
    await vi.waitFor(async () => {
      expect(await backups.executeTakeFirst()).toEqual({ ended_at: expect.any(String) });
    }, 60_000);
    await db.deleteFrom('jobs').where('name', '=', 'backup').execute();
    const see = (spaces: DiskSpace[] = []) =>
      findProblems({ db, config, now: clock.now, errors: [], findSpace: async () => spaces });
    const old = new Date(clock.now - 30 * hour).toISOString();
    const next_at = new Date(clock.now + minute).toISOString();
    await insertMessage(db, { kind: 'held-summary', created_at: old, next_at });
    expect(await see()).toEqual([]);
    await noteJob(server, 'backup', 'The folder cannot be written to.');
    expect(await see()).toEqual([
      {
        cause: 'backup',
        detail: 'No backup has been made yet. The last try said: The folder cannot be written to.',
      },
    ]);
    await noteJob(server, 'backup');
    const space = { holds: 'data', folder: '/data', free: 2 ** 30, share: 0.0999 } as const;
    const roomy = { ...space, holds: 'backups', free: 2 ** 31, share: 0.1 } as const;
    expect(await see([space, { ...space, holds: 'media', folder: '/media' }, roomy])).toEqual([
      { cause: 'disk', detail: 'The disk of /media has 9 % left, 1024 MB.' },
    ]);
  });
});

test('without mail and webhook the Portal still tells, and nothing piles up in the outbox', async () => {
  const server = await testServer();
  const watch = watcher(server.app);
  const told = async () =>
    (await server.call({ url: '/api/overview', token: server.token })).json().alerts;
  for (let looks = 1; looks <= startupChecks; looks += 1) {
    server.app.answerCounts.set(503, looks * 2);
    await watch(stopping);
    // A site that has just started may have something to make up for.
    expect(await told()).toEqual([]);
  }
  server.app.answerCounts.set(503, startupChecks * 2 + 2);
  await watch(stopping);
  expect(await told()).toMatchObject([{ cause: 'errors' }]);
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
