import { beforeEach, expect, test } from 'vitest';
import { hour, minute } from '../../domain/durations.ts';
import { verifyPassword } from '../../server/accounts/sign-in/password.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const next = 'green-Dhow-2044';

describeOnBothDatabases('the own account', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function change(body: object, token = server.token) {
    return server.call({ method: 'POST', url: '/api/users/password', token, body });
  }

  async function isLive(token: string): Promise<boolean> {
    return (await server.call({ url: '/api/users/me', token })).statusCode === 200;
  }

  async function login(given: string, email = adminEmail): Promise<number> {
    const body = { email, password: given };
    return (await server.call({ method: 'POST', url: '/api/users/login', body })).statusCode;
  }

  async function sessions(token = server.token) {
    return (await server.call({ url: '/api/users/sessions', token })).json();
  }

  test('T03 a new password ends every other session, and only it signs in', async () => {
    const other = await server.signIn();
    const answer = await change({ current: password, new: next });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Your password is changed. Every other session has ended.',
    });
    expect([await isLive(server.token), await isLive(other)]).toEqual([true, false]);
    expect([await login(password), await login(next)]).toEqual([401, 200]);
  });

  test('a password may be changed by somebody who is no administrator, and is nobody elses', async () => {
    await server.addUser('reader@example.com');
    const token = await server.signIn('reader@example.com');
    expect((await change({ current: password, new: next }, token)).statusCode).toBe(200);
    expect(await login(next, 'reader@example.com')).toBe(200);
    expect(await login(password)).toBe(200);
    expect(await isLive(server.token)).toBe(true);
  });

  test.each([
    ['a wrong current one', { current: 'wrong', new: next }, 'current'],
    ['11 characters', { current: password, new: 'green-Dhow2' }, 'new'],
    ['17 characters', { current: password, new: 'green-Dhow-2044xx' }, 'new'],
    ['a common one', { current: password, new: 'Password2026' }, 'new'],
    ['the address', { current: password, new: 'Admin-example' }, 'new'],
    ['the same again', { current: password, new: password }, 'new'],
    ['none', { current: password }, 'new'],
  ])('T10 %s is refused at its field and changes nothing', async (_name, body, field) => {
    const other = await server.signIn();
    const answer = await change(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect([await isLive(server.token), await isLive(other)]).toEqual([true, true]);
    expect(await login(password)).toBe(200);
  });

  test('the current password as the new one is refused in words of its own', async () => {
    const answer = await change({ current: password, new: password });
    expect(answer.json().errors.new).toBe('Please choose a password other than the current one.');
  });

  test('T08 guessing the current password locks like guessing at the door', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await change({ current: `wrong${n}`, new: next })).statusCode).toBe(400);
    }
    const locked = await change({ current: password, new: next });
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('900');
    expect(await login(password)).toBe(429);
    expect(await isLive(server.token)).toBe(true);
  });

  test('of two changes at once one succeeds, and its password is the one that is stored', async () => {
    const given = ['green-Dhow-2044', 'amber-Souk-3055'];
    const answers = await Promise.all(given.map((one) => change({ current: password, new: one })));
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(given[winner] ?? '', password_hash)).toBe(true);
  });

  test('T03 a sign-in that meets a new password gets no session that outlives it', async () => {
    for (let n = 0; n < 5; n++) {
      const [old, fresh] = n % 2 === 0 ? [password, next] : [next, password];
      const body = { email: adminEmail, password: old };
      const [changed, signedIn] = await Promise.all([
        change({ current: old, new: fresh }),
        server.call({ method: 'POST', url: '/api/users/login', body }),
      ]);
      expect(changed.statusCode).toBe(200);
      if (signedIn.statusCode === 200) expect(await isLive(signedIn.json().token)).toBe(false);
    }
  });

  test('the list shows the own live sessions and no token', async () => {
    await server.addUser('reader@example.com');
    await server.signIn('reader@example.com');
    server.clock.now += 50 * minute;
    await isLive(server.token);
    const { token: other } = (
      await server.call({
        method: 'POST',
        url: '/api/users/login',
        body: { email: adminEmail, password },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' },
        remoteAddress: '203.0.113.77',
      })
    ).json();
    const list = await sessions();
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        created_at: '2026-03-01T09:50:00.000Z',
        last_used_at: '2026-03-01T09:50:00.000Z',
        device: 'Firefox on Linux',
        network: '203.0.113.0',
        current: false,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        created_at: '2026-03-01T09:00:00.000Z',
        last_used_at: '2026-03-01T09:50:00.000Z',
        device: '',
        network: '127.0.0.0',
        current: true,
      },
    ]);
    expect(JSON.stringify(list)).not.toContain(other);
    server.clock.now += 0.9 * hour;
    await isLive(server.token);
    server.clock.now += 0.2 * hour;
    expect(await sessions()).toHaveLength(1);
  });

  test('one session ends by its id; one of somebody else does not', async () => {
    await server.addUser('reader@example.com');
    const reader = await server.signIn('reader@example.com');
    const other = await server.signIn();
    const end = (id: string, token = server.token) =>
      server.call({ method: 'DELETE', url: `/api/users/sessions/${id}`, token });
    const [theirs] = await sessions(reader);
    expect((await end(theirs.id)).statusCode).toBe(404);
    expect(await isLive(reader)).toBe(true);
    const id = (await sessions()).find(({ current }: { current: boolean }) => !current).id;
    for (const odd of ['x', '%25', `${id}0`, '0000000000000000']) {
      expect((await end(odd)).statusCode).toBe(404);
    }
    expect((await end(id)).statusCode).toBe(200);
    expect([await isLive(server.token), await isLive(other)]).toEqual([true, false]);
    expect((await end(id)).statusCode).toBe(404);
  });

  test('signing out everywhere else leaves this session and those of others', async () => {
    await server.addUser('reader@example.com');
    const reader = await server.signIn('reader@example.com');
    const other = await server.signIn();
    const { token } = server;
    const answer = await server.call({ method: 'DELETE', url: '/api/users/sessions', token });
    expect(answer.statusCode).toBe(200);
    const tokens = [server.token, other, reader];
    expect(await Promise.all(tokens.map(isLive))).toEqual([true, false, true]);
  });

  test('a visitor has no sessions to see', async () => {
    expect((await server.call({ url: '/api/users/sessions' })).statusCode).toBe(401);
  });
});
