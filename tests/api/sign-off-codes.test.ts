import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { saveSiteSettings } from '../../db/settings.ts';
import { minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { mailThrough, plainText } from '../mail/link-mail.ts';
import { type MailServer, startMailServer } from '../mail/mail-server.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('codes by mail for clients', (databases) => {
  let server: TestServer;
  let mail: MailServer;
  let token: string;
  let link: string;

  beforeEach(async () => {
    mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const render = async () => ({ status: 200, headers: {}, html: '<html><head></head></html>' });
    server = await testServer({
      database: await databases.open(),
      renderer: { islandsUrl: '/islands.js', render },
      config: mailThrough(mail),
    });
    await saveSiteSettings(server.db, fixtureSettings);
    const { data } = (await ask('/blog', { title: 'Nine clinics' })).json();
    const body = { name: 'Noor', email: 'noor@clinic.example', days: 7 };
    const made = (await ask(`/api/sign-offs/of/blog/${data.blog_id}`, body)).json();
    token = new URL(made.url).hash.slice(1);
    link = made.link_id;
  });

  function ask(url: string, body: object) {
    return server.call({ method: 'POST', url, token: server.token, body });
  }

  function asClient(path: string, body: object = {}) {
    const url = `/api/sign-off/${path}`;
    return server.call({ method: 'POST', url, body: { token, ...body } });
  }

  async function mailedCode(count: number): Promise<string> {
    const source = await vi.waitFor(
      () => {
        const last = mail.accepted()[count - 1];
        if (!last) throw new Error('There is no mail yet.');
        return last;
      },
      { timeout: 20_000 },
    );
    return /(\d{8}) is your code/.exec(plainText(source.source))?.[1] ?? '';
  }

  const isConfirmed = async () => (await asClient('look')).json().isConfirmed;

  test('R-A-02 the code from the mail confirms the address, once', async () => {
    expect((await asClient('code')).statusCode).toBe(200);
    const code = await mailedCode(1);
    expect(code).toMatch(/^\d{8}$/);
    expect(await everythingStored(server.db)).not.toContain(code);
    expect(await isConfirmed()).toBe(false);
    expect((await asClient('confirm', { code })).statusCode).toBe(200);
    expect(await isConfirmed()).toBe(true);
    expect((await asClient('confirm', { code })).statusCode).toBe(410);
  });

  test('T43 a code has five tries, also when they come at once', async () => {
    await asClient('code');
    const code = await mailedCode(1);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => asClient('confirm', { code: wrong })),
    );
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...[400, 400, 400, 400, 400],
      ...[410, 410, 410],
    ]);
    expect((await asClient('confirm', { code })).statusCode).toBe(410);
    expect(await isConfirmed()).toBe(false);
  });

  test('T43 a code ends by its time and by the next one, and is not asked for twice at once', async () => {
    await asClient('code');
    const first = await mailedCode(1);
    expect((await asClient('code')).statusCode).toBe(429);
    server.clock.now += 3 * minute;
    await asClient('code');
    const second = await mailedCode(2);
    if (first !== second) {
      expect((await asClient('confirm', { code: first })).statusCode).toBe(400);
    }
    server.clock.now += 31 * minute;
    expect((await asClient('confirm', { code: second })).statusCode).toBe(410);
  });

  test('T43 a code of one link is none of another, and none of a revoked one', async () => {
    await asClient('code');
    const code = await mailedCode(1);
    server.token = await server.signIn();
    await ask(`/api/sign-offs/links/${link}/revoke`, {});
    expect((await asClient('confirm', { code })).statusCode).toBe(410);
  });
});
