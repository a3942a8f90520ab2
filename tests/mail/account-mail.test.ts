import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { allTables, readRows } from '../../db/whole-database.ts';
import { minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { freePort } from '../free-port.ts';
import { adminEmail, type TestServer, testServer } from '../server.ts';
import { mailThrough, nextMail, tokenIn } from './link-mail.ts';
import { startMailServer } from './mail-server.ts';

const next = 'green-Dhow-2044';

describeOnBothDatabases('mails with links', (databases) => {
  let port: number;
  let server: TestServer;
  beforeEach(async () => {
    port = await freePort();
    const config = mailThrough({ url: `smtp://127.0.0.1:${port}` });
    server = await testServer({ database: await databases.open(), config });
    await saveSiteSettings(server.db, firstSettings);
  });

  async function startMail() {
    const mail = await startMailServer(port);
    onTestFinished(() => mail.stop());
    return mail;
  }

  function ask() {
    const url = '/api/users/password/forgot';
    return server.call({ method: 'POST', url, body: { email: adminEmail } });
  }

  let tries = 0;
  /** Each from a network of its own: the limit of wrong links has tests elsewhere. */
  async function reset(token: string): Promise<number> {
    const url = '/api/users/password/reset';
    const body = { token, password: next };
    tries += 1;
    const remoteAddress = `10.0.${tries >> 8}.${tries & 255}`;
    return (await server.call({ method: 'POST', url, body, remoteAddress })).statusCode;
  }

  async function link() {
    return server.db.selectFrom('account_links').selectAll().executeTakeFirstOrThrow();
  }

  /** Everything that a backup or a dump would hold. */
  async function dump(): Promise<string> {
    const { db, kind } = server.app.services;
    const rows: unknown[] = [];
    await db.transaction().execute(async (transaction) => {
      for (const table of allTables) {
        for await (const row of readRows(transaction, kind, table)) rows.push(row);
      }
    });
    return JSON.stringify(rows);
  }

  test('T40 what waits holds no token, and what is stored opens nothing', async () => {
    await ask();
    server.app.accountMail.wake();
    await vi.waitFor(async () => expect((await link()).reason).not.toBe(''), { timeout: 10_000 });
    // An attempt has made a token that has not left.
    const waiting = await dump();
    for (const [secret] of waiting.matchAll(/[\w-]{43,}/g)) {
      expect(await reset(secret.slice(0, 43))).not.toBe(200);
    }
    server.clock.now += 2 * minute;
    const mail = await startMail();
    const token = tokenIn((await nextMail(server, mail, 1)).source);
    const stored = await dump();
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    const { token_hash } = await link();
    expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await reset(token_hash ?? '')).toBe(410);
    expect(await reset(token)).toBe(200);
  });

  test('T40 a delivery that is tried again makes a new token and closes the one before', async () => {
    const mail = await startMail();
    mail.behave((count) => (count === 0 ? 451 : 'accept'));
    await ask();
    server.app.accountMail.wake();
    await vi.waitFor(async () => expect((await link()).reason).toContain('451'), {
      timeout: 10_000,
    });
    server.clock.now += minute;
    const sent = await nextMail(server, mail, 1);
    const tokens = mail.received.map(({ source }) => tokenIn(source));
    expect(tokens).toHaveLength(2);
    expect(tokens[1]).toBe(tokenIn(sent.source));
    expect(tokens[0]).not.toBe(tokens[1]);
    expect([await reset(tokens[0] ?? ''), await reset(tokens[1] ?? '')]).toEqual([410, 200]);
  });

  test.each([
    ['is tried again', 451, 'queued'],
    ['was refused for good', 550, 'failed'],
  ])('T40 a link opens while the mail with the next one %s', async (_, answer, status) => {
    const mail = await startMail();
    mail.behave((count) => (count === 0 ? 'accept' : answer));
    await ask();
    const first = tokenIn((await nextMail(server, mail, 1)).source);
    for (const time of [minute, 2 * minute]) {
      server.clock.now += time;
      await ask();
      server.app.accountMail.wake();
      await vi.waitFor(
        async () => {
          expect(mail.received.length).toBeGreaterThan(time / minute);
          expect(await link()).toMatchObject({ status, reason: expect.stringContaining('5') });
        },
        { timeout: 10_000 },
      );
    }
    expect(await reset(first)).toBe(200);
    expect(await server.db.selectFrom('account_links').select('kind').execute()).toEqual([]);
  });

  test('T40 a link ends at its time, also while the next one waits', async () => {
    const mail = await startMail();
    mail.behave((count) => (count === 0 ? 'accept' : 451));
    await ask();
    const first = tokenIn((await nextMail(server, mail, 1)).source);
    server.clock.now += 29 * minute;
    await ask();
    server.app.accountMail.wake();
    await vi.waitFor(async () => expect((await link()).reason).toContain('451'), {
      timeout: 10_000,
    });
    server.clock.now += minute;
    expect(await reset(first)).toBe(410);
  });

  test('T40 a mail that could not leave within 30 minutes is dropped', async () => {
    await ask();
    server.app.accountMail.wake();
    // The attempt has ended, not only begun.
    await vi.waitFor(async () => expect((await link()).reason).not.toBe(''), { timeout: 10_000 });
    expect((await link()).attempts).toBe(1);
    server.clock.now += 30 * minute;
    const mail = await startMail();
    server.app.accountMail.wake();
    await vi.waitFor(async () => expect((await link()).status).toBe('failed'), {
      timeout: 10_000,
    });
    expect(mail.received).toEqual([]);
    // Asked for again, it leaves.
    await ask();
    await nextMail(server, mail, 1);
  });

  test('an address that the mail server refuses for good is not tried again', async () => {
    const mail = await startMail();
    mail.behave(() => 550);
    await ask();
    server.app.accountMail.wake();
    await vi.waitFor(async () => expect((await link()).status).toBe('failed'), {
      timeout: 10_000,
    });
    expect(mail.received).toHaveLength(1);
  });
});
