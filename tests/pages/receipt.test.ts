import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receipt } from '../../domain/api/content/editing/receipts.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import { faultOf } from '../../server/content/receipt/receipt.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('first');
});
afterAll(() => site.close());

/** The rows that are red, in words. */
function redIn({ rows }: Receipt): string[] {
  return rows.filter(({ reason }) => reason !== '').map(({ path, reason }) => `${path}: ${reason}`);
}

function proofs({ rows }: Receipt) {
  return rows.map(({ path, status, proof }) => [path, status, proof]);
}

async function everyItem(): Promise<[ItemKind, string][]> {
  const blogs = (await site.call('GET', '/blog')).json().data;
  const studies = (await site.call('GET', '/api/caseStudies')).json();
  const pages = (await site.call('GET', '/api/locationpages')).json().data;
  return [
    ...blogs.map(({ blog_id }: { blog_id: number }) => ['blog', String(blog_id)]),
    ...studies.map(({ _id }: { _id: string }) => ['case-study', _id]),
    ...pages.map((one: { location_id: number }) => ['location-page', String(one.location_id)]),
  ];
}

test('R-X-06 every item of the first content is found at all of its addresses', async () => {
  const items = await everyItem();
  expect(items.length).toBeGreaterThan(12);
  for (const [kind, id] of items) {
    const receipt = await site.receipt(kind, id);
    expect(redIn(receipt), `${kind} ${id}`).toEqual([]);
    expect(receipt.rows.length).toBeGreaterThan(2);
  }
});

test('a blog is followed through publishing, renaming, deleting and undoing', async () => {
  const id = await site.addBlog({
    title: 'A fresh start',
    slug_url: 'café & co',
    brief_paragraph: 'x',
  });
  const made = await site.receipt('blog', id);
  expect(redIn(made)).toEqual([]);
  expect(proofs(made)).toContainEqual(['/blogs/caf%C3%A9-&-co', 200, 'new text']);
  expect(proofs(made)).toContainEqual(['/rss.xml', 200, 'new text']);

  await site.call('PUT', `/blog/${id}`, { title: 'Renamed', slug_url: 'renamed' });
  const renamed = await site.receipt('blog', id);
  expect(redIn(renamed)).toEqual([]);
  expect(proofs(renamed)).toContainEqual(['/blogs/caf%C3%A9-%26-co', 301, 'leads on']);

  await site.call('DELETE', `/blog/${id}`);
  const deleted = await site.receipt('blog', id);
  expect(redIn(deleted)).toEqual([]);
  expect(proofs(deleted)).toContainEqual(['/blogs/renamed', 410, 'gone']);
  expect(proofs(deleted)).toContainEqual(['/sitemap.xml', 200, 'gone']);

  await site.call('POST', `/api/trash/blog/${id}/restore`);
  const undone = await site.receipt('blog', id);
  expect([redIn(undone), undone.rows[0]?.path]).toEqual([[], '/blogs/renamed']);
});

test('the site asking itself is no visitor: neither hits nor missed addresses', async () => {
  const hits = (await site.call('GET', '/api/redirects')).json().items;
  expect(hits.map((redirect: { hits: number }) => redirect.hits)).toEqual(hits.map(() => 0));
  expect((await site.call('GET', '/api/missed-addresses')).json()).toMatchObject({ total: 0 });
});

test('what visitors never saw has nothing to be looked at', async () => {
  const study = await site.addDraft();
  expect((await site.receipt('case-study', study)).rows).toEqual([]);
  expect((await site.receipt('blog', 999_999)).rows).toEqual([]);
});

test('an address that is not as it should be says why (negative control)', () => {
  const answer = { status: 200, body: Buffer.from('<p>Old words</p>'), bytes: 1, ms: 1 };
  const wanted = { path: '/x', place: 'page', proof: 'new text', statuses: [200] } as const;
  expect(faultOf(wanted, answer)).toBe('');
  expect(faultOf(wanted, { ...answer, status: 500 })).toBe('It answers 500 instead of 200.');
  expect(faultOf({ ...wanted, texts: [['title', 'New words']] }, answer)).toBe(
    'The new text of title is not there.',
  );
  expect(faultOf({ ...wanted, holds: ['<loc>'] }, answer)).not.toBe('');
  expect(faultOf({ ...wanted, lacks: ['Old words<'] }, answer)).not.toBe('');
  expect(faultOf({ ...wanted, location: '/y' }, answer)).not.toBe('');
});
