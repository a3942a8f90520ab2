import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findEntry } from '../../db/moving/entries.ts';
import { day } from '../../domain/durations.ts';
import { testServer } from '../server.ts';
import { importPath, uploadExport } from './upload-export.ts';
import { wxr } from './wordpress-export.ts';

const posts = [1, 2, 3].map((id) => ({ id, content: `<h2>One</h2><p>Text ${id}</p>` }));

async function planned(text = wxr(posts)) {
  const server = await testServer();
  const { token, call, app } = server;
  const sent = await uploadExport(server, text);
  const id = sent.json().import_id;
  await app.workOnImports();
  const at = `${importPath}/${id}`;
  const get = async (rest = '') => (await call({ url: at + rest, token })).json();
  const post = (step: string) => call({ method: 'POST', url: `${at}/steps/${step}`, token });
  async function step(name: string) {
    const answer = await post(name);
    await app.workOnImports();
    return answer.statusCode;
  }
  return { ...server, id, at, sent, get, post, step };
}

test('R-I-02 an upload is planned, run and listed by calls', async () => {
  const { get, step, sent, call, token, at } = await planned();
  expect(sent.statusCode).toBe(201);
  expect(await get()).toMatchObject({ state: 'planned', name: 'export.xml' });
  const { items } = await get('/entries');
  expect(items.filter((one: { what: string }) => one.what === 'item')).toHaveLength(3);
  expect((await get('/addresses')).items[0]).toMatchObject({ state: 'redirect' });
  expect(await step('start')).toBe(200);
  expect(await get()).toMatchObject({ state: 'finished' });
  expect((await get('/entries?view=imported')).found).toBeGreaterThanOrEqual(3);
  const csv = await call({ url: `${at}/ledger.csv`, token });
  expect(csv.body).toMatch(/post 2,item,post,Post 2,,blog,post-2,/);
  expect((await get('/entry?source_id=post%202')).html).toContain('Text 2');
});

test('a Markdown file alone is called as it was before it was sent', async () => {
  const name = 'how-we-hand-over';
  const server = await testServer();
  const sent = await uploadExport(server, 'Ask for the keys.', `${name}.md`);
  await server.app.workOnImports();
  const url = `${importPath}/${sent.json().import_id}/entries`;
  const { items } = (await server.call({ url, token: server.token })).json();
  const item = items.find(({ what }: { what: string }) => what === 'item');
  expect(item).toMatchObject({ source_id: `${name}.md`, address: `/${name}` });
});

test('R-I-04 what was not understood is named in the plan and in the ledger', async () => {
  const content = '<p>Text</p>[pricing plan="a"]From 10[/pricing]';
  const { get, step } = await planned(wxr([{ id: 1, content, comments: 2 }]));
  const note = { what: 'shortcode [pricing]', became: 'Its text, without what the plugin did.' };
  const noted = async () => (await get('/entries?view=look')).items[0]?.notes;
  expect(await noted()).toContainEqual(note);
  expect((await get('/names')).notes).toContainEqual({ ...note, count: 1 });
  await step('start');
  expect(await noted()).toContainEqual(note);
  expect(await noted()).toContainEqual(expect.objectContaining({ what: '2 comments' }));
});

test('R-I-02 choices make the plan anew until the run', async () => {
  const { get, call, app, token, at, step } = await planned();
  const body = { types: { post: 'nothing' } };
  const choose = () => call({ method: 'PUT', url: `${at}/choices`, token, body });
  expect((await choose()).statusCode).toBe(200);
  await app.workOnImports();
  const { counts } = await get();
  const left = counts.find((one: { what: string }) => one.what === 'item');
  expect(left).toMatchObject({ state: 'left out', count: 3 });
  await step('start');
  expect((await choose()).statusCode).toBe(409);
});

test('R-I-03 is taken back, and then discarded with its file', async () => {
  const { step, call, token, at, db } = await planned();
  expect(await step('take-back')).toBe(409);
  await step('start');
  const discard = () => call({ method: 'DELETE', url: at, token });
  expect((await discard()).statusCode).toBe(409);
  expect(await step('take-back')).toBe(200);
  expect(await db.selectFrom('blogs').select('title').execute()).toEqual([]);
  expect((await discard()).statusCode).toBe(200);
  expect((await call({ url: at, token })).statusCode).toBe(404);
});

test('R-I-02 is discarded while it is read', async () => {
  const server = await testServer();
  const { call, token, app } = server;
  const sent = await uploadExport(server, wxr(posts));
  const url = `${importPath}/${sent.json().import_id}`;
  expect((await call({ method: 'DELETE', url, token })).statusCode).toBe(200);
  await app.workOnImports();
  expect((await call({ url, token })).statusCode).toBe(404);
});

test('a file that an import was not uploaded to stays when it is discarded or forgotten', async () => {
  const { db, app, call, token, at } = await planned();
  const file = `${app.services.config.dataDir}/imports-of-2026.xml`;
  await writeFile(file, wxr(posts));
  const found = () => readFile(file, 'utf8').then((text) => text.length > 0);
  await db.updateTable('imports').set({ file, made_at: '2020-01-01T00:00:00.000Z' }).execute();
  await app.forgetOldImports();
  expect(await found()).toBe(true);
  await db.updateTable('imports').set({ file }).execute();
  expect((await call({ method: 'DELETE', url: at, token })).statusCode).toBe(200);
  expect(await found()).toBe(true);
});

test('F10 the file of an import goes when its row cannot be written', async () => {
  const server = await testServer();
  const { db, app } = server;
  await db.schema.dropTable('imports').execute();
  expect((await uploadExport(server, wxr(posts))).statusCode).toBe(500);
  expect(await readdir(join(app.services.config.dataDir, 'imports'))).toEqual([]);
});

