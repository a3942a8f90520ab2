import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, insertManyItems, slugOf } from '../../bench/many-items.ts';
import { insertCategory } from '../../db/content/categories.ts';
import type { Database } from '../../db/open.ts';
import { rowsOfPart } from '../../db/parts.ts';
import { exportEnquiries } from '../../domain/api/inbox/enquiries.ts';
import { importLedger } from '../../domain/api/moving/imports.ts';
import { exportAudit } from '../../domain/api/operations/audit.ts';
import { slugFrom } from '../../domain/content/addresses/slug.ts';
import { locationPageInput } from '../../domain/content/kinds/location-page.ts';
import { publicStatus } from '../../domain/content/publishing.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { serverForAll, type TestServer } from '../server.ts';

const count = rowsOfPart + 1;
/** Rows of one insert: SQLite takes 32,766 parameters. */
const batch = 500;
const time = '2026-01-01T00:00:00.000Z';

async function insertManyLocationPages(db: Database): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const slug = `place-${index + 1}`;
    const page = locationPageInput.parse({ slug_url: slug, main_heading: `No. ${index + 1}` });
    const status = index === 0 ? ('draft' as const) : publicStatus;
    return { ...page, slug, status, created_at: time, updated_at: time };
  });
  for (let start = 0; start < count; start += batch) {
    const values = rows.slice(start, start + batch);
    await db.insertInto('location_pages').values(values).execute();
  }
}

describeOnBothDatabases('lists that are longer than one part', ({ openForAll }) => {
  let server: TestServer;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const database = await openForAll();
    await insertCategory(database.db, 'SEO');
    await insertManyItems(database.db, { blogs: count, studies: count });
    await insertManyLocationPages(database.db);
    ({ server, end } = await serverForAll({ database }));
  });
  afterAll(() => end());

  test('R-3-05 all blogs arrive in their order while they are read', async () => {
    const { statusCode, headers, body } = await server.call({ url: '/blog' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length'], 'it is sent before all of it is known').toBeUndefined();
    const { status, data, ...rest } = JSON.parse(body);
    expect([status, rest]).toEqual(['success', {}]);
    const slugs = data.map(({ slug_url }: { slug_url: string }) => slugFrom(slug_url));
    expect(slugs).toEqual(Array.from({ length: count }, (_, index) => slugOf(index)));
    expect(Object.keys(data[count - 1]).sort()).toEqual([
      'blog_id',
      'blog_image',
      'brief_paragraph',
      'category',
      'published_date',
      'slug_url',
      'title',
    ]);
  });

  test('R-3-01 all case studies arrive with their four keys, drafts for administrators', async () => {
    const { db, token } = server;
    const _id = idOf(count - 1);
    await db.updateTable('case_studies').set({ status: 'draft' }).where('_id', '=', _id).execute();
    const ask = async (as?: string) =>
      (await server.call({ url: '/api/caseStudies', token: as })).json();
    const ids = Array.from({ length: count }, (_, index) => idOf(index));
    const everybody = (await ask()).map((study: { _id: string }) => study._id);
    expect(everybody).toEqual(ids.slice(0, -1));
    const studies = await ask(token);
    expect(studies.map((study: { _id: string }) => study._id)).toEqual(ids);
    const keys = ['_id', 'bannerImage', 'category1', 'heroHeading'];
    expect(Object.keys(studies[count - 1]).sort()).toEqual(keys);
  });

  test('R-3-09 all location pages arrive whole, drafts for administrators', async () => {
    const ask = async (token?: string) => server.call({ url: '/api/locationpages', token });
    const answer = await ask();
    expect(answer.headers['content-length'], 'it is sent part by part').toBeUndefined();
    const { status, data, ...rest } = answer.json();
    expect([status, rest, data.length]).toEqual(['success', {}, count - 1]);
    expect(data[0]).toMatchObject({ slug_url: `place-${count}`, main_heading: `No. ${count}` });
    expect(Object.keys(data[count - 2]).sort()).toEqual(
      ['location_id', ...Object.keys(locationPageInput.shape)].sort(),
    );
    const all = (await ask(server.token)).json().data;
    expect(all.map((page: { slug_url: string }) => page.slug_url)).toEqual(
      Array.from({ length: count }, (_, index) => `place-${count - index}`),
    );
  });

  test('a slow reader has minutes, as the answer ends only when it is read', () => {
    const tables = [exportEnquiries, exportAudit, importLedger].map(({ path }) => path);
    for (const url of ['/blog', '/api/caseStudies', '/api/locationpages', ...tables]) {
      const route = server.routes.find((one) => one.url === url && one.method === 'GET');
      expect(route?.handlerTimeout).toBe(300_000);
    }
  });

  test('a list is compressed while it is sent', async () => {
    const plain = await server.call({ url: '/blog' });
    const headers = { 'accept-encoding': 'br' };
    const packed = await server.call({ url: '/blog', headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const head = await server.call({ method: 'HEAD', url: '/blog' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});
