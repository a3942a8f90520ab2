import type { QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fuzzesAll } from '../fuzz-runs.ts';
import { mailThrough, nextMail, plainText, tokenIn } from '../mail/link-mail.ts';
import { header, type MailServer, startMailServer } from '../mail/mail-server.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const next = 'green-Dhow-2044';
const stranger = '203.0.113.9';

describeOnBothDatabases('a forgotten password', (databases) => {
  let mail: MailServer;
  let server: TestServer;
  beforeEach(async () => {
    mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const config = mailThrough(mail);
    server = await testServer({ database: await databases.open(), config });
    await saveSiteSettings(server.db, firstSettings);
  });

  const post = (url: string, body: object, more: object = {}) =>
    server.call({ method: 'POST', url: `/api/users/${url}`, body, ...more });
  const ask = (email: string, from = stranger) =>
    post('password/forgot', { email }, { remoteAddress: from });
  const reset = (token: string, given = next, from = stranger) =>
    post('password/reset', { token, password: given }, { remoteAddress: from });
  const look = (token: string, from = stranger, kind = 'reset') =>
    post('links/look', { kind, token }, { remoteAddress: from });
  const login = async (given: string, email = adminEmail) =>
    (await post('login', { email, password: given })).statusCode;

  /** Asks and takes the token out of the mail. */
  async function askedToken(email = adminEmail): Promise<string> {
    const before = mail.accepted().length;
    expect((await ask(email)).statusCode).toBe(200);
    return tokenIn((await nextMail(server, mail, before + 1)).source);
  }

  test('T40 a link by mail sets a new password once and ends every session', async () => {
    expect((await ask(adminEmail)).statusCode).toBe(200);
    const sent = await nextMail(server, mail, 1);
    expect([sent.to, header(sent, 'Subject')]).toEqual([[adminEmail], 'Choose a new password']);
    const token = tokenIn(sent.source);
    const answer = await reset(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Your new password is saved. Every session has ended.',
      email: adminEmail,
      secondFactor: false,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const me = await server.call({ url: '/api/users/me', token: server.token });
    expect(me.statusCode).toBe(401);
    expect([await login(password), await login(next)]).toEqual([401, 200]);
    const again = await reset(token, 'other-Dhow-2045');
    expect(again.statusCode).toBe(410);
    expect(again.json().message).toMatch(/^This link does not work any more\./);
    expect(await login(next)).toBe(200);
  });

  test('T40 known, unknown and disabled addresses are answered alike, and one gets a mail', async () => {
    const { user_id } = await server.addUser('gone@example.com', true);
    await server.db
      .updateTable('users')
      .set({ is_disabled: 1 })
      .where('user_id', '=', user_id)
      .execute();
    const emails = [adminEmail, 'nobody@example.com', 'gone@example.com', 'ADMIN@Example.com'];
    const answers = await Promise.all(emails.map((email) => ask(email)));
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(200);
      expect(body).toBe(answers[0]?.body);
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
    await nextMail(server, mail, 1);
    await vi.waitFor(async () => {
      const rows = await server.db.selectFrom('account_links').select('status').execute();
      expect(rows).toEqual([{ status: 'sent' }]);
    });
    expect(mail.received.map(({ to }) => to)).toEqual([[adminEmail]]);
  });

  test('T40 the database is asked the same for every address', async () => {
    const asked: string[] = [];
    const watch = {
      transformQuery: ({ node }: { node: RootOperationNode }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }: { result: QueryResult<UnknownRow> }) => result,
    };
    Object.assign(server.app.services, { db: server.db.withPlugin(watch) });
    async function statements(email: string): Promise<string[]> {
      server.clock.now += 60 * minute;
      asked.length = 0;
      expect((await ask(email)).statusCode).toBe(200);
      return [...asked];
    }
    const known = await statements(adminEmail);
    expect(known.length).toBeGreaterThan(3);
    expect(await statements('nobody@example.com')).toEqual(known);
  });

  // Time is a matter of a quiet machine: `FUZZ=1 npx vitest run` with this file.
  test.runIf(fuzzesAll)(
    'T40 an unknown address takes as long as a known one',
    async () => {
      const times: [number[], number[]] = [[], []];
      for (let n = 0; n < 1_000; n++) {
        server.clock.now += 60 * minute;
        const start = performance.now();
        await ask(n % 2 ? adminEmail : 'nobody@example.com');
        times[n % 2 ? 1 : 0].push(performance.now() - start);
      }
      const [unknown, known] = times.map((list) => {
        const mean = list.reduce((sum, time) => sum + time, 0) / list.length;
        const squares = list.reduce((sum, time) => sum + (time - mean) ** 2, 0);
        const median = list.toSorted((a, b) => a - b)[list.length / 2] ?? 0;
        return { mean, median, error: squares / (list.length - 1) / list.length };
      });
      if (!unknown || !known) throw new Error('No times.');
      const welch = (known.mean - unknown.mean) / Math.sqrt(known.error + unknown.error);
      const figures = `medians ${known.median} and ${unknown.median} ms, Welch's t ${welch}`;
      process.stdout.write(`${figures}\n`);
      expect(Math.abs(known.median - unknown.median), figures).toBeLessThan(2);
      expect(Math.abs(welch), figures).toBeLessThan(4.5);
    },
    120_000,
  );

  test('T40 a link opens for 30 minutes from when it left', async () => {
    const late = await askedToken();
    server.clock.now += 30 * minute;
    expect((await reset(late)).statusCode).toBe(410);
    const token = await askedToken();
    server.clock.now += 30 * minute - 1;
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('T40 a newer link closes the one before, and a new password closes every link', async () => {
    const [first, second] = [await askedToken(), await askedToken()];
    expect((await reset(first)).statusCode).toBe(410);
    const { token } = server;
    const changed = await post('password', { current: password, new: next }, { token });
    expect(changed.statusCode).toBe(200);
    expect((await reset(second, 'other-Dhow-2045')).statusCode).toBe(410);
    expect(await login(next)).toBe(200);
  });

  test('T40 a look says whether a link works, and changes nothing', async () => {
    const token = await askedToken();
    for (let n = 0; n < 25; n++) {
      const answer = await look(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'This link works.' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await look(token, stranger, 'invitation')).statusCode).toBe(410);
    expect((await reset(token)).statusCode).toBe(200);
    const ended = await look(token);
    expect([ended.statusCode, ended.json().message]).toEqual([
      410,
      'This link does not work any more. It was used already, it is too old, or a newer one was sent.',
    ]);
    const old = await askedToken();
    server.clock.now += 30 * minute;
    expect((await look(old)).statusCode).toBe(410);
    const rows = await server.db.selectFrom('audit_log').select('action').execute();
    expect(rows.filter(({ action }) => action === 'link refused')).toHaveLength(3);
    expect(rows.filter(({ action }) => /look/.test(action))).toEqual([]);
  });

  test('T40 looks at wrong tokens count with their uses', async () => {
    const token = await askedToken();
    for (let n = 0; n < 20; n++) {
      const wrong = `${n}`.padStart(43, 'A');
      expect((await (n % 2 ? look(wrong) : reset(wrong))).statusCode).toBe(410);
    }
    expect((await look(token)).statusCode).toBe(429);
    expect((await reset(token)).statusCode).toBe(429);
    expect((await look(token, '198.51.100.1')).statusCode).toBe(200);
  });

  test('T40 a link of an account that was disabled since opens nothing', async () => {
    const { user_id } = await server.addUser('omar@example.com', true);
    const token = await askedToken('omar@example.com');
    const body = { disabled: true };
    const url = `/api/users/${user_id}`;
    await server.call({ method: 'PUT', url, token: server.token, body });
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('T40 of twelve uses at once one sets its password', async () => {
    const token = await askedToken();
    const given = Array.from({ length: 12 }, (_, n) => `green-Dhow-20${n + 40}`);
    const answers = await Promise.all(given.map((one) => reset(token, one)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(11);
    expect(await login(given[statuses.indexOf(200)] ?? '')).toBe(200);
  });

  test('T40 the second factor stays and is asked for at the sign-in', async () => {
    const secret = 'JBSWY3DPEHPK3PXP';
    const { user_id } = await server.db
      .selectFrom('users')
      .select('user_id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('second_factors')
      .values({ user_id, secret, is_confirmed: 1, last_step: 0 })
      .execute();
    expect((await reset(await askedToken())).json()).toMatchObject({ secondFactor: true });
    const answer = await post('login', { email: adminEmail, password: next });
    expect(answer.statusCode).toBe(401);
    expect(Object.keys(answer.json().errors)).toEqual(['code']);
  });

  test('T40 a weak password is refused at its field and leaves the link open', async () => {
    const token = await askedToken();
    for (const weak of ['short', 'password1234', 'agency-agency']) {
      const answer = await reset(token, weak);
      expect(answer.statusCode, weak).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['password']);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('T40 five requests an hour for an address, of an account or not, and twenty from a network', async () => {
    for (const email of [adminEmail, 'nobody@example.com']) {
      for (let n = 0; n < 5; n++) {
        expect((await ask(email, `198.51.100.${n}`)).statusCode).toBe(200);
      }
      const refused = await ask(email, '198.51.100.77');
      expect(refused.statusCode).toBe(429);
      expect(refused.json().message).toBe(
        'Too many links were asked for. Please try again in 60 minutes.',
      );
      expect(refused.headers['retry-after']).toBe('3600');
    }
    // Strangers cannot keep somebody from asking where that person signs in.
    expect((await ask(adminEmail, '127.0.0.1')).statusCode).toBe(200);
    for (let n = 0; n < 20; n++) {
      expect((await ask(`a${n}@example.com`)).statusCode).toBe(200);
    }
    expect((await ask('b@example.com')).statusCode).toBe(429);
    server.clock.now += 10 * minute;
    expect((await ask('b@example.com')).statusCode).toBe(200);
  });

  test('T40 twenty wrong tokens lock a network, and no other', async () => {
    const token = await askedToken();
    for (let n = 0; n < 20; n++) {
      const wrong = n % 2 ? `${n}`.padStart(43, 'A') : `${n}`;
      expect((await reset(wrong)).statusCode).toBe(410);
    }
    expect((await reset(token)).statusCode).toBe(429);
    expect((await reset(token, next, '198.51.100.1')).statusCode).toBe(200);
  });

  test('T40 one link takes twenty tries in ten minutes, weak passwords among them', async () => {
    const token = await askedToken();
    for (let n = 0; n < 20; n++) {
      const from = `198.51.100.${n}`;
      expect((await reset(token, 'password1234', from)).statusCode).toBe(400);
    }
    expect((await reset(token)).statusCode).toBe(429);
    server.clock.now += 10 * minute;
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('T13 a page of another site can neither ask nor choose', async () => {
    const headers = { origin: 'https://evil.example' };
    const asked = await post('password/forgot', { email: adminEmail }, { headers });
    expect(asked.statusCode).toBe(403);
    const token = await askedToken();
    const body = { token, password: next };
    expect((await post('password/reset', body, { headers })).statusCode).toBe(403);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('wrong passwords from before do not lock out whoever has chosen a new one', async () => {
    for (let n = 0; n < 10; n++) await post('login', { email: adminEmail, password: 'wrong' });
    expect(await login(password)).toBe(429);
    const token = await askedToken();
    expect((await reset(token, next, '127.0.0.1')).statusCode).toBe(200);
    expect(await login(next)).toBe(200);
  });

  test('T08 a new password by mail opens the network it came to, however strangers guess', async () => {
    const loginFrom = (from: string, given: string) =>
      post('login', { email: adminEmail, password: given }, { remoteAddress: from });
    for (let n = 0; n < 65; n += 1) await loginFrom(`198.51.${n}.1`, 'wrong-Dhow-2044');
    expect((await loginFrom(stranger, password)).statusCode).toBe(429);
    expect((await reset(await askedToken())).statusCode).toBe(200);
    expect((await loginFrom(stranger, next)).statusCode).toBe(200);
    expect((await loginFrom('198.51.200.1', next)).statusCode).toBe(429);
  });

  test('R-X-18 asking, choosing and wrong links are in the audit log, without a secret', async () => {
    const token = await askedToken();
    await reset('A'.repeat(43));
    await reset(token);
    const rows = await server.db.selectFrom('audit_log').selectAll().orderBy('audit_id').execute();
    expect(rows.slice(-3).map(({ action, made_by }) => [action, made_by])).toEqual([
      ['new password asked for', adminEmail],
      ['link refused', ''],
      ['new password set', adminEmail],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${next}`));
  });

  test('the mail says for how long the link works, and nothing of it is HTML', async () => {
    await askedToken();
    const [sent] = mail.accepted();
    const text = plainText(sent?.source ?? '');
    expect(text).toContain('within 30 minutes');
    expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).not.toContain('<html');
    expect(text).toMatch(/Auto-Submitted: auto-generated/);
  });

  test('a site that sends no mail says so, the same to everybody', async () => {
    const silent = await testServer();
    const url = '/api/users/password/forgot';
    expect((await silent.call({ url })).json()).toEqual({ byMail: false });
    for (const email of [adminEmail, 'nobody@example.com']) {
      const answer = await silent.call({ method: 'POST', url, body: { email } });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(/^This site sends no mail\./);
    }
    expect((await server.call({ url })).json()).toEqual({ byMail: true });
  });
});