test('F10 a file of an import that no row names goes after a day', async () => {
  const { db, app } = await planned();
  const folder = join(app.services.config.dataDir, 'imports');
  const { file } = await db.selectFrom('imports').select('file').executeTakeFirstOrThrow();
  const cutOff = `${'0a'.repeat(12)}.zip`;
  const young = '0b'.repeat(12);
  const foreign = 'notes.zip';
  for (const name of [cutOff, young, foreign]) await writeFile(join(folder, name), 'PK');
  const old = Date.now() / 1_000 - 90_000;
  for (const name of [cutOff, foreign, basename(file)]) await utimes(join(folder, name), old, old);
  await app.forgetOldImports();
  expect((await readdir(folder)).sort()).toEqual([young, foreign, basename(file)].sort());
});

test('R-I-07 what is no export is refused with a sentence', async () => {
  const { get, step } = await planned('<html>');
  const found = await get();
  expect(found.state).toBe('refused');
  expect(found.problem).toMatch(/^This is no export/);
  expect(await step('start')).toBe(409);
});

test('an empty file, none and a stranger are refused', async () => {
  const server = await testServer();
  expect((await uploadExport(server, '')).statusCode).toBe(400);
  const { call, token } = server;
  const body = {};
  expect((await call({ method: 'POST', url: importPath, token, body })).statusCode).toBe(415);
  expect((await uploadExport({ ...server, token: '' }, wxr(posts))).statusCode).toBe(401);
});

/** A second export, in which each title differs from the one that was edited here meanwhile. */
async function askedAgain() {
  const server = await planned();
  const { step, call, token, app } = server;
  await step('start');
  const [blog] = (await call({ url: '/blog', token })).json().data ?? [];
  const url = `/blog/${blog.blog_id}`;
  const whole = (await call({ url, token })).json().data;
  await call({ method: 'PUT', url, token, body: { ...whole, title: 'Edited here' } });
  const number = Number(/\d+/.exec(whole.title)?.[0]);
  const newer = wxr(posts.map((post) => ({ ...post, title: `Newer ${post.id}` })));
  const again = (await uploadExport(server, newer)).json().import_id;
  await app.workOnImports();
  const next = `${importPath}/${again}`;
  await call({ method: 'POST', url: `${next}/steps/start`, token });
  await app.workOnImports();
  const source_id = `post ${number}`;
  const take = () =>
    call({ method: 'PUT', url: `${next}/entry`, token, body: { source_id, take: ['title'] } });
  const entry = `${next}/entry?source_id=${encodeURIComponent(source_id)}`;
  return { ...server, url, whole, entry, take, newer: `Newer ${number}` };
}

test('R-I-03 asks field by field where both sides have changed, and does what is answered', async () => {
  const { call, token, db, entry, take, newer } = await askedAgain();
  expect((await call({ url: entry, token })).json().asked).toMatchObject([
    { field: 'title', here: 'Edited here', came: newer },
  ]);
  expect((await take()).statusCode).toBe(200);
  const titles = await db.selectFrom('blogs').select('title').orderBy('title').execute();
  expect(titles.map(({ title }) => title)).toEqual(['Newer 1', 'Newer 2', 'Newer 3']);
});

test('R-I-03 an answer leaves a newer draft unpublished, and takes its field into it', async () => {
  const { call, token, db, url, whole, take, newer } = await askedAgain();
  const body = { ...whole, title: 'Edited here', brief_paragraph: 'Not yet' };
  await call({ method: 'PUT', url: `${url}?status=draft`, token, body });
  expect((await take()).statusCode).toBe(200);
  const stored = db.selectFrom('blogs').select(['title', 'brief_paragraph']);
  expect(await stored.where('blog_id', '=', whole.blog_id).executeTakeFirst()).toEqual({
    title: 'Edited here',
    brief_paragraph: whole.brief_paragraph,
  });
  const { draft } = (await call({ url: `/api/publishing/blog/${whole.blog_id}`, token })).json();
  expect(draft).toMatchObject({ title: newer, brief_paragraph: 'Not yet' });
});

test('R-I-02 originals and the file are kept for 30 days', async () => {
  const { clock, app, db, id, step } = await planned();
  await step('start');
  const at = Date.now();
  clock.now = at + 29 * day;
  await app.forgetOldImports();
  expect((await findEntry(db, id, 'post 2'))?.came).toMatchObject({ slug: 'post-2' });
  clock.now = at + 31 * day;
  await app.forgetOldImports();
  expect(await findEntry(db, id, 'post 2')).toMatchObject({ came: null, state: 'imported' });
  const row = await db.selectFrom('imports').select('file').where('import_id', '=', id).execute();
  expect(row).toEqual([{ file: '' }]);
});

test('R-I-02 what is no longer kept is neither started nor tried again, and can be taken back', async () => {
  const { app, db, get, step } = await planned();
  await step('start');
  await db.updateTable('imports').set({ made_at: '2020-01-01T00:00:00.000Z' }).execute();
  await app.forgetOldImports();
  const ledger = await get('/entries');
  expect(await step('retry-pictures')).toBe(409);
  expect(await get('/entries')).toEqual(ledger);
  expect(await step('take-back')).toBe(200);
  expect(await db.selectFrom('blogs').select('title').execute()).toEqual([]);
});

test('R-I-02 a plan that was not started in 30 days says so', async () => {
  const { app, db, get, step } = await planned();
  await db.updateTable('imports').set({ made_at: '2020-01-01T00:00:00.000Z' }).execute();
  await app.forgetOldImports();
  expect(await get()).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('not started for 30 days'),
  });
  expect(await step('start')).toBe(409);
});
