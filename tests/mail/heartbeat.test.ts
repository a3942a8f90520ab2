import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour } from '../../domain/durations.ts';
import { beat } from '../../server/inbox/heartbeat.ts';
import { remind } from '../../server/inbox/reminders.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';

const metricsToken = 'a-token-of-at-least-16';
const enquiryTo = 'office@agency.example';
const heartbeatTo = 'heartbeat@agency.example';

async function mailing(heartbeat?: string, database?: OpenDatabase) {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const mail = { smtpUrl: mailServer.url, enquiryTo, heartbeatTo: heartbeat };
  const server = await testServer({ database, config: { mail, metricsToken } });
  await saveSiteSettings(server.db, firstSettings);
  return { mailServer, server };
}

/** What the Portal and Prometheus are told. */
async function heartbeatStateOf({ call, token }: TestServer) {
  const { mail, enquiries } = (await call({ url: '/api/overview', token })).json();
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = (await call({ url: '/metrics', headers })).body;
  return { mail, enquiries, up: /^mail_heartbeat_up (\d)$/m.exec(metrics)?.[1] };
}

async function untilSettled({ db }: TestServer, attempts: number) {
  await vi.waitFor(async () => {
    const rows = await db.selectFrom('mail_attempts').select('outcome').execute();
    expect(rows.filter(({ outcome }) => outcome !== 'begun')).toHaveLength(attempts);
  }, 10_000);
}

describeOnBothDatabases('the heartbeat', (databases) => {
  test('walks the whole way once an hour, is no enquiry to anybody, and turns red with when and why', async () => {
    const { mailServer, server } = await mailing(heartbeatTo, await databases.open());
    const { app, call, clock } = server;
    expect((await heartbeatStateOf(server)).up).toBeUndefined();
    await Promise.all([beat(app), beat(app)]);
    await beat(app);
    await untilSettled(server, 1);
    expect(mailServer.accepted()).toHaveLength(1);
    const [sent] = mailServer.accepted();
    expect(sent?.to).toEqual([heartbeatTo]);
    expect(sent && header(sent, 'Subject')).toBe('Heartbeat: enquiries can be sent');
    expect(await heartbeatStateOf(server)).toMatchObject({
      mail: { queued: 0, failed: 0, heartbeat: { failure: null } },
      enquiries: { new: 0, overdue: 0 },
      up: '1',
    });
    const { token } = server;
    for (const url of ['/api/enquiries', '/api/enquiries?find=heartbeat']) {
      expect((await call({ url, token })).json()).toMatchObject({ items: [], total: 0 });
    }
    expect((await call({ url: '/api/enquiries/export.csv', token })).body).not.toMatch(
      /heartbeat/i,
    );
    const one = { url: '/api/enquiries/1', token };
    expect((await call(one)).statusCode).toBe(404);
    const body = { status: 'new' };
    expect((await call({ ...one, method: 'PUT', body })).statusCode).toBe(404);

    mailServer.behave(() => 550);
    clock.now += hour;
    server.token = await server.signIn();
    await beat(app);
    await untilSettled(server, 2);
    const failed = await heartbeatStateOf(server);
    expect(failed).toMatchObject({ mail: { failed: 0, queued: 0 }, up: '0' });
    const at = new Date(clock.now).toISOString();
    expect(failed.mail.heartbeat.failure).toEqual({
      since: at,
      at,
      reason: '550 refused with 550',
    });

    mailServer.behave(() => 'accept');
    clock.now += hour;
    server.token = await server.signIn();
    await beat(app);
    await untilSettled(server, 3);
    expect((await heartbeatStateOf(server)).up).toBe('1');
    clock.now += 30 * hour;
    await remind(app);
    server.token = await server.signIn();
    const silent = await heartbeatStateOf(server);
    expect(silent.mail.heartbeat.failure.reason).toContain('No test enquiry');
    expect(mailServer.accepted()).toHaveLength(2);
  });

  test('knows when it got through last, however long ago that was', async () => {
    const { mailServer, server } = await mailing(heartbeatTo, await databases.open());
    await beat(server.app);
    await untilSettled(server, 1);
    const { lastSuccess } = (await heartbeatStateOf(server)).mail.heartbeat;
    expect(lastSuccess).not.toBeNull();
    mailServer.behave(() => 550);
    for (const days of [2, 3]) {
      server.clock.now += days * 24 * hour;
      server.token = await server.signIn();
      await beat(server.app);
      await untilSettled(server, 2);
      const { heartbeat } = (await heartbeatStateOf(server)).mail;
      expect(heartbeat).toMatchObject({ lastSuccess, failure: { reason: '550 refused with 550' } });
    }
  });
});

test('without a mailbox it ends at the door of the mail server, and without a server there is none', async () => {
  const { mailServer, server } = await mailing();
  await beat(server.app);
  await untilSettled(server, 1);
  expect(mailServer.received).toEqual([]);
  expect((await heartbeatStateOf(server)).up).toBe('1');
  await mailServer.stop();
  server.clock.now += hour;
  server.token = await server.signIn();
  await beat(server.app);
  await untilSettled(server, 2);
  expect((await heartbeatStateOf(server)).mail.heartbeat.failure.reason).toMatch(
    /cannot be reached/,
  );

  const without = await testServer();
  await beat(without.app);
  expect(await without.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
});
