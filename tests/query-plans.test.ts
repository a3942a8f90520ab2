import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, insertManyItems, slugOf } from '../bench/many-items.ts';
import { cms } from '../content/pages/service/cms.ts';
import { firstSettings } from '../content/settings.ts';
import { insertCategory } from '../db/content/categories.ts';
import { insertItem } from '../db/content/change-items.ts';
import { insertRemark } from '../db/content/remarks/change-remarks.ts';
import { admit, countAdmitted, countHeld, releaseHeld } from '../db/mail/mail-cap.ts';
import { claimMessage, type MessageClaim } from '../db/mail/outbox.ts';
import type { OpenDatabase } from '../db/open.ts';
import { redirectSorts } from '../domain/api/content/addresses/redirects.ts';
import { listSorts } from '../domain/api/content/item-lists.ts';
import { trashSorts } from '../domain/api/content/trash.ts';
import { locationPageInput, locationPageKind } from '../domain/content/kinds/location-page.ts';
import { itemKinds } from '../domain/content/kinds/names.ts';
import { editionKinds } from '../domain/content/kinds/stored-kinds.ts';
import { remarkPlace } from '../domain/content/remarks/remark.ts';
import { mainEnquiryInput } from '../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../domain/inbox/form-limits.ts';
import { builtRenderer } from '../server/pages/renderer.ts';
import { describeOnBothDatabases } from './databases.ts';
import { loadFirstSite } from './first-site.ts';
import { insertEnquiry } from './insert-enquiry.ts';
import { indexesOf, pretendManyRows, recording, tablesReadWhole } from './query-plans.ts';
import { serverForAll, type TestServer } from './server.ts';

const pages = [
  '/',
  '/insights',
  '/insights?page=2',
  '/insights?category=SEO',
  '/insights?find=deira',
  '/insights?find=deira&category=SEO',
  `/blogs/${slugOf(30)}`,
  '/blogs/nothing',
  '/case-studies',
  '/case-studies?page=2',
  '/case-studies?category=SEO',
  '/case-studies?find=deira',
  `/casestudy/${idOf(30)}`,
  '/company',
  '/contact',
  cms.path,
  '/no-such-place',
];

const details = [
  ...['/blog/5', `/api/caseStudies/${idOf(3)}`, '/api/locationpages/1', '/api/pages/1'],
  ...['/api/enquiries?held=true', '/api/enquiries?overdue=true'],
  ...itemKinds.flatMap((kind) => listSorts.map((sort) => `/api/items/${kind}?sort=${sort}&page=2`)),
  '/api/items/blog/slugs/x',
  ...redirectSorts.map((sort) => `/api/redirects?sort=${sort}&page=2`),
  ...trashSorts.map((sort) => `/api/trash?sort=${sort}&page=2`),
  ...['state=published', 'state=changed', 'category=1', 'category=none', 'author=x'].map(
    (filter) => `/api/items/blog?${filter}&sort=title`,
  ),
  ...['category=SEO', 'category=none', 'category=SEO&state=published'].map(
    (filter) => `/api/items/case-study?${filter}&sort=title`,
  ),
  '/api/items/blog?state=published&category=1&author=x',
  '/api/items/blog?state=draft&find=seo',
  '/api/remarks/of/blog/5',
];

/** A search reads every entry once to count them; what is rare, once more (decision 0028). So it does those of editions. */
const searches = [
  '/api/items?find=zebra',
  '/api/items/blog?find=a',
  '/api/items/blog?find=zebra',
  '/api/items/blog?find=seo',
];

const editionTables = editionKinds.map(({ table }) => table);

