import { beforeEach, expect, test } from 'vitest';
import type { ShownToClient } from '../../domain/api/content/sign-off/client.ts';
import type { SignOffState } from '../../domain/api/content/sign-off/editor.ts';
import { day } from '../../domain/durations.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { addLanguages } from '../editions.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const pairs = [{ heading: 'Calls', paragraph: '<p>Six in <b>ten</b> calls.</p>' }];

describeOnBothDatabases('links of clients', (databases) => {
  let server: TestServer;
  let blog: string;

  beforeEach(async () => {
    const render = async () => ({ status: 200, headers: {}, html: '<html><head></head></html>' });
    const renderer = { islandsUrl: '/islands.js', render };
    server = await testServer({ database: await databases.open(), renderer });
    await addLanguages(server.db);
    const { data } = (await ask('POST', '/blog', { title: 'Wells', blogs_content: pairs })).json();
    blog = String(data.blog_id);
  });

  function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  function asClient(path: string, body: object) {
    return server.call({ method: 'POST', url: `/api/sign-off/${path}`, body });
  }

  async function makeLink(kind = 'blog', id = blog, name = 'Noor') {
    const body = { name, email: 'noor@clinic.example', days: 7 };
    const made = (await ask('POST', `/api/sign-offs/of/${kind}/${id}`, body)).json();
    return { token: new URL(made.url).hash.slice(1), link_id: String(made.link_id) };
  }

  const look = async (token: string): Promise<ShownToClient> =>
    (await asClient('look', { token })).json();

  async function answerOf(token: string, verdict = 'approve') {
    const sections = (await look(token)).sections.map(({ id, hash }) => ({ id, hash }));
    return { token, name: 'Noor', verdict, sections };
  }

  function remark(token: string) {
    return asClient('remarks', { token, name: 'Noor', section: 'article', text: 'Ten' });
  }

  const standing = async (): Promise<SignOffState> =>
    (await ask('GET', `/api/sign-offs/of/blog/${blog}`)).json();

  test('R-A-01 blocks of a text are read apart', async () => {
    const paragraph = '<p>One.</p><p>Two <b>or</b> three.</p>';
    await ask('PUT', `/blog/${blog}`, {
      title: 'Wells',
      blogs_content: [{ heading: 'Calls', paragraph }],
    });
    const { sections } = await look((await makeLink()).token);
    expect(sections[1]?.texts[1]).toMatchObject({ text: 'One. Two or three.' });
  });

  test('R-A-02 an extended link never ends earlier than before', async () => {
    const ends = async () => (await standing()).links.map(({ expires_at }) => expires_at);
    const inDays = (days: number) => new Date(server.clock.now + days * day).toISOString();
    const body = { name: 'Noor', email: 'noor@clinic.example', days: 30 };
    const { link_id } = (await ask('POST', `/api/sign-offs/of/blog/${blog}`, body)).json();
    const extend = (days: number) =>
      ask('POST', `/api/sign-offs/links/${link_id}/extend`, { days });
    const month = inDays(30);
    expect(await ends()).toEqual([month]);
    const { message } = (await extend(7)).json();
    expect(await ends()).toEqual([inDays(37)]);
    expect(message).toBe('The link of Noor works for 7 more days.');
    server.clock.now += 40 * day;
    server.token = await server.signIn();
    await extend(14);
    expect(await ends()).toEqual([inDays(14)]);
  });

  test('R-A-02 a cut link, and one without an address, are refused by a sentence alone', async () => {
    const { token } = await makeLink();
    const cut = await asClient('look', { token: token.slice(1) });
    const none = await ask('POST', `/api/sign-offs/of/blog/${blog}`, {
      name: 'N',
      email: '',
      days: 7,
    });
    const long = await ask('POST', `/api/sign-offs/of/blog/${blog}`, {
      name: 'N',
      email: 'a@b.co',
    });
    expect([cut, none, long].map((answer) => answer.json().message)).toEqual([
      'This link is not complete.',
      'Please enter an address such as name@example.com.',
      expect.stringMatching(/^days: /),
    ]);
  });

  test('R-A-02 an answer that is sent again, also at once, is one', async () => {
    const { token } = await makeLink();
    const body = await answerOf(token);
    const sent = await Promise.all(Array.from({ length: 4 }, () => asClient('answers', body)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await standing()).answers).toHaveLength(1);
    await remark(token);
    await asClient('answers', await answerOf(token, 'changes'));
    await asClient('answers', body);
    const { answers } = await standing();
    expect(answers.map(({ verdict }) => verdict)).toEqual(['approve', 'changes', 'approve']);
  });

  test('R-A-02 whoever asks for changes, or approves with remarks, has written one', async () => {
    const [noor, omar] = [await makeLink(), await makeLink('blog', blog, 'Omar')];
    await remark(omar.token);
    const message = 'Please write the remark first.';
    for (const verdict of ['changes', 'remarks']) {
      const refused = await asClient('answers', await answerOf(noor.token, verdict));
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ message, errors: { verdict: message } });
    }
    expect((await standing()).answers).toEqual([]);
    await remark(noor.token);
    const answer = await answerOf(noor.token, 'changes');
    expect((await asClient('answers', answer)).statusCode).toBe(201);
  });

  test('R-A-04 a remark that is sent again, also at once, is one; another one is not', async () => {
    const { token } = await makeLink();
    const body = { token, name: 'Noor', section: 'article', field: 'title', text: 'Ten' };
    const sent = await Promise.all(Array.from({ length: 4 }, () => asClient('remarks', body)));
    expect(new Set(sent.map((one) => one.json().remark_id)).size).toBe(1);
    await asClient('remarks', { ...body, text: 'Eleven' });
    expect((await look(token)).remarks.map(({ text }) => text)).toEqual(['Ten', 'Eleven']);
    const remarks = (await ask('GET', `/api/remarks/of/blog/${blog}`)).json();
    expect(remarks.map(({ pin }: { pin: number }) => pin)).toEqual([1, 2]);
  });

  test('R-A-04 a remark proposes words for those that it marks', async () => {
    const { token } = await makeLink();
    const words = { quote: 'Six in ten', prefix: '', suffix: ' calls.', start: 0, instead: 'Most' };
    const field = 'blogs_content.0.paragraph';
    const body = { token, name: 'Noor', section: 'blogs_content.0', field, words, text: 'Most' };
    expect((await asClient('remarks', body)).statusCode).toBe(201);
    const [remark] = (await ask('GET', `/api/remarks/of/blog/${blog}`)).json();
    expect(remark).toMatchObject({ pin: 1, words });
    const long = { ...body, words: { ...words, instead: 'x'.repeat(501) } };
    expect((await asClient('remarks', long)).statusCode).toBe(400);
  });

  test('R-A-03 client and editor see which words changed since the approval', async () => {
    const { token } = await makeLink();
    await asClient('answers', await answerOf(token));
    const changed = [{ ...pairs[0], paragraph: '<p>Five in <b>ten</b> calls.</p>' }];
    await ask('PUT', `/blog/${blog}`, { title: 'Wells', blogs_content: changed });
    const pieces = [
      { text: 'Six', change: 'removed', end: 3 },
      { text: 'Five', change: 'added', end: 7 },
      { text: ' in ten calls.', change: null, end: 21 },
    ];
    const expected = [
      { id: 'article', changed: [] },
      {
        id: 'blogs_content.0',
        state: 'void',
        changed: [{ label: 'Content 1: Paragraph', pieces }],
      },
    ];
    expect((await look(token)).sections).toMatchObject(expected);
    expect((await standing()).sections).toMatchObject(expected);
  });

  test('R-A-03 figures are seen as the page shows them, and another number ends the approval', async () => {
    const row = { id: 'r1', source: 'satisfied clients', number: 0, label: 'clients' };
    const sections = [
      { id: 'a1', kind: 'about', props: { heading: 'For {clients}+ clients of {name}' } },
      { id: 'f1', kind: 'figures', props: { heading: 'Counted', figures: [row] } },
      { id: 'c1', kind: 'about', props: { heading: 'Answers in {answerHours} hours' } },
    ].map((one) => ({ ...one, v: 1, hidden: false }));
    const page = { name: 'Wells', path: '/wells', sections };
    const { data } = (await ask('POST', '/api/pages', page)).json();
    const id = String(data.page_id);
    const { token } = await makeLink('page', id);
    const { claims, name, promise } = fixtureSettings;
    const heading = `For ${claims.clients}+ clients of ${name}`;
    const seen = async () =>
      (await look(token)).sections.slice(1).map(({ texts, state }) => [texts[0]?.text, state]);
    const last = `Answers in ${promise.answerHours} hours`;
    await asClient('answers', await answerOf(token));
    expect(await seen()).toEqual([
      ...[
        [heading, 'approved'],
        ['Counted', 'approved'],
        [last, 'approved'],
      ],
    ]);
    const changed = { claims: { ...claims, clients: claims.clients + 1 } };
    expect((await ask('PUT', '/api/settings/claims', changed)).statusCode).toBe(200);
    const now = `For ${claims.clients + 1}+ clients of ${name}`;
    expect(await seen()).toEqual([
      ...[
        [now, 'void'],
        ['Counted', 'void'],
        [last, 'approved'],
      ],
    ]);
    const [answer] = (await ask('GET', '/api/sign-offs/answers')).json();
    const printed = (await ask('GET', `/api/sign-offs/answers/${answer.answer_id}`)).json();
    expect(printed.sections[1]).toMatchObject({ texts: [{ text: heading }], holds: false });
  });

  test('R-A-01 a link that is sent again has a new address, and the old one opens nothing', async () => {
    const { token, link_id } = await makeLink();
    await asClient('answers', await answerOf(token));
    server.clock.now += 8 * day;
    server.token = await server.signIn();
    const renewed = (await ask('POST', `/api/sign-offs/links/${link_id}/renew`)).json();
    const next = new URL(renewed.url).hash.slice(1);
    expect((await asClient('look', { token })).statusCode).toBe(410);
    expect((await look(next)).sections).toMatchObject([{ state: 'approved' }, {}]);
    expect((await standing()).links).toMatchObject([{ link_id, name: 'Noor' }]);
    expect(await everythingStored(server.db)).not.toContain(next);
    await ask('POST', `/api/sign-offs/links/${link_id}/revoke`);
    expect((await ask('POST', `/api/sign-offs/links/${link_id}/renew`)).statusCode).toBe(409);
    expect((await asClient('look', { token: next })).statusCode).toBe(410);
  });

  test('links are deleted 30 days after their end; who was removed still holds nothing up', async () => {
    const [noor, omar] = [await makeLink(), await makeLink('blog', blog, 'Omar')];
    await asClient('answers', await answerOf(noor.token));
    await remark(omar.token);
    await asClient('answers', await answerOf(omar.token, 'changes'));
    await ask('POST', `/api/sign-offs/links/${omar.link_id}/revoke`);
    const states = async () => (await standing()).sections.map(({ state }) => state);
    expect(await states()).toEqual(['approved', 'approved']);
    server.clock.now += 36 * day;
    await deleteExpired(server.app);
    server.token = await server.signIn();
    expect((await standing()).links).toMatchObject([{ name: 'Noor' }]);
    server.clock.now += 2 * day;
    await deleteExpired(server.app);
    server.token = await server.signIn();
    expect((await standing()).links).toEqual([]);
    expect(await states()).toEqual(['approved', 'approved']);
    expect(await server.db.selectFrom('sign_off_links').select('name').execute()).toEqual([]);
  });

  test('R-L-08 a client reads the language of the edition, also in what is refused', async () => {
    const values = { title: 'آبار' };
    const saved = (await ask('PUT', `/api/editions/blog/${blog}/ar`, { values })).json();
    const { token, link_id } = await makeLink('blog-edition', String(saved.edition_id));
    const original = (await look((await makeLink('blog', String(blog))).token)).agency;
    expect((await look(token)).agency).toBe(original);
    await ask('PUT', '/api/site-texts/ar', { values: { name: 'فلج' } });
    const shown = await look(token);
    expect(shown).toMatchObject({ language: 'ar', title: 'آبار', agency: 'فلج' });
    expect(shown.sections.map(({ label }) => label)).toEqual(['القسم 1: آبار']);
    const done = (await asClient('answers', await answerOf(token))).json();
    expect(done.message).toBe('شكرًا لكم. وصلت موافقتكم.');
    const stale = { ...(await answerOf(token)), sections: [{ id: 'article', hash: 'a' }] };
    expect((await asClient('answers', stale)).json().message).toMatch(/^تغيّر منذ .*القسم 1: آبار/);
    await ask('POST', `/api/sign-offs/links/${link_id}/revoke`);
    expect((await asClient('look', { token })).json().message).toMatch(/^لم يعد هذا الرابط يعمل/);
  });

  test('what clients said of an edition goes with an original that is deleted for ever', async () => {
    const values = { title: 'آبار' };
    const saved = (await ask('PUT', `/api/editions/blog/${blog}/ar`, { values })).json();
    const { token } = await makeLink('blog-edition', String(saved.edition_id));
    expect((await asClient('answers', await answerOf(token))).statusCode).toBe(201);
    await ask('DELETE', `/blog/${blog}`);
    expect((await ask('DELETE', `/api/trash/blog/${blog}`)).statusCode).toBe(200);
    for (const table of ['sign_off_links', 'sign_off_answers'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
