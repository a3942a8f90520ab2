import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { insertAdministrator } from '../../db/accounts/administrators.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { mailThrough, nextMail, plainText, tokenIn } from '../mail/link-mail.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const chosen = 'green-Dhow-2044';
const layla = 'layla@example.com';

describeOnBothDatabases('invitations', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const post = (url: string, body: object = {}, token = server.token) =>
    server.call({ method: 'POST', url: `/api/users${url}`, token, body });
  const invite = (email: string) => post('', { email });
  const accept = (token: string, given = chosen) =>
    server.call({
      method: 'POST',
      url: '/api/users/invitations/accept',
      body: { token, password: given },
    });
  const list = async () =>
    (await server.call({ url: '/api/users/invitations', token: server.token })).json();
  const login = (email: string, given = chosen) =>
    server.call({ method: 'POST', url: '/api/users/login', body: { email, password: given } });

  async function accounts(): Promise<string[]> {
    const rows = await server.db.selectFrom('users').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  }

  /** Invites and answers the token of the link that is shown. */
  async function invited(email = layla): Promise<string> {
    const [, token = ''] = (await invite(email)).json().link.split('#');
    return token;
  }

  test('T41 without mail the link is shown once; accepting it makes the account', async () => {
    const answer = await invite('Layla@Example.com');
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { invitation, link, message } = answer.json();
    expect(message).toBe('layla@example.com is invited.');
    expect(invitation).toMatchObject({ email: layla, invited_by: adminEmail, status: 'shown' });
    const [address, token] = link.split('#');
    expect(address).toBe('http://localhost:3000/login/invitation');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await list())).not.toContain(token);
    expect(await accounts()).toEqual([adminEmail]);
    const rows = await server.db.selectFrom('account_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);

    const accepted = await accept(token);
    expect(accepted.statusCode).toBe(201);
    expect(accepted.json()).toEqual({ message: 'Your account is ready.', email: layla });
    expect((await login(layla)).json()).toMatchObject({ email: layla, isAdmin: true });
    expect(await list()).toEqual([]);
    expect((await accept(token)).statusCode).toBe(410);
  });

  test('T41 by mail the answer holds no link, and the mail does', async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    server = await testServer({ database: await databases.open(), config: mailThrough(mail) });
    await saveSiteSettings(server.db, firstSettings);
    const answer = await invite(layla);
    expect(answer.json()).toMatchObject({ message: 'layla@example.com is invited by mail.' });
    expect(answer.json().link).toBeUndefined();
    const { to, source } = await nextMail(server, mail, 1);
    expect(to).toEqual([layla]);
    expect(plainText(source)).toContain(`${adminEmail} invites you to the back office of`);
    expect((await accept(tokenIn(source))).statusCode).toBe(201);
  });

  test('T41 a link opens for 72 hours; sent again it is another, and the first opens nothing', async () => {
    const first = await invited();
    server.clock.now += 72 * hour;
    server.token = await server.signIn();
    expect((await accept(first)).statusCode).toBe(410);
    const [{ link_id }] = await list();
    const again = (await post(`/invitations/${link_id}/resend`)).json();
    const [, second = ''] = again.link.split('#');
    expect(second).not.toBe(first);
    server.clock.now += 72 * hour - 1;
    expect((await accept(first)).statusCode).toBe(410);
    expect((await accept(second)).statusCode).toBe(201);
  });

  test('T41 an invitation that is taken back opens nothing', async () => {
    const token = await invited();
    const [{ link_id }] = await list();
    const url = `/api/users/invitations/${link_id}`;
    const answer = await server.call({ method: 'DELETE', url, token: server.token });
    expect(answer.json()).toEqual({
      message: 'The invitation of layla@example.com is withdrawn.',
    });
    const refused = await accept(token);
    expect(refused.statusCode).toBe(410);
    expect(refused.json().message).toMatch(/^This link does not work any more\./);
    expect(await accounts()).toEqual([adminEmail]);
    expect((await post(`/invitations/${link_id}/resend`)).statusCode).toBe(404);
    const gone = await server.call({ method: 'DELETE', url, token: server.token });
    expect(gone.statusCode).toBe(404);
  });

  test('T41 accepted twelve times at once: one account, one password', async () => {
    const token = await invited();
    const given = Array.from({ length: 12 }, (_, n) => `green-Dhow-20${n + 40}`);
    const answers = await Promise.all(given.map((one) => accept(token, one)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(11);
    expect(await accounts()).toEqual([adminEmail, layla]);
    expect((await login(layla, given[statuses.indexOf(201)])).statusCode).toBe(200);
  });

  test('T41 whoever accepts chooses neither role nor address', async () => {
    const token = await invited();
    await server.db.updateTable('account_links').set({ is_admin: 0 }).execute();
    const body = { token, password: chosen, isAdmin: true, email: 'other@example.com' };
    const url = '/api/users/invitations/accept';
    expect((await server.call({ method: 'POST', url, body })).statusCode).toBe(201);
    expect((await login(layla)).json()).toMatchObject({ email: layla, isAdmin: false });
  });

  test('T41 an invitation is no reset, and a weak password leaves it open', async () => {
    const token = await invited();
    const body = { token, password: chosen };
    const url = '/api/users/password/reset';
    expect((await server.call({ method: 'POST', url, body })).statusCode).toBe(410);
    const weak = await accept(token, 'layla-layla');
    expect(weak.statusCode).toBe(400);
    expect(Object.keys(weak.json().errors)).toEqual(['password']);
    expect((await accept(token)).statusCode).toBe(201);
  });

  test('T41 invitations of somebody who is disabled since open nothing', async () => {
    const { user_id } = await server.addUser('omar@example.com', true);
    const token = await server.signIn('omar@example.com');
    const [, link = ''] = (await post('', { email: layla }, token)).json().link.split('#');
    const url = `/api/users/${user_id}`;
    await server.call({ method: 'PUT', url, token: server.token, body: { disabled: true } });
    expect((await accept(link)).statusCode).toBe(410);
    expect(await list()).toEqual([]);
  });

  test('T41 an account that was made meanwhile stays as it is', async () => {
    const token = await invited();
    await insertAdministrator(server.db, { email: layla, passwordHash: 'x' });
    expect((await accept(token)).statusCode).toBe(410);
    expect(await accounts()).toEqual([adminEmail, layla]);
  });

  test('an address is invited once and must be one', async () => {
    const taken = await invite(adminEmail.toUpperCase());
    expect(taken.statusCode).toBe(409);
    expect(taken.json().errors).toEqual({ email: 'This address belongs to a user already.' });
    await invite(layla);
    const twice = await invite('LAYLA@example.com');
    expect(twice.statusCode).toBe(409);
    expect(twice.json().errors.email).toMatch(/^This address is invited already\./);
    expect((await invite('nobody')).statusCode).toBe(400);
    expect((await invite(`${'a'.repeat(30)}@b.co.ae`)).statusCode).toBe(400);
  });

  test('R-X-18 inviting, sending again, taking back and accepting are in the audit log', async () => {
    await invited();
    const [{ link_id }] = await list();
    const again = await post(`/invitations/${link_id}/resend`);
    const [, token = ''] = again.json().link.split('#');
    await invite('omar@example.com');
    const other = (await list()).find(({ email }: { email: string }) => email !== layla);
    const url = `/api/users/invitations/${other.link_id}`;
    await server.call({ method: 'DELETE', url, token: server.token });
    await accept(token);
    const rows = await server.db.selectFrom('audit_log').selectAll().orderBy('audit_id').execute();
    const told = rows.map(({ action, made_by, title }) => `${action}, ${made_by}, ${title}`);
    expect(told.slice(1)).toEqual([
      `invited, ${adminEmail}, `,
      `invited again, ${adminEmail}, ${layla}`,
      `invited, ${adminEmail}, `,
      `invitation taken back, ${adminEmail}, omar@example.com`,
      `invitation accepted, ${layla}, `,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${chosen}|${password}`));
  });

  test.each(['0', '-1', '1e3', '999999999', 'x', '%00'])('invitation %s is unknown', async (id) => {
    const url = `/api/users/invitations/${id}`;
    const removed = await server.call({ method: 'DELETE', url, token: server.token });
    expect(removed.statusCode).toBe(404);
    expect((await post(`/invitations/${id}/resend`)).statusCode).toBe(404);
  });
});