/** What may read a whole table, and why: it answers all of it, or does so once per content version. */
const allowed: Record<string, string[]> = {
  '/blog': ['blogs'],
  '/api/caseStudies': ['case_studies'],
  '/api/locationpages': ['location_pages'],
  '/api/pages': ['pages'],
  // Counted, and compared with what was read of them (decision 0035).
  '/api/uploads': ['uploads', 'pages'],
  // They name every page of sections.
  '/sitemap.xml': ['pages'],
  '/llms.txt': ['pages'],
  '/api/publishing': ['publishing'],
  // How many words are left in each language, and which figures are proved.
  '/api/overview': ['edition_work', 'claim_proofs'],
  '/api/claims': ['claim_proofs'],
  // One row, with the table of places, and what was made of each of its rows.
  '/api/likeness': ['location_maker'],
  '/api/location-maker': ['location_maker'],
  '/api/location-maker/rows': ['location_maker', 'location_makes'],
  // A page of the journal says how many entries there are.
  '/api/audit': ['audit_log'],
  ...Object.fromEntries(searches.map((url) => [url, ['item_list', ...editionTables]])),
  '/api/uploads?kind=image&find=a&sort=name&unused=true': ['uploads', 'pages'],
  '/api/redirects?find=a': ['redirects'],
  '/api/trash?find=a': ['trash'],
};

/** Not a table: the first thousand rows that were found (db/lists/rows-on-page.ts). */
const firstFew = 'few';

