import { sql, type Transaction } from 'kysely';
import { allKinds } from '../domain/content/kinds/stored-kinds.ts';
import type { PublishingStatus } from '../domain/content/publishing.ts';
import { type Database, type DatabaseKind, type OpenDatabase, openDatabase } from './open.ts';
import type { Tables } from './tables.ts';

type Rows = Transaction<Tables> | Database;

/** Decision 0002: text, number or null in both databases. */
export type Row = Record<string, string | number | null>;

interface TableFacts {
  key: string[];
  isInBackup: boolean;
}

const inBackup = (...key: string[]): TableFacts => ({ key, isInBackup: true });

/** State of the moment: restoring it would revive what has ended since (threat T39). */
const transient = (...key: string[]): TableFacts => ({ key, isInBackup: false });

/** The tables of items, which the kinds name. */
type ItemTable = {
  [Name in keyof Tables]: Tables[Name] extends { status: PublishingStatus; version: unknown }
    ? Name
    : never;
}[keyof Tables];

const ofKinds: Record<string, TableFacts> = Object.fromEntries(
  allKinds.map(({ table, key }) => [table, inBackup(key.column)]),
);

/**
 * Referenced tables first; the type fails on a table that is missing here. Second factors are kept,
 * as an account must not lose its second lock, and so is queued mail: one message sent twice beats
 * one that is lost.
 */
const tables = {
  content_version: inBackup('id'),
  settings: inBackup('key'),
  users: inBackup('user_id'),
  sessions: transient('token_hash'),
  sign_in_failures: transient('key'),
  known_addresses: transient('key'),
  second_factors: inBackup('user_id'),
  recovery_codes: inBackup('code_hash'),
  account_links: transient('link_id'),
  categories: inBackup('category_id'),
  former_categories: inBackup('category'),
  ...ofKinds,
  blog_search: inBackup('blog_id'),
  case_study_search: inBackup('search_id'),
  item_list: inBackup('list_id'),
  edition_work: inBackup('language', 'kind', 'item_id'),
  likeness_reasons: inBackup('kind', 'item_id'),
  claim_proofs: inBackup('claim'),
  location_maker: inBackup('maker_id'),
  location_makes: inBackup('row_id'),
  uploads: inBackup('upload_id'),
  // Made anew from the texts.
  upload_uses: transient('stem', 'kind', 'source_id'),
  upload_use_sources: transient('kind', 'source_id'),
  enquiries: inBackup('enquiry_id'),
  enquiry_senders: transient('sender'),
  remarks: inBackup('remark_id'),
  outbox: inBackup('outbox_id'),
  mail_attempts: inBackup('outbox_id', 'attempt'),
  revisions: inBackup('revision_id'),
  trash: inBackup('kind', 'item_id'),
  audit_log: inBackup('audit_id'),
  redirects: inBackup('redirect_id'),
  missed_addresses: inBackup('path'),
  publishing: inBackup('kind', 'item_id'),
  bulk_changes: transient('bulk_id', 'kind', 'item_id'),
  imports: inBackup('import_id'),
  import_entries: inBackup('import_id', 'source_id'),
  import_items: inBackup('source', 'source_id'),
  import_addresses: inBackup('import_id', 'path'),
  import_pictures: inBackup('import_id', 'address'),
  preview_keys: transient('kind', 'item_id'),
  presence: transient('kind', 'item_id', 'token_hash'),
  saved_answers: inBackup('saved_answer_id'),
  saved_filters: inBackup('saved_filter_id'),
  sign_off_links: transient('link_id'),
  sign_off_answers: inBackup('answer_id'),
  remark_mentions: inBackup('remark_id', 'user_id'),
  jobs: transient('name'),
  alerts: transient('cause'),
} satisfies Record<Exclude<keyof Tables, ItemTable>, TableFacts>;

export const allTables = Object.keys(tables);

export const backupTables = Object.entries(tables)
  .filter(([, { isInBackup }]) => isInBackup)
  .map(([name]) => name);

const batch = 100;

/** By bytes, so that equal tables of both databases read equally. */
function inOrder(db: Rows, kind: DatabaseKind, table: string) {
  const columns = Object.entries(tables).find(([name]) => name === table)?.[1].key ?? [];
  const collation = kind === 'postgres' ? sql` collate "C"` : sql``;
  const texts = columns.map((column) => sql`cast(${sql.ref(column)} as text)${collation}`);
  const rows = sql<Row>`${sql.table(table)}`.as<'all_of_it'>('all_of_it');
  return texts.reduce(
    (query, text) => query.orderBy(text),
    db.selectFrom(rows).selectAll('all_of_it'),
  );
}

/** For Postgres, `db` is the snapshot's transaction. */
export async function* readRows(
  db: Rows,
  kind: DatabaseKind,
  table: string,
): AsyncGenerator<Row, void> {
  const query = inOrder(db, kind, table);
  if (kind === 'sqlite') {
    yield* query.stream(batch);
    return;
  }
  await sql`declare all_rows no scroll cursor for ${query}`.execute(db);
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from all_rows`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close all_rows`.execute(db);
}

export async function writeRows(db: Rows, table: string, rows: Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const [first = {}, ...more] = rows.slice(start, start + batch);
    const columns = Object.keys(first);
    const values = [first, ...more].map(
      (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
    );
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

/** A serving site is always connected. For SQLite see `isExclusive` in db/open.ts. */
export async function isInUse({ db, kind }: OpenDatabase): Promise<boolean> {
  if (kind === 'sqlite') return false;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name') limit 1`.execute(db);
  return rows.length > 0;
}

/** A database of an earlier release lacks the newer tables. */
export async function findExistingTables(db: Rows): Promise<string[]> {
  const present = (await db.introspection.getTables()).map(({ name }) => name);
  return allTables.filter((name) => present.includes(name));
}

export async function findNonEmptyTable(db: Rows): Promise<string | undefined> {
  for (const table of await findExistingTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

/** Writers are not blocked. On SQLite the caller opens a copy (`onSqliteCopy`) instead. */
export function inSnapshot<T>(
  { db, kind }: OpenDatabase,
  work: (snapshot: Rows) => Promise<T>,
): Promise<T> {
  if (kind === 'sqlite') return work(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

/** Not the backup API: each write of another process would restart it. The copy needs no sync. */
export async function copySqlite(db: Database, path: string): Promise<void> {
  await sql`pragma synchronous = off`.execute(db);
  await sql`vacuum into ${path}`.execute(db);
}

/** So that nobody waits for a long read. */
export async function onSqliteCopy<T>(
  db: Database,
  path: string,
  work: (copy: OpenDatabase) => Promise<T>,
): Promise<T> {
  await copySqlite(db, path);
  const copy = openDatabase(`sqlite:${path}`);
  return work(copy).finally(() => copy.db.destroy());
}
