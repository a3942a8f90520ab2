import { createHook } from 'node:async_hooks';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hour, minute } from '../../domain/durations.ts';
import { setHashCost } from '../../server/accounts/sign-in/password.ts';
import { cheapCost } from '../cheap-hashes.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const second = 1_000;

describeOnBothDatabases('signing in', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function login(body: object, headers: Record<string, string> = {}) {
    return server.call({ method: 'POST', url: '/api/users/login', body, headers });
  }

  /** Whether a token still opens the administrator's calls. */
  async function isLive(token: string): Promise<boolean> {
    const answer = await server.call({ method: 'POST', url: '/api/caseStudies', token });
    return answer.statusCode === 201;
  }

  function disable(email: string) {
    return server.db
      .updateTable('users')
      .set({ is_disabled: 1 })
      .where('email', '=', email)
      .execute();
  }

  test('R-7-07 the answer has token, isAdmin and email at its top level', async () => {
    const answer = await login({ email: 'Admin@Example.com', password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      isAdmin: true,
      email: adminEmail,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isLive(answer.json().token)).toBe(true);
  });

  test('R-6-05 an account that is no administrator signs in as such', async () => {
    await server.addUser('reader@example.com');
    const answer = await login({ email: 'reader@example.com', password });
    expect(answer.json().isAdmin).toBe(false);
  });

  test('T09 unknown address, wrong password and disabled account answer alike', async () => {
    await server.addUser('disabled@example.com', true);
    await disable('disabled@example.com');
    const pairs = [
      { email: adminEmail, password: 'wrong' },
      { email: 'nobody@example.com', password },
      { email: 'disabled@example.com', password },
    ];
    const answers = await Promise.all(pairs.map((pair) => login(pair)));
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(401);
      expect(body).toBe('{"message":"The email address or the password is wrong."}');
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
  });

  test('T09 an unknown address costs the same hash as a known one', async () => {
    let hashes = 0;
    const counting = createHook({
      init(_id, type) {
        if (type === 'ARGON2REQUEST') hashes += 1;
      },
    }).enable();
    onTestFinished(() => void counting.disable());
    async function hashesFor(email: string): Promise<number> {
      const before = hashes;
      expect((await login({ email, password: 'wrong' })).statusCode).toBe(401);
      return hashes - before;
    }
    // Nearly all of the time that an answer takes is the hash's.
    expect(await hashesFor(adminEmail)).toBe(1);
    expect(await hashesFor('nobody@example.com')).toBe(1);
  });

  test('T10 of two that find a hash of weaker parameters at once, both sign in', async () => {
    setHashCost({ ...cheapCost, passes: cheapCost.passes + 1 });
    onTestFinished(() => setHashCost(cheapCost));
    const both = [login({ email: adminEmail, password }), login({ email: adminEmail, password })];
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
    expect((await login({ email: adminEmail, password })).statusCode).toBe(200);
  });

  test.each([
    ['T10 a password of 17', { email: adminEmail, password: `${password}x` }, 'password'],
    ['no password', { email: adminEmail }, 'password'],
    ['an email of 37', { email: `${'a'.repeat(25)}@example.com`, password }, 'email'],
    ['a malformed email', { email: 'admin', password }, 'email'],
    ['a list', { email: [adminEmail], password }, 'email'],
  ])('%s is refused by name', async (_name, body, field) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('T10 a password is never trimmed', async () => {
    for (const given of [
      ` ${password.slice(1)}`,
      `${password.slice(0, -1)} `,
      password.toUpperCase(),
    ]) {
      expect((await login({ email: adminEmail, password: given })).statusCode).toBe(401);
    }
  });

  test('T13 a page of another site cannot sign in', async () => {
    const pair = { email: adminEmail, password };
    const foreign = { origin: 'https://evil.example' };
    const answer = await login(pair, foreign);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(/\.$/);
    expect((await login(pair, { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });

  test('T02 the database holds no usable token', async () => {
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(server.token);
    expect(dump).not.toContain(Buffer.from(server.token, 'base64url').toString('hex'));
    for (const { token_hash } of rows) expect(await isLive(token_hash)).toBe(false);
  });

  test('T02 a session lives 59:59 without use and not 60:01', async () => {
    const other = await server.signIn();
    server.clock.now += 59 * minute + 59 * second;
    expect(await isLive(server.token)).toBe(true);
    server.clock.now += 2 * second;
    expect(await isLive(other)).toBe(false);
    expect(await isLive(server.token)).toBe(true);
  });

  test('T02 a session in constant use ends after twelve hours', async () => {
    for (let quarters = 0; quarters < 48; quarters++) {
      expect(await isLive(server.token)).toBe(true);
      server.clock.now += 15 * minute;
    }
    expect(await isLive(server.token)).toBe(true);
    server.clock.now += second;
    expect(await isLive(server.token)).toBe(false);
  });

  test('T02 an ended session does not come back when the clock is set back', async () => {
    server.clock.now += 13 * hour;
    expect(await isLive(server.token)).toBe(false);
    server.clock.now -= 13 * hour;
    expect(await isLive(server.token)).toBe(false);
  });

  test('T02 the sixth sign-in ends the oldest session', async () => {
    const tokens = [server.token];
    for (let n = 0; n < 5; n++) {
      server.clock.now += second;
      tokens.push(await server.signIn());
    }
    const live = await Promise.all(tokens.map((token) => isLive(token)));
    expect(live).toEqual([false, true, true, true, true, true]);
  });

  test('T02 twelve right sign-ins at once all answer, and the newest five sessions live', async () => {
    // Far fewer failures than sign-ins, so that their order cannot let them through by chance.
    const signIn = { ...server.app.services.config.signIn, failures: 2 };
    Object.assign(server.app.services.config, { signIn });
    const pair = { email: adminEmail, password };
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(pair)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const tokens = answers.map((answer) => answer.json().token);
    expect(new Set(tokens).size).toBe(12);
    const live = await Promise.all([server.token, ...tokens].map((token) => isLive(token)));
    expect(live.filter(Boolean)).toHaveLength(5);
    expect(live[0]).toBe(false);
  });

  test('T08 of twelve wrong sign-ins at once no more are checked than the limit allows', async () => {
    const pair = { email: adminEmail, password: 'wrong' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(pair)));
    const checked = answers.filter(({ statusCode }) => statusCode === 401);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([checked.length, refused.length]).toEqual([10, 2]);
  });

  test('T03 signing out ends this session on the server and no other', async () => {
    const other = await server.signIn();
    const url = '/api/users/logout';
    const answer = await server.call({ method: 'POST', url, token: server.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'You are signed out.' });
    expect(await isLive(server.token)).toBe(false);
    expect(await isLive(other)).toBe(true);
    expect((await server.call({ method: 'POST', url, token: server.token })).statusCode).toBe(401);
  });

  test('T03 a disabled account and one that lost its flag have no access', async () => {
    await server.db.updateTable('users').set({ is_admin: 0 }).execute();
    expect(await isLive(server.token)).toBe(false);
    await server.db.updateTable('users').set({ is_admin: 1 }).execute();
    expect(await isLive(server.token)).toBe(true);
    await disable(adminEmail);
    expect(await isLive(server.token)).toBe(false);
  });

  test('an account can sign out and see itself without being an administrator', async () => {
    await server.addUser('reader@example.com');
    const token = await server.signIn('reader@example.com');
    const me = await server.call({ url: '/api/users/me', token });
    expect(me.json()).toEqual({ isAdmin: false, email: 'reader@example.com' });
    const out = await server.call({ method: 'POST', url: '/api/users/logout', token });
    expect(out.statusCode).toBe(200);
    expect((await server.call({ url: '/api/users/me', token })).statusCode).toBe(401);
  });
});
