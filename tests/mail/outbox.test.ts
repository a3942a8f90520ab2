import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findMailState } from '../../db/mail/mail-state.ts';
import type { Database } from '../../db/open.ts';
import { hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { faultCount, faultTimeout } from '../fault-count.ts';
import { header, type MailServer, type Manner, startMailServer } from './mail-server.ts';
import { numberIn, oneTo, runOutbox, sendEnquiries } from './outbox-run.ts';
import { quick } from './outbox-settings.ts';

/** Enquiries per fault (F08, G8). */
const count = faultCount(12, 500);

/** Nothing is due a second time within a test, however busy the machine is. */
const rarely = { ...quick, firstDelay: hour, maxDelay: hour, lease: hour };

async function mailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  onTestFinished(() => server.stop());
  return server;
}

function untilSent(db: Database, sent: number): Promise<void> {
  return vi.waitFor(
    async () => {
      const rows = await db.selectFrom('outbox').select('status').execute();
      expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(sent);
    },
    { timeout: faultTimeout, interval: 20 },
  );
}

function numbers(server: MailServer): number[] {
  return server
    .accepted()
    .map(({ source }) => numberIn(source))
    .toSorted((one, other) => one - other);
}

describeOnBothDatabases('the outbox', ({ open }) => {
  let db: Database;
  beforeEach(async () => {
    db = (await open()).db;
  });

  const all: Manner[] = [421, 450, 550, 'hang', 'drop', 'slow'];
  const troubles: [string, Manner[]][] = [
    ['has every manner in turn', all],
    ...faultCount<[string, Manner[]][]>(
      [],
      [
        ['says 421', [421]],
        ['says 450', [450]],
        ['says 550', [550]],
        ['falls silent', ['hang']],
        ['hangs up after the message', ['drop']],
        ['is slow', ['slow']],
      ],
    ),
  ];

  test.each(troubles)('F08 no enquiry is lost when the mail server %s', async (_name, manners) => {
    const server = await mailServer();
    // One message in two or four meets a trouble, and some meet it twice.
    const every = manners.length > 1 ? 2 : 4;
    server.behave((received) =>
      received % every === 1
        ? (manners[Math.floor(received / every) % manners.length] ?? 'accept')
        : 'accept',
    );
    await sendEnquiries(db, count);
    runOutbox(db, server.url);
    await untilSent(db, count);
    expect(numbers(server)).toEqual(oneTo(count));
    const met = new Set(server.received.map(({ manner }) => manner));
    expect([...met]).toEqual(expect.arrayContaining(manners));
    const tries = new Map<number, Set<string>>();
    for (const mail of server.received) {
      const ids = tries.get(numberIn(mail.source)) ?? new Set();
      tries.set(numberIn(mail.source), ids.add(header(mail, 'Message-ID')));
    }
    expect([...tries.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set([...tries.values()].flatMap((ids) => [...ids])).size).toBe(count);
  });

  test('R-X-01 what waits during an outage leaves when the server is back', async () => {
    const gone = await mailServer();
    await gone.stop();
    await sendEnquiries(db, count);
    // Waits of hours: only the probe can find out that the server is back.
    runOutbox(db, gone.url, { policy: { ...quick, firstDelay: 600_000, maxDelay: hour } });
    await vi.waitFor(async () => {
      const tried = await db.selectFrom('outbox').select('attempts').execute();
      expect(tried.every(({ attempts }) => attempts > 0)).toBe(true);
    }, faultTimeout);
    expect(await findMailState(db, true)).toEqual({
      configured: true,
      queued: count,
      held: 0,
      failed: 0,
    });
    const back = await mailServer(gone.port);
    await vi.waitFor(() => expect(back.accepted().length).toBeGreaterThan(0), 10_000);
    await untilSent(db, 1);
  });

  test('R-X-01 the first message that leaves wakes the others', async () => {
    const server = await mailServer();
    server.behave((received) => (received < count ? 450 : 'accept'));
    await sendEnquiries(db, count);
    runOutbox(db, server.url, { policy: { ...quick, maxDelay: hour, probeInterval: 200 } });
    await untilSent(db, count);
    expect(numbers(server)).toEqual(oneTo(count));
  });

  test.each([
    ['lets nobody in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['is away', { code: 'ECONNECTION', command: 'CONN' }],
    ['refuses for now', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }],
  ])(
    'F08 one message an interval is tried out of turn while the server %s',
    async (_name, answer) => {
      await sendEnquiries(db, count);
      const probeInterval = 300;
      const begun: number[] = [];
      runOutbox(db, 'smtp://127.0.0.1', {
        policy: { ...quick, firstDelay: hour, maxDelay: hour, probeInterval },
        deliver: async () => {
          begun.push(performance.now());
          throw Object.assign(new Error('no'), answer);
        },
      });
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(count + 3), 20_000);
      const [first = 0, , , fourth = 0] = begun.slice(count);
      expect(fourth - first).toBeGreaterThan(2 * probeInterval);
    },
  );

  test('R-X-01 an answer after an outage wakes the others, though it is a refusal', async () => {
    await sendEnquiries(db, count);
    const probeInterval = minute;
    const answers = [{ command: 'CONN' }, { command: 'RCPT TO', responseCode: 450 }];
    let since = 0;
    const tried = [new Set(), new Set()];
    runOutbox(db, 'smtp://127.0.0.1', {
      policy: { ...rarely, probeInterval },
      now: () => Date.now() + since * 2 * probeInterval,
      deliver: async ({ outbox_id }) => {
        tried[since]?.add(outbox_id);
        throw Object.assign(new Error('no'), answers[since]);
      },
    });
    await vi.waitFor(async () => {
      const begun = await db.selectFrom('mail_attempts').select('outcome').execute();
      expect(begun.filter(({ outcome }) => outcome === 'deferred')).toHaveLength(count);
    }, 20_000);
    since = 1;
    await vi.waitFor(() => expect(tried[1]?.size).toBe(count), 20_000);
  });

  test('F06 of several processes one sends a message', async () => {
    const server = await mailServer();
    server.behave(() => 'slow');
    await sendEnquiries(db, count);
    for (let process = 0; process < 3; process += 1) runOutbox(db, server.url);
    await untilSent(db, count);
    expect(numbers(server)).toEqual(oneTo(count));
  });

  test('F08 after 72 hours a message counts as failed, and the ledger says why', async () => {
    const server = await mailServer();
    server.behave(() => 550);
    await sendEnquiries(db, 1);
    let hours = 0;
    const now = () => Date.now() + hours * hour;
    const outbox = runOutbox(db, server.url, {
      now,
      policy: { ...quick, giveUpAfter: 259_200_000 },
    });
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(1), 10_000);
    hours = 73;
    outbox.wake();
    await vi.waitFor(async () => {
      expect(await findMailState(db, true)).toMatchObject({ queued: 0, failed: 1 });
    }, 10_000);
    const ledger = await db.selectFrom('mail_attempts').selectAll().orderBy('attempt').execute();
    expect(ledger.at(0)).toMatchObject({ attempt: 1, outcome: 'deferred' });
    expect(ledger.at(-1)).toMatchObject({ outcome: 'failed', reason: '550 refused with 550' });
  });

  test('a stop lets the message go that is on its way', async () => {
    const server = await mailServer();
    server.behave(() => 'slow');
    await sendEnquiries(db, 1);
    const outbox = runOutbox(db, server.url);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    await outbox.stop();
    const [row] = await db.selectFrom('outbox').select(['status', 'attempts']).execute();
    expect(row).toEqual({ status: 'sent', attempts: 1 });
  });
});
