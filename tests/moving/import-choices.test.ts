import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';
import { ghostExport, ghostPost } from './ghost-export.ts';
import { importPath, uploadExport } from './upload-export.ts';
import { wxr, wxrAuthor } from './wordpress-export.ts';

const posts = [1, 2, 3].map((id) => ({
  id,
  title: `Post ${id}`,
  content: `<h2>One</h2><p>Text ${id}</p>`,
  author: 'ada',
  terms: [['category', 'news', 'News']] as [string, string, string][],
}));

async function planned(text: string, name?: string, options = {}) {
  const server = await testServer(options);
  const { token, call, app } = server;
  const sent = await uploadExport(server, text, name);
  await app.workOnImports();
  const at = `${importPath}/${sent.json().import_id}`;
  const get = async (rest = '') => (await call({ url: at + rest, token })).json();
  const put = (rest: string, body: object) => call({ method: 'PUT', url: at + rest, token, body });
  async function start() {
    await call({ method: 'POST', url: `${at}/steps/start`, token });
    await app.workOnImports();
  }
  async function entry(source_id: string) {
    const { items } = await get('/entries');
    return items.find((one: { source_id: string }) => one.source_id === source_id);
  }
  return { ...server, get, put, start, entry };
}

const wordpress = () => planned(wxr(posts, wxrAuthor(1, 'ada', 'Ada L.')));

test('R-I-02 an address of the plan is chosen, checked, and stands there after a new plan', async () => {
  const { put, entry, get, start, app, db } = await wordpress();
  const choose = (source_id: string, address: string) =>
    put('/entry/choice', { source_id, address });
  const taken = await choose('post 1', 'post-2');
  expect(taken.statusCode).toBe(400);
  expect(taken.json().errors.address).toMatch(/gets the address .*post-2\. .*post-2-2 is free\.$/);
  expect((await choose('post 1', 'a/b')).json().errors.address).toMatch(/must not contain/);
  expect((await choose('post 1', ' ')).statusCode).toBe(400);
  expect((await choose('post 1', 'My own')).statusCode).toBe(200);
  expect(await entry('post 1')).toMatchObject({ address: 'my-own', state: 'planned' });
  expect((await get('/addresses')).items).toContainEqual(
    expect.objectContaining({ path: '/?p=1', target: '/blogs/my-own' }),
  );
  const { types, status, newCategories, categories, categoryNames, authors } = (await get())
    .choices;
  const whole = { types, status, newCategories, categories, categoryNames, authors };
  expect((await put('/choices', whole)).statusCode).toBe(200);
  await app.workOnImports();
  expect(await entry('post 1')).toMatchObject({ address: 'my-own' });
  await start();
  const slugs = await db.selectFrom('blogs').select('slug').orderBy('slug').execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(['my-own', 'post-2', 'post-3']);
  expect((await choose('post 2', 'late')).statusCode).toBe(409);
});

