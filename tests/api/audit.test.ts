import { beforeEach, expect, test } from 'vitest';
import { insertAudit } from '../../db/jobs/audit.ts';
import type { AuditEntry } from '../../domain/api/operations/audit.ts';
import { hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('R-X-18 audit', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function audit(query = ''): Promise<{ entries: AuditEntry[]; total: number }> {
    return (await server.call({ url: `/api/audit${query}`, token: server.token })).json();
  }

  function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  test('a save says who, when, what changed, and by which request', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'one' })).json();
    const saved = await send('PUT', `/blog/${data.blog_id}`, { title: 'Two', slug_url: 'one' });
    await send('DELETE', `/blog/${data.blog_id}`);
    const { entries } = await audit('?kind=blog');
    expect(entries.map(({ action }) => action)).toEqual(['deleted', 'saved', 'created']);
    expect(entries[1]).toMatchObject({
      made_by: adminEmail,
      request_id: saved.headers['x-request-id'],
      item_id: String(data.blog_id),
      title: 'Two',
      changes: [{ field: 'title', old: 'One', new: 'Two' }],
    });
    expect(Date.parse(entries[1]?.made_at ?? '')).toBeGreaterThan(Date.now() - minute);
  });

  test('a reason for likeness is in it without the text it was written for', async () => {
    const fields = { title: 'One', slug_url: 'one' };
    const { data } = (await send('POST', '/blog', fields)).json();
    const reason = 'Both towns have an office of their own.';
    await send('PUT', `/api/likeness/blog/${data.blog_id}/reason`, { reason, fields });
    const { entries } = await audit('?kind=blog');
    expect(entries[0]).toMatchObject({
      action: 'likeness explained',
      changes: [{ field: 'reason', old: '', new: reason }],
    });
  });

  test('an enquiry is named by its number, with its folder and who answers it', async () => {
    const sent = { name: 'Maryam', email: 'maryam@example.com', message: 'A shop for dates.' };
    const form = { ...sent, phoneNum: 'none', formType: 'Main Contact page form' };
    await server.call({ method: 'POST', url: '/send-contact-form-main', body: form });
    const { user_id } = await server.addUser('omar@example.com', true);
    const change = { status: 'open', assigned_to: user_id, note: 'Call her.' };
    expect((await send('PUT', '/api/enquiries/1', change)).statusCode).toBe(200);
    const { entries } = await audit('?kind=enquiries');
    expect(entries[0]).toMatchObject({ item_id: '1', action: 'saved' });
    expect(entries[0]?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'assigned_to', old: '', new: 'omar@example.com' },
      { field: 'note', old: '', new: '' },
      { field: 'status', old: '', new: 'open' },
    ]);
  });

  test('a changed text is named by its words, markup only where nothing else has changed', async () => {
    const text = (paragraph: string) => ({
      title: 'One',
      slug_url: 'one',
      blogs_content: [{ heading: 'One', paragraph }],
    });
    const { data } = (await send('POST', '/blog', text('<p>On <b>Sunday</b></p>'))).json();
    await send('PUT', `/blog/${data.blog_id}`, text('<p>On <b>Monday</b></p>'));
    await send('PUT', `/blog/${data.blog_id}`, text('<p>On Monday</p>'));
    const { entries } = await audit('?kind=blog');
    const [markup, words] = entries.map(({ changes }) => changes[0]);
    expect([words?.old, words?.new]).toEqual(['On Sunday', 'On Monday']);
    expect([markup?.old, markup?.new]).toEqual(['<p>On <b>Monday</b></p>', '<p>On Monday</p>']);
  });

  test('sign-ins, good and bad, sign-outs and users are in it', async () => {
    const body = { email: 'Admin@example.com', password: 'wrong-password-1' };
    await server.call({ method: 'POST', url: '/api/users/login', body });
    await send('POST', '/api/users', { email: 'new@example.com' });
    const { user_id } = await server.addUser('omar@example.com', true);
    await send('PUT', `/api/users/${user_id}`, { disabled: true });
    await send('POST', '/api/users/logout');
    server.token = await server.signIn();
    const { entries } = await audit('?kind=users');
    expect(entries.map(({ action, made_by }) => `${action} by ${made_by}`)).toEqual([
      `login by ${adminEmail}`,
      `logout by ${adminEmail}`,
      `saved by ${adminEmail}`,
      `invited by ${adminEmail}`,
      `login refused by ${adminEmail}`,
      `login by ${adminEmail}`,
    ]);
    expect(entries[2]?.title).toBe('omar@example.com');
    expect(entries[2]?.changes).toEqual([{ field: 'disabled', old: '', new: 'true' }]);
    expect(entries[3]?.changes).toEqual([{ field: 'email', old: '', new: 'new@example.com' }]);
  });

  test('what leaves no revision is named by its item, also when that is gone', async () => {
    const { data } = (await send('POST', '/blog', { title: 'Tide', slug_url: 'tide' })).json();
    const publish_at = new Date(server.clock.now + hour).toISOString();
    await send('PUT', `/api/publishing/blog/${data.blog_id}`, { publish_at });
    await send('DELETE', `/blog/${data.blog_id}`);
    await send('DELETE', `/api/trash/blog/${data.blog_id}`);
    const { entries } = await audit('?kind=blog');
    expect(entries.map(({ title, action }) => `${title}: ${action}`)).toEqual([
      'Tide: deleted for ever',
      'Tide: deleted',
      'Tide: scheduled',
      'Tide: created',
    ]);
    expect(entries[2]?.changes).toContainEqual({ field: 'publish_at', old: '', new: publish_at });
  });

  test('no password, token, secret or code is ever in it', async () => {
    const added = (await send('POST', '/api/users', { email: 'new@example.com' })).json();
    const { user_id } = await server.addUser('omar@example.com', true);
    const reset = (await send('POST', `/api/users/${user_id}/reset`)).json();
    const offer = (await send('POST', '/api/users/totp', { password })).json();
    const next = 'another-horse-17';
    await send('POST', '/api/users/password', { current: password, new: next });
    const body = { email: adminEmail, password: next, code: '123456' };
    const { token } = (await server.call({ method: 'POST', url: '/api/users/login', body })).json();
    const rows = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute());
    expect(rows).toContain('"password"');
    expect(rows).toContain('current');
    const [, invited = ''] = added.link.split('#');
    const secrets = [password, next, token, server.token, offer.secret, invited, reset.password];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(rows).not.toContain(secret);
    }
    expect(rows).not.toContain('123456');
  });

  test('what is refused, and what visitors do, is not in it', async () => {
    await send('POST', '/blog', { category: 'x' });
    await server.call({ method: 'POST', url: '/blog', body: {} });
    const enquiry = { name: 'Ali', email: 'a@example.com', message: 'Hello' };
    await server.call({ method: 'POST', url: '/send-contact-form-main', body: enquiry });
    expect((await audit()).entries.map(({ action }) => action)).toEqual(['login']);
    expect((await server.call({ url: '/api/audit' })).statusCode).toBe(401);
  });

  test('it is searched, filtered and paged', async () => {
    const entry = { request_id: '', kind: 'blog', item_id: '1', action: 'saved', changes: [] };
    const entries = Array.from({ length: 130 }, (_, n) => ({
      ...entry,
      title: `100% number ${n}`,
      made_by: n % 2 ? 'a@b.co' : 'c@d.co',
    }));
    await insertAudit(server.db, entries);
    expect(await audit('?kind=blog')).toMatchObject({ total: 130, pages: 3 });
    expect((await audit('?kind=blog&page=3')).entries).toHaveLength(10);
    expect((await audit('?page=99')).entries).toEqual([]);
    expect((await audit('?user=A@b.co')).total).toBe(65);
    expect((await audit('?find=NUMBER%20129')).total).toBe(1);
    expect((await audit('?find=0%25%20number')).total).toBe(130);
    expect((await audit('?find=%25%25')).total).toBe(0);
    expect((await audit('?find=%00')).total).toBe(131);
  });

  test('T34 the export runs nothing in a spreadsheet', async () => {
    await send('POST', '/blog', { title: '=HYPERLINK("https://x.y")' });
    const answer = await server.call({ url: '/api/audit.csv?kind=blog', token: server.token });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('audit.csv');
    expect(answer.body.split('\r\n')).toHaveLength(3);
    expect(answer.body).toContain('"\'=HYPERLINK(""https://x.y"")"');
    const [heading, row] = answer.body.split('\r\n');
    expect(heading).toMatch(/,In words$/);
    expect(row).toContain('Blog “=HYPERLINK(""https://x.y"")”: created');
    expect((await server.call({ url: '/api/audit.csv' })).statusCode).toBe(401);
  });
});
