import { expect, test } from 'vitest';
import { type TestServer, testServer } from '../server.ts';
import { importPath, uploadExport } from './upload-export.ts';
import { wxr, wxrAuthor, wxrCategory, wxrTag } from './wordpress-export.ts';

/** Shows a page at each address that a published blog or a list stands at. */
const renderer = {
  islandsUrl: '',
  async render({ url }: Request) {
    const { pathname } = new URL(url);
    const isThere = /^\/(?:blogs\/.*|insights|who-we-are\/about)?$/.test(pathname);
    const status = isThere ? 200 : 404;
    return { status, headers: { 'content-type': 'text/html' }, html: `<p>${pathname}</p>` };
  },
};

const site = 'http://site.example';

function oldSite(): string {
  const posts = [
    { id: 12, slug: 'a-title', terms: [['category', 'seo', 'SEO']] as [string, string, string][] },
    { id: 13, slug: 'in-blog', link: 'https://old.example/blog/in-blog/' },
    { id: 14, slug: 'about', type: 'page', link: 'https://old.example/who-we-are/about/' },
    { id: 15, slug: 'بئر', link: 'https://old.example/2014/05/%d8%a8%d8%a6%d8%b1/' },
  ].map((post) => ({ content: '<h2>One</h2><p>Text</p>', ...post }));
  const terms = wxrAuthor(1, 'ada', 'Ada') + wxrCategory(3, 'seo', 'SEO') + wxrTag(4, 'old', 'Old');
  return wxr(posts, terms);
}

async function imported(file = oldSite(), onto?: TestServer) {
  const server = onto ?? (await testServer({ renderer }));
  const { call, token, app } = server;
  const { import_id } = (await uploadExport(server, file)).json();
  const at = `${importPath}/${import_id}`;
  await app.workOnImports();
  const body = { status: 'publish' };
  await call({ method: 'PUT', url: `${at}/choices`, token, body });
  await app.workOnImports();
  await call({ method: 'POST', url: `${at}/steps/start`, token });
  await app.workOnImports();
  return { ...server, import_id };
}

test('R-I-06 every old address answers with a page, over 301 alone', async () => {
  const { call, db } = await imported();
  const rows = await db.selectFrom('import_addresses').select(['path', 'state']).execute();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ state }) => state === 'look')).toEqual([]);
  const wrong: unknown[] = [];
  for (const { path } of rows) {
    let url = encodeURI(path);
    const statuses: number[] = [];
    for (let hop = 0; hop < 5; hop += 1) {
      const { statusCode, headers } = await call({ url });
      statuses.push(statusCode);
      if (statusCode !== 301) break;
      url = new URL(String(headers.location), site).href.slice(site.length);
    }
    const isRight = statuses.at(-1) === 200 && statuses.length <= 2;
    if (!isRight && url !== '/rss.xml') wrong.push([path, url, statuses]);
  }
  expect(wrong).toEqual([]);
});

const news = 'https://old.example/news';

/** The export of a blog that stands below the root of its host. */
const below = (posts: Parameters<typeof wxr>[0], blog = news) =>
  wxr(
    posts.map((post) => ({ link: `${blog}/${post.id}/`, content: '<p>Text</p>', ...post })),
    wxrAuthor(1, 'ada', 'Ada') + wxrCategory(3, 'seo', 'SEO'),
  ).replace('<wp:base_blog_url>https://old.example<', () => `<wp:base_blog_url>${blog}<`);

test.each([
  ['/news/12/', '/blogs/a-title'],
  ['/news/?p=12', '/blogs/a-title'],
  ['/news?p=12&utm_source=x', '/blogs/a-title'],
  ['/news/category/seo', '/insights?category=SEO'],
  ['/news/feed', '/rss.xml'],
  ['/news/?feed=rss2', '/rss.xml'],
  ['/news/author/ada', '/insights'],
])('R-I-06 %s of a blog below the root leads to %s', async (url, location) => {
  const terms: [string, string, string][] = [['category', 'seo', 'SEO']];
  const { call } = await imported(below([{ id: 12, slug: 'a-title', terms }]));
  const slashed = await call({ url });
  const isSlash = slashed.statusCode === 308;
  const answer = isSlash ? await call({ url: String(slashed.headers.location) }) : slashed;
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  expect((await call({ url: '/?p=12' })).statusCode).toBe(200);
});

test.each([
  ['/blog', '/blog/?p=12', 301],
  ['/admin', '/admin?p=12', 404],
  ['/api', '/api?p=12', 404],
])('R-I-06 a blog at %s answers %s with %i', async (base, url, status) => {
  const { call } = await imported(below([{ id: 12, slug: 'a' }], `https://old.example${base}`));
  expect((await call({ url })).statusCode).toBe(status);
});

test('R-I-03 two blogs of one host leave the items of each other alone', async () => {
  const server = await imported(below([{ id: 12, slug: 'one', title: 'One' }]));
  await imported(
    below([{ id: 12, slug: 'two', title: 'Two' }], 'https://old.example/shop'),
    server,
  );
  const { data } = (await server.call({ url: '/blog' })).json();
  expect(data.map(({ title }: { title: string }) => title).sort()).toEqual(['One', 'Two']);
});

test.each([
  ['/2014/05/a-title/', '/blogs/a-title'],
  ['/?p=12', '/blogs/a-title'],
  ['/blog/in-blog/', '/blogs/in-blog'],
  ['/category/seo/', '/insights?category=SEO'],
  ['/feed/', '/rss.xml'],
  ['/2014/05/%D8%A8%D8%A6%D8%B1/', '/blogs/%D8%A8%D8%A6%D8%B1'],
])('R-I-06 %s leads to %s', async (url, location) => {
  const { call } = await imported();
  // A slash at the end goes first (308), as it does for every address.
  const first = await call({ url });
  const next = first.statusCode === 308 ? String(first.headers.location) : url;
  const answer = next === url ? first : await call({ url: next });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});
