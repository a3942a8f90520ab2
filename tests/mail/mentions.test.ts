import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { insertItem } from '../../db/content/change-items.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';

const sara = 'sara@example.com';
const omar = 'omar@example.com';

describeOnBothDatabases('mail for mentions', (databases) => {
  async function site(isConfigured = true) {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const mail = { enquiryTo: 'office@agency.example', from: 'site@agency.example' };
    const smtp = isConfigured && { smtpUrl: mailServer.url };
    const origin = 'https://agency.example';
    const config = { mail: { ...mail, ...smtp }, origin };
    const server = await testServer({ database: await databases.open(), config });
    await saveSiteSettings(server.db, firstSettings);
    for (const email of [sara, omar]) await server.addUser(email, true);
    const title = `Nine clinics\r\nBcc: ${'x'.repeat(90)}`;
    const { blog_id } = await insertItem(server.db, blogKind, blogInput.parse({ title }));
    const { token, db } = server;
    async function call(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
      const answer = await server.call({ method, url, token, body });
      expect(answer.statusCode).toBeLessThan(300);
      return answer.json();
    }
    const write = async (text: string): Promise<number> =>
      (await call('POST', `/api/remarks/of/blog/${blog_id}`, { text, field: 'title' })).remark_id;
    /** Once nothing waits any more. */
    async function settled() {
      await vi.waitFor(async () => {
        const rows = await db.selectFrom('outbox').select('status').execute();
        expect(rows.filter(({ status }) => status === 'queued')).toEqual([]);
      }, 10_000);
      return mailServer.accepted().map(({ to }) => to.join());
    }
    return { server, mailServer, call, write, settled, blog_id };
  }

  test('T45 each person whom a remark mentions gets one mail, short, with a link to it', async () => {
    const { mailServer, call, write, settled, blog_id } = await site();
    const id = await write(`@${sara} and @admin@example.com: see\n<b>the first</b> line`);
    expect(await settled()).toEqual([sara]);
    const [mail] = mailServer.accepted();
    if (!mail) throw new Error('It has arrived.');
    expect(mail.from).toBe('site@agency.example');
    expect(header(mail, 'Bcc')).toBe('');
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
    const text = mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain('admin@example.com mentioned you in a remark on');
    expect(text).toContain(`see\r\n<b>the first</b> line`);
    expect(text).toContain('&lt;b&gt;the first&lt;/b&gt;');
    expect(text).toContain(`https://agency.example/admin/blogs?edit=${blog_id}&remark=${id}`);
    expect(text).toContain('https://agency.example/admin/account');

    await call('PUT', `/api/remarks/${id}`, { text: `@${sara} and @${omar}, too` });
    expect(await settled()).toEqual([sara, omar]);
    await call('PUT', `/api/remarks/${id}`, { text: 'Nobody' });
    await call('PUT', `/api/remarks/${id}`, { text: `@${sara} again` });
    expect(await settled()).toEqual([sara, omar]);
    await call('POST', `/api/remarks/${id}/answers`, { text: `@${omar}?` });
    expect(await settled()).toEqual([sara, omar, omar]);
    const last = mailServer.accepted().at(-1)?.source.replaceAll('=\r\n', '') ?? '';
    expect(last.replaceAll('=3D', '=')).toContain(`edit=${blog_id}&remark=${id}`);
  });

  test('whoever turned it off, cannot sign in or is not meant any more gets none', async () => {
    const { server, mailServer, call, write, settled } = await site();
    const token = await server.signIn(sara);
    const url = '/api/account-mails';
    expect((await server.call({ url, token })).json()).toEqual({
      mentions: true,
      configured: true,
    });
    const off = await server.call({ method: 'PUT', url, token, body: { mentions: false } });
    expect(off.json().message).toContain('no mail');
    expect((await server.call({ url, token })).json()).toMatchObject({ mentions: false });
    await write(`@${sara}`);
    expect(await settled()).toEqual([]);

    // Deferred once: what has changed since counts.
    mailServer.behave((count) => (count === 0 ? 451 : 'accept'));
    const id = await write(`@${omar}`);
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), 10_000);
    await call('POST', `/api/remarks/${id}/resolve`);
    server.clock.now += minute;
    await server.call({ method: 'PUT', url, token, body: { mentions: true } });
    await write(`@${sara}`);
    expect(await settled()).toEqual([sara]);
  });

  test('F08 one that is refused for now is tried again, one refused for good can be sent again', async () => {
    const { server, mailServer, call, write, settled } = await site();
    mailServer.behave((count) => (count === 0 ? 550 : 'accept'));
    await write(`@${sara}`);
    expect(await settled()).toEqual([]);
    const overview = async () =>
      (await server.call({ url: '/api/overview', token: server.token })).json().mail;
    const { failed, failures } = await overview();
    expect(failed).toBe(1);
    expect(failures).toMatchObject([{ kind: 'mention', name: sara, attempts: 1 }]);
    const path = `/api/outbox/${failures[0].outbox_id}`;

    const { undo } = await call('POST', `${path}/dismiss`);
    expect(await overview()).toMatchObject({ failed: 0, failures: [] });
    const again = { method: 'POST', url: `${path}/dismiss`, token: server.token } as const;
    expect((await server.call(again)).statusCode).toBe(404);
    await call('POST', undo);
    expect((await overview()).failed).toBe(1);

    server.clock.now += 80 * hour;
    server.token = await server.signIn();
    const resent = { method: 'POST', url: `${path}/resend`, token: server.token } as const;
    expect((await server.call(resent)).json().message).toBe('The mail is being sent again.');
    expect(await settled()).toEqual([sara]);
    expect(await overview()).toMatchObject({ failed: 0, failures: [] });
    expect((await server.call(resent)).statusCode).toBe(404);
  });

  test('without a mail server nothing is queued, and an account takes its mail along', async () => {
    const { server, write } = await site(false);
    await write(`@${sara}`);
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const { server: other, mailServer, write: writeThere } = await site();
    mailServer.behave(() => 451);
    await writeThere(`@${sara}`);
    await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(0), 10_000);
    await other.db.deleteFrom('users').where('email', '=', sara).execute();
    expect(await other.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });
});
