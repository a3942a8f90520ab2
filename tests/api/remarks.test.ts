import { beforeEach, expect, test } from 'vitest';
import type { Remark } from '../../domain/api/content/remarks.ts';
import type { AuditEntry } from '../../domain/api/operations/audit.ts';
import { remarkPathOf } from '../../domain/content/kinds/edit-path.ts';
import { day } from '../../domain/durations.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, type TestServer, testServer } from '../server.ts';

const colleague = 'sara@agency.example';

describeOnBothDatabases('remarks', (databases) => {
  let server: TestServer;
  let blog: string;
  let hers: string;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    const { data } = (await ask('POST', '/blog', { title: 'Nine clinics' })).json();
    blog = `/api/remarks/of/blog/${data.blog_id}`;
    await server.addUser(colleague, true);
    hers = await server.signIn(colleague);
  });

  function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    token = server.token,
  ) {
    return server.call({ method, url, token, body });
  }

  async function write(body: object, token?: string): Promise<string> {
    const answer = await ask('POST', blog, body, token);
    expect(answer.statusCode).toBe(201);
    return `/api/remarks/${answer.json().remark_id}`;
  }

  async function found(): Promise<Remark[]> {
    return (await ask('GET', blog)).json();
  }

  const words = { quote: 'clinics', prefix: 'Nine ', suffix: '', start: 5 };

  test('are written on an item, a field and words, and read with their answers', async () => {
    const all = await write({ text: 'Good' });
    await write({ text: 'Nine?', field: 'title', words }, hers);
    await write({ text: 'Here', field: 'blogs_content.0.paragraph', language: 'ar' });
    const answered = await ask('POST', `${all}/answers`, { text: 'Thanks' }, hers);
    expect(answered.json().message).toBe('Answer saved.');
    const remarks = await found();
    expect(remarks).toMatchObject([
      { text: 'Good', field: '', section: '', isOwn: true, answers: [{ text: 'Thanks' }] },
      { text: 'Nine?', field: 'title', section: 'article', words, isOwn: false, answers: [] },
      { field: 'blogs_content.0.paragraph', section: 'content', language: 'ar', words: null },
    ]);
    expect(remarks[0]).toMatchObject({ made_by: adminEmail, resolved_at: null });
  });

  test('a mention about an edition leads to where it is translated', async () => {
    await write({ text: `@${colleague} ?`, field: 'title', language: 'ar' });
    const [mention] = (await ask('GET', '/api/remarks/mentions', undefined, hers)).json();
    const id = blog.slice(blog.lastIndexOf('/') + 1);
    expect(remarkPathOf(mention)).toBe(`/admin/editions/blog/${id}/ar?remark=${mention.remark_id}`);
    expect(remarkPathOf({ ...mention, language: '' })).toMatch(/^\/admin\/blogs\?edit=/);
  });

  test('R-P-02 of a page they hang on a section and its field', async () => {
    const body = { name: 'A page', path: '/a-page', sections: [{ id: 'a1', kind: 'about' }] };
    const { page_id } = (await ask('POST', '/api/pages', body)).json().data;
    const of = `/api/remarks/of/page/${page_id}`;
    const field = 'sections.a1.props.heading';
    expect((await ask('POST', of, { text: 'Shorter?', field, words })).statusCode).toBe(201);
    expect((await ask('POST', of, { text: 'Needed?', field: 'sections.a1' })).statusCode).toBe(201);
    expect((await ask('GET', of)).json()).toMatchObject([
      { section: 'a1', field, words },
      { section: 'a1', field: 'sections.a1' },
    ]);
  });

  test('T45 what is too long, empty or of no field is refused with a sentence at its field', async () => {
    const people = Array.from({ length: 11 }, (_, n) => `@p${n}@agency.example`).join(' ');
    for (const [body, field, message] of [
      [{ text: ' ' }, 'text', 'Please write a remark.'],
      [{ text: 'x'.repeat(2_001) }, 'text', 'A remark holds at most 2000 characters.'],
      [{ text: people }, 'text', 'A remark mentions at most 10 colleagues.'],
      [{ text: 'a', field: 'constructor' }, 'field', 'There is no such field.'],
      [
        { text: 'a', field: 'title', words: { ...words, quote: 'x'.repeat(501) } },
        'words.quote',
        'Please mark at most 500 characters.',
      ],
    ] as const) {
      const refused = await ask('POST', blog, body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual({ [field]: message });
    }
    expect((await ask('POST', blog, { text: 'a', field: '../x' })).statusCode).toBe(400);
    expect((await ask('POST', blog, { text: 'a', language: '<b>' })).statusCode).toBe(400);
    const huge = { text: 'a', more: 'x'.repeat(40_000) };
    expect((await ask('POST', blog, huge)).statusCode).toBe(413);
    expect(await found()).toEqual([]);
  });

  test('T45 markup stays text, in the answer, too', async () => {
    const text = '<img src=x onerror=alert(1)> & </script> \u2028 {{}} $&';
    await write({ text, field: 'title', words: { ...words, quote: text } });
    const answer = await ask('GET', blog);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toMatchObject([{ text, words: { quote: text } }]);
  });

  test('only their author changes and deletes them, and not from below an answer', async () => {
    const one = await write({ text: 'One' });
    expect((await ask('PUT', one, { text: 'Mine' }, hers)).statusCode).toBe(403);
    expect((await ask('DELETE', one, undefined, hers)).statusCode).toBe(403);
    expect((await ask('PUT', one, { text: 'Two' })).statusCode).toBe(200);
    expect(await found()).toMatchObject([{ text: 'Two', edited_at: expect.any(String) }]);
    await ask('POST', `${one}/answers`, { text: 'Hm' }, hers);
    const refused = await ask('DELETE', one);
    expect(refused.json().message).toBe('Somebody has answered this. Resolve it instead.');
    expect(refused.statusCode).toBe(409);
  });

  test('anybody resolves and reopens one, and deletes a resolved one, with Undo', async () => {
    const one = await write({ text: 'One' });
    await ask('POST', `${one}/answers`, { text: 'Hm' }, hers);
    await ask('POST', `${one}/resolve`, undefined, hers);
    await ask('POST', `${one}/resolve`);
    expect(await found()).toMatchObject([{ resolved_by: colleague }]);
    const late = await ask('POST', `${one}/answers`, { text: 'But' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'This is resolved. Reopen it first.',
    ]);
    await ask('POST', `${one}/reopen`);
    expect(await found()).toMatchObject([{ resolved_at: null, resolved_by: '' }]);
    await ask('POST', `${one}/resolve`);
    const { undo } = (await ask('DELETE', one, undefined, hers)).json();
    expect(await found()).toEqual([]);
    expect((await ask('POST', `${one}/reopen`)).statusCode).toBe(404);
    expect((await ask('POST', undo)).statusCode).toBe(200);
    expect((await ask('POST', undo)).statusCode).toBe(404);
    expect(await found()).toMatchObject([{ text: 'One', answers: [{ text: 'Hm' }] }]);
  });

  test('an own answer is deleted alone, and an answer to it stands below the same remark', async () => {
    const one = await write({ text: 'One' });
    const { remark_id } = (await ask('POST', `${one}/answers`, { text: 'Two' })).json();
    await ask('POST', `/api/remarks/${remark_id}/answers`, { text: 'Three' });
    await ask('DELETE', `/api/remarks/${remark_id}`);
    const [remark] = await found();
    expect(remark?.answers.map(({ text }) => text)).toEqual(['Three']);
  });

  test('whoever is mentioned is told in the answer and finds it', async () => {
    const answer = await ask('POST', blog, { text: `Please look, @${colleague}.` });
    expect(answer.json().message).toBe(`Remark saved. ${colleague} sees it in the portal.`);
    expect(await found()).toMatchObject([{ mentions: [colleague] }]);
    const mine = async (token: string) =>
      (await ask('GET', '/api/remarks/mentions', undefined, token)).json();
    expect(await mine(hers)).toMatchObject([{ title: 'Nine clinics', made_by: adminEmail }]);
    expect(await mine(server.token)).toEqual([]);
  });

  test('nobody but an administrator reads one', async () => {
    await server.addUser('reader@example.com');
    const reader = await server.signIn('reader@example.com');
    for (const url of [blog, '/api/remarks/mentions']) {
      expect((await server.call({ url })).statusCode).toBe(401);
      expect((await ask('GET', url, undefined, reader)).statusCode).toBe(403);
    }
  });

  test('an item that is not there, or in the trash, has none to speak of', async () => {
    const one = await write({ text: `@${colleague}` });
    const id = blog.split('/').at(-1);
    await ask('DELETE', `/blog/${id}`);
    for (const [method, url, body] of [
      ['GET', blog],
      ['POST', blog, { text: 'a' }],
      ['PUT', one, { text: 'a' }],
      ['POST', `${one}/resolve`],
    ] as const) {
      expect((await ask(method, url, body)).statusCode).toBe(404);
    }
    await ask('POST', `/api/trash/blog/${id}/restore`);
    expect(await found()).toHaveLength(1);
  });

  test('R-X-18 the audit log has them at their item, in words', async () => {
    const one = await write({ text: 'x'.repeat(100), field: 'title' });
    await ask('PUT', one, { text: 'Two' });
    await ask('POST', `${one}/answers`, { text: 'Three' });
    await ask('POST', `${one}/resolve`);
    await ask('POST', `${one}/reopen`);
    await ask('POST', `${one}/resolve`);
    const { undo } = (await ask('DELETE', one)).json();
    await ask('POST', undo);
    const whole = await write({ text: 'All of it' });
    await ask('POST', `${whole}/resolve`);
    const { entries } = (await ask('GET', '/api/audit?kind=blog')).json();
    const about: AuditEntry[] = entries.filter(({ action }: AuditEntry) => action !== 'created');
    expect(about.map(({ action }) => action).toReversed()).toEqual([
      'remark on Title written',
      'remark on Title changed',
      'answer to the remark on Title written',
      'remark on Title resolved',
      'remark on Title reopened',
      'remark on Title resolved',
      'remark on Title deleted',
      'remark on Title restored',
      'remark written',
      'remark resolved',
    ]);
    const id = blog.split('/').at(-1);
    for (const entry of about) {
      expect(entry).toMatchObject({ title: 'Nine clinics', item_id: id, made_by: adminEmail });
    }
    expect(about.at(-1)?.changes).toContainEqual({
      field: 'text',
      old: '',
      new: `${'x'.repeat(79)}…`,
    });
  });

  test('a deleted one is gone for good after 30 days', async () => {
    await ask('DELETE', await write({ text: 'One' }));
    const rows = () => server.db.selectFrom('remarks').select('text').execute();
    server.clock.now += 30 * day;
    await deleteExpired(server.app);
    expect(await rows()).toHaveLength(1);
    server.clock.now += 1;
    await deleteExpired(server.app);
    expect(await rows()).toEqual([]);
  });
});
