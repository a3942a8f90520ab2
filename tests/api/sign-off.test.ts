import { beforeEach, describe, expect, test } from 'vitest';
import { runSchedule } from '../../db/content/publishing/schedule.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import type { ShownToClient } from '../../domain/api/content/sign-off/client.ts';
import type { SignOffState } from '../../domain/api/content/sign-off/editor.ts';
import { day } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { adminEmail, everythingStored, type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('sign-off by clients', (databases) => {
  let server: TestServer;
  let blog: string;
  let logged = '';

  beforeEach(async () => {
    logged = '';
    const render = async () => ({ status: 200, headers: {}, html: '<html><head></head></html>' });
    server = await testServer({
      database: await databases.open(),
      renderer: { islandsUrl: '/islands.js', render },
      config: { logLevel: 'debug' },
      log: {
        write: (line) => {
          logged += line;
        },
      },
    });
    const { data } = (await ask('POST', '/blog', draft)).json();
    blog = String(data.blog_id);
  });

  const draft = {
    title: 'Nine clinics',
    author: 'Sara',
    blogs_content: [
      { heading: 'Booking', paragraph: '<p>Typed everything twice.</p>' },
      { heading: 'Calls', paragraph: '<p>Six in ten calls.</p>' },
    ],
  };

  function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  function asClient(path: string, body: object) {
    return server.call({ method: 'POST', url: `/api/sign-off/${path}`, body });
  }

  async function makeLink(name = 'Noor', kind = 'blog', id = blog) {
    const body = { name, email: `${name.toLowerCase()}@clinic.example`, days: 7 };
    const answer = await ask('POST', `/api/sign-offs/of/${kind}/${id}`, body);
    expect(answer.statusCode).toBe(201);
    const { url, link_id } = answer.json();
    return { token: String(new URL(url).hash.slice(1)), link_id: String(link_id) };
  }

  async function look(token: string): Promise<ShownToClient> {
    const answer = await asClient('look', { token });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function give(token: string, verdict: string, ids?: string[], name = 'Noor') {
    const { sections } = await look(token);
    const shown = sections
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .map(({ id, hash }) => ({ id, hash }));
    return asClient('answers', { token, name, verdict, sections: shown });
  }

  function remark(token: string, name = 'Noor') {
    return asClient('remarks', { token, name, section: 'article', text: 'Nine or ten?' });
  }

  async function standing(): Promise<SignOffState> {
    return (await ask('GET', `/api/sign-offs/of/blog/${blog}`)).json();
  }

  async function states() {
    const { sections } = await standing();
    return Object.fromEntries(sections.map(({ id, state }) => [id, state]));
  }

  test('R-A-01 a link shows the item with its sections, and nothing else of the site', async () => {
    const { token } = await makeLink();
    const shown = await look(token);
    expect(shown).toMatchObject({ title: 'Nine clinics', recipient: 'Noor', language: '' });
    expect(shown.sections.map(({ id, label }) => [id, label])).toEqual([
      ['article', 'Article'],
      ['blogs_content.0', 'Content 1'],
      ['blogs_content.1', 'Content 2'],
    ]);
    expect(shown.sections[1]?.texts).toMatchObject([
      { path: 'blogs_content.0.heading', text: 'Booking' },
      { path: 'blogs_content.0.paragraph', text: 'Typed everything twice.' },
    ]);
    expect(JSON.stringify(shown)).not.toContain('noor@clinic.example');
  });

  test('R-A-03 an approval holds for what was seen; a change ends it for its section alone', async () => {
    const { token } = await makeLink();
    expect((await give(token, 'approve')).statusCode).toBe(201);
    expect(await standing()).toMatchObject({ isApproved: true, answers: [{ name: 'Noor' }] });
    const [first, second] = draft.blogs_content;
    const changed = { ...draft, blogs_content: [first, { ...second, heading: 'Missed calls' }] };
    await ask('PUT', `/blog/${blog}`, changed);
    expect(await states()).toEqual({
      article: 'approved',
      'blogs_content.0': 'approved',
      'blogs_content.1': 'void',
    });
    await ask('PUT', `/blog/${blog}`, draft);
    expect(await standing()).toMatchObject({ isApproved: true });
  });

  test('a newer draft is what a client sees and answers', async () => {
    const { token } = await makeLink();
    await give(token, 'approve');
    await ask('PUT', `/blog/${blog}?status=draft`, { ...draft, title: 'Ten clinics' });
    expect(await look(token)).toMatchObject({ title: 'Nine clinics' });
    expect(await states()).toMatchObject({ article: 'void', 'blogs_content.0': 'approved' });
    await give(token, 'approve', ['article']);
    expect(await standing()).toMatchObject({ isApproved: true });
    await ask('POST', `/api/publishing/blog/${blog}/publish`);
    expect(await standing()).toMatchObject({ isApproved: true });
  });

  test('T43 what was saved while somebody looked is not approved: 409, and nothing is stored', async () => {
    const { token } = await makeLink();
    const { sections } = await look(token);
    const shown = sections.map(({ id, hash }) => ({ id, hash }));
    await ask('PUT', `/blog/${blog}`, { ...draft, title: 'Ten clinics' });
    const before = await everythingStored(server.db);
    const body = { token, name: 'Noor', verdict: 'approve', sections: shown };
    const answer = await asClient('answers', body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/^Article changed since this page was loaded/);
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('T43 sections and versions of another item are refused', async () => {
    const other = (await ask('POST', '/blog', { ...draft, title: 'Other' })).json().data.blog_id;
    const { token } = await makeLink();
    const foreign = await look((await makeLink('Omar', 'blog', String(other))).token);
    const shown = foreign.sections.map(({ id, hash }) => ({ id, hash }));
    const body = { token, name: 'Noor', verdict: 'approve', sections: shown };
    expect((await asClient('answers', body)).statusCode).toBe(409);
    const made = [{ id: 'made-up', hash: 'a'.repeat(64) }];
    expect((await asClient('answers', { ...body, sections: made })).statusCode).toBe(409);
    expect((await standing()).answers).toEqual([]);
  });

  test('T43 an ended, a revoked and an unknown link change nothing, and say what to do', async () => {
    const { token, link_id } = await makeLink();
    const { sections } = await look(token);
    const shown = sections.map(({ id, hash }) => ({ id, hash }));
    const body = { token, name: 'Noor', verdict: 'approve', sections: shown };
    const remark = { token, name: 'Noor', section: 'article', text: 'No' };
    server.clock.now += 8 * day;
    const before = await everythingStored(server.db);
    expect((await asClient('look', { token })).statusCode).toBe(410);
    expect((await asClient('answers', body)).json().message).toMatch(/Please ask/);
    expect(await everythingStored(server.db)).toBe(before);
    server.token = await server.signIn();
    await ask('POST', `/api/sign-offs/links/${link_id}/extend`, { days: 7 });
    expect((await asClient('look', { token })).statusCode).toBe(200);
    await ask('POST', `/api/sign-offs/links/${link_id}/revoke`);
    const revoked = await everythingStored(server.db);
    expect((await asClient('answers', body)).statusCode).toBe(410);
    expect((await asClient('remarks', remark)).statusCode).toBe(410);
    expect((await asClient('look', { token: 'x'.repeat(43) })).statusCode).toBe(410);
    expect((await asClient('look', { token: 'short' })).statusCode).toBe(400);
    expect(await everythingStored(server.db)).toBe(revoked);
    const extended = await ask('POST', `/api/sign-offs/links/${link_id}/extend`, { days: 7 });
    expect(extended.statusCode).toBe(409);
  });

  test('two clients: one who asks for changes holds it up, until removed', async () => {
    const noor = await makeLink();
    const omar = await makeLink('Omar');
    await remark(omar.token, 'Omar');
    await give(omar.token, 'changes', ['article'], 'Omar');
    await give(noor.token, 'approve');
    expect(await states()).toMatchObject({ article: 'changes', 'blogs_content.0': 'approved' });
    await ask('POST', `/api/sign-offs/links/${omar.link_id}/revoke`);
    expect(await states()).toMatchObject({ article: 'approved' });
    expect((await standing()).answers).toHaveLength(2);
  });

  test('R-A-04 a remark arrives at its field, with whoever made the link mentioned', async () => {
    const { token } = await makeLink();
    const words = { quote: 'Six in ten', prefix: '', suffix: ' calls.', start: 0 };
    const field = 'blogs_content.1.paragraph';
    const text = '<b>More</b> than half? @admin@example.com';
    const body = { token, name: 'Noor', section: 'blogs_content.1', field, words, text };
    expect((await asClient('remarks', body)).statusCode).toBe(201);
    expect((await look(token)).remarks).toMatchObject([{ text, field, words, resolved_at: null }]);
    const remarks = (await ask('GET', `/api/remarks/of/blog/${blog}`)).json();
    expect(remarks).toMatchObject([
      { made_by: 'Noor', text, field, words, mentions: ['admin@example.com'], isOwn: false },
    ]);
    expect((await ask('GET', '/api/remarks/mentions')).json()).toHaveLength(1);
    const foreign = { ...body, field: 'title' };
    expect((await asClient('remarks', foreign)).statusCode).toBe(409);
    const long = await asClient('remarks', { ...body, text: 'x'.repeat(2001) });
    expect(long.json().errors.text).toMatch(/at most 2000 characters/);
  });

  test('T43 no token reaches the log, the database or the audit log', async () => {
    const { token } = await makeLink();
    await give(token, 'approve');
    await asClient('remarks', { token, name: 'Noor', section: 'article', text: 'Good' });
    await server.call({ url: '/preview/sign-off' });
    const audit = (await ask('GET', '/api/audit')).body;
    expect(audit).toContain('sign-off: approve');
    for (const text of [logged, audit, await everythingStored(server.db)]) {
      expect(text.length).toBeGreaterThan(100);
      expect(text).not.toContain(token);
    }
  });

  test('on request everything of one client is found and deleted, and nothing of another', async () => {
    const [noor, omar] = [await makeLink(), await makeLink('Omar')];
    for (const { link_id } of [noor, omar]) {
      await ask('POST', `/api/sign-offs/links/${link_id}/extend`, { days: 7 });
    }
    await remark(noor.token, 'Noor Haddad');
    await remark(omar.token, 'Omar');
    await give(noor.token, 'changes', undefined, 'Noor Haddad');
    await give(omar.token, 'approve', undefined, 'Omar');
    const remarks: { remark_id: number; made_by: string }[] = (
      await ask('GET', `/api/remarks/of/blog/${blog}`)
    ).json();
    const remark_id = remarks.find(({ made_by }) => made_by === 'Noor Haddad')?.remark_id;
    const reply = await ask('POST', `/api/remarks/${remark_id}/answers`, { text: 'Ten, Noor.' });
    expect(reply.statusCode).toBe(201);
    const again = { text: 'Ten, dear Noor.' };
    await ask('PUT', `/api/remarks/${reply.json().remark_id}`, again);
    const internal = await ask('POST', `/api/remarks/of/blog/${blog}`, { text: 'Eleven.' });
    expect(internal.statusCode).toBe(201);

    const person = 'email=NOOR@clinic.example';
    const held = (await ask('GET', `/api/personal-data?${person}`)).json();
    expect(held).toMatchObject({
      enquiries: [],
      links: [{ name: 'Noor', kind: 'blog', item_id: blog }],
      answers: [{ name: 'Noor Haddad', verdict: 'changes', title: 'Nine clinics' }],
      remarks: [{ made_by: 'Noor Haddad', text: 'Nine or ten?' }],
    });
    expect(JSON.stringify(held)).not.toMatch(/omar|hash/i);

    const url = `/api/enquiries/person?${person}`;
    expect((await ask('DELETE', url)).json()).toEqual({
      message: 'What came through sign-off links for this address is deleted for good.',
    });
    expect((await ask('DELETE', url)).statusCode).toBe(404);
    expect((await asClient('look', { token: noor.token })).statusCode).toBe(410);
    expect(await standing()).toMatchObject({
      isApproved: true,
      links: [{ name: 'Omar' }],
      answers: [{ name: 'Omar' }],
    });
    const left = await everythingStored(server.db);
    expect(left).toContain('omar@clinic.example');
    expect(left).not.toMatch(/noor@|Noor Haddad|Ten, (dear )?Noor/i);

    const { entries } = (await ask('GET', '/api/audit')).json();
    const noted = JSON.stringify(entries);
    expect(noted).not.toMatch(/noor@|for Noor|"Noor"/i);
    expect(noted).toContain('Eleven.');
    for (const done of ['written', 'changed'])
      expect(entries).toContainEqual(
        expect.objectContaining({ action: `answer to the remark on Title ${done}`, changes: [] }),
      );
    for (const text of ['sign-off link made for Omar', 'sign-off link extended for Omar'])
      expect(noted).toContain(text);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'sign-off link made', made_by: adminEmail }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'sign-off: changes', made_by: 'a client' }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'sign-off: approve', made_by: 'omar@clinic.example' }),
    );
  });

  test('what the audit log notes of a client is forgotten when their link has gone before', async () => {
    const { token } = await makeLink();
    const body = { token, code: '01234567' };
    expect((await asClient('confirm', body)).statusCode).toBe(410);
    await server.db.deleteFrom('sign_off_links').execute();
    const log = async () => (await ask('GET', '/api/audit')).body;
    expect(await log()).toContain('noor@clinic.example');
    const url = '/api/enquiries/person?email=noor@clinic.example';
    expect((await ask('DELETE', url)).statusCode).toBe(200);
    expect(await log()).not.toContain('noor@');
  });

  test('what arrived is listed until it is dismissed, and can be printed as it was seen', async () => {
    const { token } = await makeLink();
    await give(token, 'approve', undefined, 'Noor <b>Haddad</b>');
    const [arrived] = (await ask('GET', '/api/sign-offs/answers')).json();
    expect(arrived).toMatchObject({ name: 'Noor <b>Haddad</b>', verdict: 'approve' });
    await ask('PUT', `/blog/${blog}`, { ...draft, title: 'Ten clinics' });
    const printed = (await ask('GET', `/api/sign-offs/answers/${arrived.answer_id}`)).json();
    expect(printed.sections).toMatchObject([
      { label: 'Article', holds: false, texts: [{ label: 'Title', text: 'Nine clinics' }] },
      { label: 'Content 1', holds: true },
      { label: 'Content 2', holds: true },
    ]);
    await ask('POST', `/api/sign-offs/answers/${arrived.answer_id}/seen`);
    expect((await ask('GET', '/api/sign-offs/answers')).json()).toEqual([]);
  });

  describe('published only when approved', () => {
    beforeEach(async () => {
      const approval = { caseStudy: false, blog: true, locationPage: false, page: false };
      await saveSiteSettings(server.db, fixtureSettings);
      expect((await ask('PUT', '/api/settings/approval', { approval })).statusCode).toBe(200);
    });

    const byEditor = { 'x-sent-by': 'editor' };

    test('R-A-05 binds the editor: it saves drafts, and publishes what is approved', async () => {
      const changed = { ...draft, title: 'Ten clinics' };
      const save = (query = '') =>
        server.call({
          method: 'PUT',
          url: `/blog/${blog}${query}`,
          token: server.token,
          body: changed,
          headers: byEditor,
        });
      const refused = await save();
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(/^This is published only when it is approved, and /);
      expect((await server.call({ url: `/blog/${blog}` })).json().data.title).toBe('Nine clinics');
      expect((await save('?status=draft')).statusCode).toBe(200);
      const { token } = await makeLink();
      await remark(token);
      await give(token, 'changes');
      expect((await save()).statusCode).toBe(409);
      await give(token, 'approve');
      expect((await save()).statusCode).toBe(200);
      expect((await server.call({ url: `/blog/${blog}` })).json().data.title).toBe('Ten clinics');
    });

    test('R-A-05 binds times and bulk actions, also a time that comes after a change', async () => {
      await ask('POST', `/api/publishing/blog/${blog}/unpublish`);
      const publish = () => ask('POST', `/api/publishing/blog/${blog}/publish`);
      expect((await publish()).statusCode).toBe(409);
      const many = { action: 'publish', ids: [blog] };
      const { results } = (await ask('POST', '/api/items/blog/bulk', many)).json();
      expect(results).toMatchObject([{ outcome: 'refused' }]);
      const times = { publish_at: '2026-03-02T09:00:00Z', unpublish_at: null };
      const schedule = () => ask('PUT', `/api/publishing/blog/${blog}`, times);
      expect((await schedule()).statusCode).toBe(409);
      await give((await makeLink()).token, 'approve');
      expect((await schedule()).statusCode).toBe(200);
      await ask('PUT', `/blog/${blog}?status=draft`, { ...draft, title: 'Ten clinics' });
      await runSchedule(server.db, Date.parse('2026-03-02T09:00:01Z'));
      expect((await server.call({ url: `/blog/${blog}` })).statusCode).toBe(404);
      expect((await ask('GET', '/api/audit')).body).toContain('publishing failed');
    });

    test('the doctor says what is not approved', async () => {
      await give((await makeLink()).token, 'approve', ['article', 'blogs_content.0']);
      const [first, second] = draft.blogs_content;
      const typed = { ...draft, blogs_content: [{ ...first, heading: 'Visits' }, second] };
      const { findings } = (
        await ask('POST', '/api/doctor/blog', { id: blog, fields: typed })
      ).json();
      const approval = findings.filter(({ check }: { check: string }) => check === 'approval');
      expect(approval).toMatchObject([
        {
          severity: 'error',
          message: expect.stringMatching(/^Content 1 .* after it was approved/),
        },
        { severity: 'error', message: expect.stringMatching(/^Content 2 .* no client/) },
      ]);
    });

    test('D68 the specified calls are never refused', async () => {
      const saved = await ask('PUT', `/blog/${blog}`, { ...draft, title: 'Ten clinics' });
      expect(saved.statusCode).toBe(200);
      expect((await ask('POST', '/blog', { ...draft, title: 'Other' })).statusCode).toBe(201);
    });
  });
});
