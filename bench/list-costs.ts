import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertCategory } from '../db/content/categories.ts';
import { changeContent } from '../db/content/content-version.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { type ListPart, listPageSize } from '../domain/list-part.ts';
import { siteQueries } from '../server/pages/queries/site-queries.ts';
import { startPostgresServer } from '../tests/postgres-server.ts';
import { insertManyItems } from './many-items.ts';
import { say } from './site.ts';
import { sayTable } from './table.ts';

/** `node bench/list-costs.ts [sqlite|postgres]`: processor time with 100,000 blogs beside 1,000. */

const sizes = [1_000, 100_000];
const times = 20;
const parts: Record<string, (pages: number) => Partial<ListPart>> = {
  'page 1': () => ({}),
  'the last page': (page) => ({ page }),
  'no item': () => ({ find: 'zebra' }),
  'every tenth item': () => ({ find: 'deira' }),
  'nearly every item': () => ({ find: 'and' }),
  'two letters in every item': () => ({ find: 'in' }),
  'two letters in none': () => ({ find: 'zq' }),
  'every tenth item, in a category': () => ({ find: 'deira', category: 'SEO' }),
};

/** Of Postgres in steps of 10 ms. */
async function processorTime(db: Database, isPostgres: boolean): Promise<number> {
  const { user, system } = process.cpuUsage();
  if (!isPostgres) return (user + system) / 1_000;
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const ticks = rows.map(({ pid }) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number),
  );
  return ticks.flat().reduce<number>((sum, part = 0) => sum + part, 0) * 10;
}

async function costsOn(url: string, blogs: number): Promise<Map<string, number>> {
  const { db, kind } = openDatabase(url, { isUnlimited: true });
  await migrate(db, kind);
  for (const name of ['SEO', 'SMM', 'UX', 'CRM', 'ERP']) await insertCategory(db, name);
  await insertManyItems(db, { blogs, studies: 0 });
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
  const queriesFor = siteQueries(db);
  const publish = () => changeContent(db, async () => {});
  const costs = new Map<string, number>();
  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    await work();
    const before = await processorTime(db, kind === 'postgres');
    for (let time = 0; time < times; time++) await work();
    costs.set(name, ((await processorTime(db, kind === 'postgres')) - before) / times);
  }
  await measure('the counts, after a publish', async () => {
    await publish();
    await queriesFor().countBlogCategories();
  });
  for (const [name, partOf] of Object.entries(parts)) {
    const part = { category: '', find: '', page: 1, ...partOf(Math.ceil(blogs / listPageSize)) };
    await measure(name, () => queriesFor().findBlogPage(part));
    await measure(`${name}, after a publish`, async () => {
      await publish();
      await queriesFor().findBlogPage(part);
    });
  }
  await db.destroy();
  return costs;
}

async function costsOf(kind: string): Promise<Map<string, number>[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-lists-'));
  const server = kind === 'postgres' ? await startPostgresServer('lists') : null;
  try {
    const found: Map<string, number>[] = [];
    for (const blogs of sizes) {
      await server?.createDatabase(`lists_${blogs}`);
      const url = server
        ? `${server.url}/lists_${blogs}`
        : `sqlite:${join(folder.path, `${blogs}.db`)}`;
      found.push(await costsOn(url, blogs));
    }
    return found;
  } finally {
    await server?.stop();
  }
}

const kind = process.argv[2] ?? 'sqlite';
say(`${kind}: milliseconds of processor`);
const [few, many] = await costsOf(kind);
const inWords = (costs: Map<string, number> | undefined, name: string) =>
  (costs?.get(name) ?? Number.NaN).toFixed(1);
sayTable(
  [...(many?.keys() ?? [])].map((name) => ({
    what: name,
    ours: `100,000: ${inWords(many, name)}`,
    control: `1,000: ${inWords(few, name)}`,
  })),
);
