import { sql } from 'kysely';
import { fillSearchTexts } from '../content/public/search-texts.ts';
import type { Database, DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

/** A table of texts, and the column that the index of SQLite counts by. */
const searched = [
  { table: 'blog_search', key: 'blog_id' },
  { table: 'case_study_search', key: 'search_id' },
];

async function createTables(db: Database, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('blog_search')
    .addColumn('blog_id', 'integer', (column) =>
      column.primaryKey().references('blogs.blog_id').onDelete('cascade'),
    )
    .addColumn('listed_at', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('case_study_search')
    .addColumn('search_id', 'integer', identityColumn(kind))
    .addColumn('_id', 'text', (column) =>
      column.notNull().unique().references('case_studies._id').onDelete('cascade'),
    )
    .addColumn('listed_at', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  const orders = { blog_search: 'blog_id', case_study_search: '_id' };
  for (const [table, id] of Object.entries(orders)) {
    const index = db.schema.createIndex(`${table}_in_order`).on(table);
    await index.columns(['listed_at', id]).execute();
  }
}

/** An index of every three letters in a row, which follows its table by triggers. */
async function indexInSqlite(db: Database, table: string, key: string): Promise<void> {
  const words = `${table}_words`;
  const add = `insert into ${words} (rowid, search_text) values (new.${key}, new.search_text);`;
  const remove = `insert into ${words} (${words}, rowid, search_text) values ('delete', old.${key}, old.search_text);`;
  const triggers = { insert: add, delete: remove, update: `${remove} ${add}` };
  await sql
    .raw(
      `create virtual table ${words} using fts5(search_text, content='${table}', content_rowid='${key}', tokenize='trigram case_sensitive 1')`,
    )
    .execute(db);
  for (const [event, change] of Object.entries(triggers)) {
    await sql
      .raw(`create trigger ${words}_${event} after ${event} on ${table} begin ${change} end`)
      .execute(db);
  }
}

/**
 * The same in Postgres, where the extension may be made. Where it is not there or not allowed, the search
 * reads all texts instead. New rows wait in a list of 256 KB at most, which each search reads: filling the
 * table takes an eighth of the time, a search no longer.
 */
async function indexInPostgres(db: Database, table: string): Promise<void> {
  await sql
    .raw(
      `do $$ begin
        create extension if not exists pg_trgm;
        execute format(
          'create index ${table}_words on ${table} using gin (search_text %s.gin_trgm_ops) with (gin_pending_list_limit = 256)',
          (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
      exception when insufficient_privilege or feature_not_supported or undefined_file then null;
      end $$`,
    )
    .execute(db);
}

/** What the public search looks into, beside the rows: slim, folded and by an index of its parts of words. */
export async function up(db: Database, kind: DatabaseKind): Promise<void> {
  await createTables(db, kind);
  for (const { table, key } of searched) {
    if (kind === 'sqlite') await indexInSqlite(db, table, key);
    else await indexInPostgres(db, table);
  }
  await fillSearchTexts(db);
  if (kind === 'postgres') return;
  for (const index of ['blogs_for_search', 'case_studies_for_search']) {
    await db.schema.dropIndex(index).execute();
  }
}
