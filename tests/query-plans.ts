import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type KyselyPlugin,
  CompiledQuery as Query,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { Database, DatabaseKind, OpenDatabase } from '../db/open.ts';

/** Tables that stay small however much a site has: reading all of one is the quickest way. */
const small = new Set([
  'alerts',
  'categories',
  'content_version',
  'imports',
  'jobs',
  // At most a thousand.
  'missed_addresses',
  'settings',
  'users',
  'second_factors',
  'account_links',
  'saved_answers',
  'preview_keys',
  'presence',
]);

/** A database whose queries can be noted. */
export function recording({ db, kind }: OpenDatabase) {
  const noting = new AsyncLocalStorage<RootOperationNode[]>();
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      noting.getStore()?.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { db: db.withPlugin(recorder), kind },
    /** What some work sends of a kind, each text once; what the server does by itself meanwhile is not noted. */
    async during(
      work: () => Promise<unknown>,
      sought: RootOperationNode['kind'] = 'SelectQueryNode',
    ): Promise<CompiledQuery[]> {
      const nodes: RootOperationNode[] = [];
      await noting.run(nodes, work);
      const compiled = nodes
        .filter((node) => node.kind === sought)
        .map((node) => db.getExecutor().compileQuery(node, { queryId: 'noted' }));
      return [...new Map(compiled.map((query) => [query.sql, query])).values()];
    },
  };
}

/** The alias of a step stands for the table that the query names with it. */
function tableOf(query: string, alias: string): string {
  return new RegExp(`"(\\w+)" as "${alias}"`).exec(query)?.[1] ?? alias;
}

/** Nearly every item is published, so that a look for this status alone is no better than a scan. */
const readsAll =
  /^SCAN (\w+)|^SEARCH (blogs|case_studies|location_pages) USING INDEX \w+ \(status=\?\)$/;

/** What SQLite would read from beginning to end; a covering index has no row to read. */
async function readWholeBySqlite(db: Database, { sql: text, parameters }: CompiledQuery) {
  const explain = Query.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(explain);
  const details = rows.map(({ detail }) => detail);
  const isOrdered = !details.some((detail) => detail.includes('TEMP B-TREE'));
  // In the order of an index, a limit ends the reading.
  if (isOrdered && / limit \?/.test(text)) return [];
  return details
    .filter((detail) => !/COVERING INDEX|CONSTANT ROW|VIRTUAL TABLE INDEX 0:M/.test(detail))
    .map((detail) => readsAll.exec(detail)?.slice(1).find(Boolean))
    .flatMap((alias) => (alias ? [tableOf(text, alias)] : []));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** A condition that says no more than 'published'. */
function picksNothing(condition: string | undefined): boolean {
  return condition === undefined || /^\(status = [^()]*\)$/.test(condition);
}

function readWhole(node: PlanNode, isLimited: boolean): string[] {
  const type = node['Node Type'];
  const below = (node.Plans ?? []).flatMap((plan) =>
    // What is sorted or counted is read to its end, whatever the limit above.
    readWhole(plan, type === 'Limit' || (isLimited && !/Sort|Aggregate/.test(type))),
  );
  const table = node['Relation Name'];
  if (!table || type === 'Index Only Scan') return below;
  const conditions = [node, ...(node.Plans ?? [])].map((one) => one['Index Cond']);
  const isWhole = type === 'Seq Scan' || (conditions.every(picksNothing) && !isLimited);
  return isWhole ? [...below, table] : below;
}

/** The indexes that a query goes by, in the order of its plan. */
export async function indexesOf({ db, kind }: OpenDatabase, query: CompiledQuery) {
  const how = kind === 'sqlite' ? 'explain query plan' : 'explain';
  const explain = Query.raw(`${how} ${query.sql}`, [...query.parameters]);
  const { rows } = await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
    return transaction.executeQuery<Record<string, unknown>>(explain);
  });
  const steps = rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
  return steps.flatMap(
    (step) =>
      /(?:using (?:covering )?index|index (?:only )?scan (?:backward )?(?:using|on)) (\w+)/i.exec(
        step,
      )?.[1] ?? [],
  );
}

async function readWholeByPostgres(db: Database, { sql: text, parameters }: CompiledQuery) {
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const explain = Query.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      explain,
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => readWhole(Plan, false)));
  });
}

/**
 * Postgres plans for a hundred thousand settled rows in every table, of which nothing else is known: neither
 * what a test before this one left behind, nor what Postgres would find out by itself meanwhile.
 */
export async function pretendManyRows(db: Database, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return;
  for (const { name } of await db.introspection.getTables()) {
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db);
  }
  await sql`delete from pg_statistic where starelid in
    (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db);
  await sql`update pg_class set reltuples = 100000, relpages = 1, relallvisible = 1
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
}

/** The tables, other than small ones, of which a query reads every row or every published one. */
export async function tablesReadWhole(
  { db, kind }: OpenDatabase,
  query: CompiledQuery,
): Promise<string[]> {
  const read = await (kind === 'sqlite' ? readWholeBySqlite : readWholeByPostgres)(db, query);
  return [...new Set(read)].filter((table) => !small.has(table));
}