/** Asked once per content version, whatever page comes first: the ids to draw from, clients, people, counts, page ends, editions, and the figures of what has changed. */
const oncePerVersion = [
  /^select "at", "id" from \(\s*select at, id, row_number\(\)/,
  /^select "_id" from "case_studies" where "status" = \S+$/,
  /^select count\(\*\) as "count" from "\w+" where "status" = \S+$/,
  /group by "(clientName|category)/,
  /^select "\w+", "version" from "\w+" where "status" = \S+$/,
  /^select "edition"\."language", "edition"\."slug" as "edition_slug"/,
  /^select "page_id", "path", "sections" from "pages" where "status" = \S+ and "sections" like/,
];

const onlyInDevelopment = /^\/development\//;

describeOnBothDatabases('queries go by an index', ({ openForAll }) => {
  let plain: OpenDatabase;
  let record: ReturnType<typeof recording>;
  let server: TestServer;
  let end: () => Promise<void>;

  beforeAll(async () => {
    plain = await openForAll();
    record = recording(plain);
    await loadFirstSite(plain.db, firstSettings);
    await insertCategory(plain.db, 'SEO');
    await insertManyItems(plain.db, { blogs: 70, studies: 70 });
    const location = { slug_url: 'seo-muscat', main_heading: 'SEO in Muscat' };
    await insertItem(plain.db, locationPageKind, locationPageInput.parse(location));
    // Postgres takes a table without a page for an empty one.
    const enquiry = { name: 'Maryam', email: 'maryam@barhi.example', message: 'Hello' };
    await insertEnquiry(plain.db, mainEnquiryInput(firstFormLimits).parse(enquiry));
    const place = { kind: 'blog' as const, item_id: '5', ...remarkPlace.parse({}) };
    const by = { user_id: 0, email: '' };
    await insertRemark(plain.db, place, { text: '@admin@example.com', by, now: Date.now() });
    await claimMessage(plain.db, { kinds: ['enquiry'], now: Date.now(), lease: 1, maxWait: 1 });
    await pretendManyRows(plain.db, plain.kind);
    const renderer = await builtRenderer();
    ({ server, end } = await serverForAll({ database: record.database, renderer }));
  });
  afterAll(() => end());

  /** The tables that an answer reads from beginning to end, with the queries that do. */
  async function wholeReads(url: string, token?: string): Promise<Record<string, string[]>> {
    const queries = await record.during(async () => {
      const { statusCode } = await server.call({ url, token });
      expect(statusCode, url).toBeLessThan(500);
    });
    const reads: Record<string, string[]> = {};
    const isKept = (text: string) => oncePerVersion.some((pattern) => pattern.test(text));
    for (const query of queries.filter((one) => !isKept(one.sql))) {
      for (const table of await tablesReadWhole(plain, query)) {
        reads[table] = [...(reads[table] ?? []), query.sql];
      }
    }
    return reads;
  }

  function expectAllowed(url: string, reads: Record<string, string[]>): void {
    const others = Object.entries(reads).filter(
      ([table]) => table !== firstFew && !allowed[url]?.includes(table),
    );
    expect(others, url).toEqual([]);
  }

  test('of every page', async () => {
    for (const url of pages) {
      expectAllowed(url, await wholeReads(url));
    }
  });

  test('of every call that reads, as an administrator', async () => {
    const urls = server.routes
      .filter(({ method, url }) => method === 'GET' && !/[:*]/.test(url))
      .map(({ url }) => url)
      .filter((url) => !onlyInDevelopment.test(url));
    expect(urls.length).toBeGreaterThan(20);
    for (const url of new Set([...details, ...searches, ...Object.keys(allowed), ...urls])) {
      expectAllowed(url, await wholeReads(url, server.token));
    }
  });

  test('of a claim of the next message, however many wait', async () => {
    const { db } = record.database;
    const terms = {
      kinds: ['enquiry', 'receipt'],
      now: Date.now(),
      lease: 1,
      maxWait: 1,
    } as const;
    const lookups = async (claim: MessageClaim, index: string) => {
      const [query, ...more] = await record.during(
        () => claimMessage(db, claim),
        'UpdateQueryNode',
      );
      expect(more).toEqual([]);
      const used = query ? await indexesOf(plain, query) : [];
      return used.filter((name) => name === index);
    };
    // Of each kind the first that is due, and the first that a clock set back has put off.
    expect(await lookups(terms, 'outbox_by_turn')).toHaveLength(4);
    const probing = { ...terms, probeAfter: 1 };
    expect((await lookups(probing, 'outbox_by_attempt')).length).toBeGreaterThanOrEqual(2);
  });

  test('T27 of the cap on mail, however many enquiries came and are held', async () => {
    const { db } = record.database;
    const used = async (ask: () => Promise<unknown>) => {
      const queries = await record.during(ask);
      const names = await Promise.all(queries.map((query) => indexesOf(plain, query)));
      expect(await Promise.all(queries.map((query) => tablesReadWhole(plain, query)))).toEqual(
        queries.map(() => []),
      );
      return names.map((of) => [...new Set(of)].join());
    };
    const now = Date.now();
    const byState = expect.stringMatching(/^outbox_by_(turn|attempt)$/);
    expect(await used(() => countAdmitted(db, now, 100))).toEqual(['outbox_by_admission']);
    expect(await used(() => countHeld(db))).toEqual([byState]);
    const release = () => releaseHeld(db, { now, cap: 100 });
    expect(await used(release)).toEqual(['outbox_by_admission', 'outbox_by_turn']);
    const summary = ['outbox_by_admission', 'outbox_by_kind', byState];
    expect(await used(() => admit(db, now, 0))).toEqual(summary);
  });

  test('and one that does not is found (negative control)', async () => {
    const { db } = record.database;
    const found = async (ask: () => Promise<unknown>) => {
      const queries = await record.during(ask);
      expect(queries).toHaveLength(1);
      return Promise.all(queries.map((query) => tablesReadWhole(plain, query)));
    };
    const unindexed = db.selectFrom('blogs').select('blog_id').where('metaTitle', '=', 'x');
    expect(await found(() => unindexed.execute())).toEqual([['blogs']]);
    const published = unindexed.where('status', '=', 'published');
    expect(await found(() => published.execute())).toEqual([['blogs']]);
    const sorted = db.selectFrom('blogs').select('blog_id').orderBy('metaTitle').limit(1);
    expect(await found(() => sorted.execute())).toEqual([['blogs']]);
    const bySlug = db.selectFrom('blogs').select('blog_id').where('slug', '=', 'x');
    expect(await found(() => bySlug.execute())).toEqual([[]]);
  });
});
