import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('administrators', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const post = (url: string, body: object = {}, token = server.token) =>
    server.call({ method: 'POST', url, token, body });

  const setDisabled = (id: number, disabled: boolean, token = server.token) =>
    server.call({ method: 'PUT', url: `/api/users/${id}`, token, body: { disabled } });

  async function login(email: string, given: string): Promise<number> {
    const body = { email, password: given };
    return (await server.call({ method: 'POST', url: '/api/users/login', body })).statusCode;
  }

  async function isLive(token: string): Promise<boolean> {
    return (await server.call({ url: '/api/users/me', token })).statusCode === 200;
  }

  async function idOf(email: string): Promise<number> {
    const list = (await server.call({ url: '/api/users', token: server.token })).json();
    return list.find((user: { email: string }) => user.email === email).user_id;
  }

  test('the list shows everybody and no hash, to administrators only', async () => {
    await server.addUser('reader@example.com');
    const answer = await server.call({ url: '/api/users', token: server.token });
    expect(answer.json()).toMatchObject([
      { email: adminEmail, isAdmin: true, disabled: false },
      { email: 'reader@example.com', isAdmin: false, disabled: false },
    ]);
    expect(answer.body).not.toContain('argon2');
    const token = await server.signIn('reader@example.com');
    expect((await server.call({ url: '/api/users', token })).statusCode).toBe(403);
    expect((await server.call({ url: '/api/users' })).statusCode).toBe(401);
  });

  test('T03 disabling ends the sessions at once, enabling brings none back', async () => {
    const { user_id } = await server.addUser('omar@example.com', true);
    const token = await server.signIn('omar@example.com');
    const answer = await setDisabled(user_id, true);
    expect(answer.json()).toMatchObject({
      user: { email: 'omar@example.com', disabled: true },
      message: 'omar@example.com is disabled.',
    });
    expect(await isLive(token)).toBe(false);
    expect(await login('omar@example.com', password)).toBe(401);
    expect((await setDisabled(user_id, false)).json().message).toBe('omar@example.com is enabled.');
    expect(await isLive(token)).toBe(false);
    expect(await login('omar@example.com', password)).toBe(200);
  });

  test('the last active administrator stays, also when two disable each other at once', async () => {
    const own = await idOf(adminEmail);
    const refused = await setDisabled(own, true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('The last active administrator cannot be disabled.');
    expect(await isLive(server.token)).toBe(true);
    const { user_id } = await server.addUser('omar@example.com', true);
    const token = await server.signIn('omar@example.com');
    await Promise.all([setDisabled(user_id, true), setDisabled(own, true, token)]);
    const active = await server.db
      .selectFrom('users')
      .select('email')
      .where('is_disabled', '=', 0)
      .execute();
    expect(active).toHaveLength(1);
  });

  test('a reader can be disabled beside the last administrator (control)', async () => {
    const { user_id } = await server.addUser('reader@example.com');
    expect((await setDisabled(user_id, true)).statusCode).toBe(200);
  });

  test('a reset gives a new password and ends the sessions; the own one is changed instead', async () => {
    const { user_id } = await server.addUser('omar@example.com', true);
    const token = await server.signIn('omar@example.com');
    const answer = await post(`/api/users/${user_id}/reset`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toBe('omar@example.com has a new password.');
    expect(await isLive(token)).toBe(false);
    expect(await login('omar@example.com', password)).toBe(401);
    expect(await login('omar@example.com', answer.json().password)).toBe(200);
    const own = await post(`/api/users/${await idOf(adminEmail)}/reset`);
    expect(own.statusCode).toBe(409);
    expect(await login(adminEmail, password)).toBe(200);
  });

  test.each(['0', '-1', '1e3', '999999999', '99999999999', 'x', '%00'])(
    'user %s is an unknown one',
    async (id) => {
      const url = `/api/users/${id}`;
      const body = { disabled: true };
      const { token } = server;
      expect((await server.call({ method: 'PUT', url, token, body })).statusCode).toBe(404);
      expect((await post(`${url}/reset`)).statusCode).toBe(404);
    },
  );
});