describeOnBothDatabases('choices at one time', (databases) => {
  test('all are kept', async () => {
    const { put, entry, get } = await planned(wxr(posts), 'old.xml', {
      database: await databases.open(),
    });
    const ids = posts.map(({ id }) => id);
    const answers = await Promise.all([
      ...ids.map((id) => put('/entry/choice', { source_id: `post ${id}`, address: `own-${id}` })),
      put('/origin', { origin: 'https://old.example' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const id of ids) expect(await entry(`post ${id}`)).toMatchObject({ address: `own-${id}` });
    const { choices } = await get();
    expect(Object.keys(choices.items)).toHaveLength(3);
    expect(choices.origin).toBe('https://old.example');
  });
});

test('an imported item without a picture has its drawings', async () => {
  const { start, call } = await planned(wxr(posts), 'old.xml', { draws: true });
  await start();
  const statuses = [];
  for (const slug of ['post-1', 'post-2', 'post-3'])
    statuses.push((await call({ url: `/media/drawings/${slug}/banner.svg` })).statusCode);
  expect(statuses).toEqual([200, 200, 200]);
});

test('R-I-02 single items are left out of a plan, and brought along again', async () => {
  const { put, entry, get, start, db } = await wordpress();
  const leaveOut = (source_id: string, isLeftOut: boolean) =>
    put('/entry/choice', { source_id, isLeftOut });
  await leaveOut('post 1', true);
  await leaveOut('post 2', true);
  await leaveOut('post 2', false);
  expect(await entry('post 1')).toMatchObject({ state: 'left out', kind: null });
  expect(await entry('post 2')).toMatchObject({ state: 'planned', address: 'post-2' });
  expect((await get()).choices.items).toEqual({ 'post 1': { isLeftOut: true } });
  expect((await leaveOut('post 9', true)).statusCode).toBe(404);
  await start();
  const titles = await db.selectFrom('blogs').select('title').orderBy('title').execute();
  expect(titles.map(({ title }) => title)).toEqual(['Post 2', 'Post 3']);
});

test('R-I-02 categories and authors get the names that were chosen', async () => {
  const { put, get, start, app, db } = await wordpress();
  expect(await get('/names')).toEqual({
    categories: [{ name: 'News', count: 3 }],
    authors: [{ name: 'Ada L.', count: 3 }],
    relative: 0,
    pictures: 0,
    notes: [],
  });
  const body = { authors: { 'Ada L.': 'Ada Lovelace' }, categoryNames: { News: 'Company' } };
  expect((await put('/choices', body)).statusCode).toBe(200);
  await app.workOnImports();
  await start();
  const rows = await db
    .selectFrom('blogs')
    .innerJoin('categories', 'categories.category_id', 'blogs.category')
    .select(['author', 'categories.category as category'])
    .distinct()
    .execute();
  expect(rows).toEqual([{ author: 'Ada Lovelace', category: 'Company' }]);
});

test('R-I-03 a newer export leaves an author as it was named here', async () => {
  const server = await wordpress();
  const { put, start, app, call, token, db } = server;
  await put('/choices', { authors: { 'Ada L.': 'Ada Lovelace' } });
  await app.workOnImports();
  await start();
  const newer = posts.map((post) => ({ ...post, title: `Newer ${post.id}` }));
  const again = await uploadExport(server, wxr(newer, wxrAuthor(1, 'ada', 'Ada L.')));
  await app.workOnImports();
  const next = `${importPath}/${again.json().import_id}`;
  await call({ method: 'POST', url: `${next}/steps/start`, token });
  await app.workOnImports();
  const rows = await db.selectFrom('blogs').select(['title', 'author']).orderBy('title').execute();
  expect(rows).toEqual([1, 2, 3].map((id) => ({ title: `Newer ${id}`, author: 'Ada Lovelace' })));
});

test('R-I-05 a Ghost export without its address asks for it, and pictures are fetched from there', async () => {
  const html = '<h2>A</h2><p>x</p><img src="__GHOST_URL__/content/images/2021/a.jpg">';
  const { get, put, start } = await planned(
    ghostExport({ posts: [ghostPost('1', { html })] }),
    'old.json',
  );
  expect(await get()).toMatchObject({ origin: '' });
  expect(await get('/names')).toMatchObject({ relative: 1 });
  expect((await put('/origin', { origin: 'old' })).json().errors.origin).toMatch(/whole address/);
  expect((await put('/origin', { origin: 'file:///etc' })).statusCode).toBe(400);
  // Of an inner network: the door refuses it, which shows where it would have been fetched.
  expect((await put('/origin', { origin: 'http://127.0.0.1:9/below/' })).statusCode).toBe(200);
  expect(await get()).toMatchObject({ origin: 'http://127.0.0.1:9/below/' });
  await start();
  const { pictures } = await get('/pictures');
  const reason = 'Its address leads into an inner network.';
  expect(pictures).toMatchObject([
    { address: 'http://127.0.0.1:9/below/content/images/2021/a.jpg', reason },
  ]);
});
