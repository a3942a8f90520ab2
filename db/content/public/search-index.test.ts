import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { migrate } from '../../migrate.ts';
import { type Database, kindOf, openDatabase } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { findBlogPage } from './blog-pages.ts';

const time = '2026-01-01T00:00:00.000Z';

/** A blog as a release before the search texts stored it. */
function rowOf(slug: string, status: 'draft' | 'published') {
  const texts = { slug, slug_url: slug, title: `Été of ${slug}`, brief_paragraph: '' };
  const empty = { blog_image: '', metaTitle: '', metaDescription: '', canonicalLink: '' };
  const times = { published_date: '', published_at: time, created_at: time, updated_at: time };
  const row = { ...texts, ...empty, ...times, category: null, blogs_content: '[]', status };
  // The columns of that release.
  return row as Insertable<Tables['blogs']>;
}

async function found(db: Database, find: string): Promise<string[]> {
  const { items } = await findBlogPage(db, { category: '', find, page: 1 });
  return items.map(({ slug_url }) => slug_url);
}

/** Fails when SQLite's index says anything else than its table. */
async function checkIndex(db: Database): Promise<void> {
  if (kindOf(db) === 'postgres') return;
  const check = sql`insert into blog_search_words (blog_search_words, rank) values ('integrity-check', 1)`;
  await check.execute(db);
}

async function indexesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
    where indexdef like '%gin_trgm_ops%' order by indexname`.execute(db);
  return rows.map(({ indexname }) => indexname);
}

const withRight = ['blog_search_words', 'case_study_search_words'];

describeOnBothDatabases('the index of the public search', ({ openEmpty }) => {
  test('an earlier release brings what is public along', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0013-scale-indexes');
    const rows = [rowOf('harbour', 'published'), rowOf('draft', 'draft')];
    await db.insertInto('blogs').values(rows).execute();
    await migrate(db, kind);
    if (kind === 'postgres') expect(await indexesOf(db)).toEqual(withRight);
    expect(await found(db, 'ÉTÉ')).toEqual(['harbour']);
    await checkIndex(db);
    await db.deleteFrom('blogs').execute();
    expect(await found(db, 'été')).toEqual([]);
    await checkIndex(db);
  });
});

/** A Postgres database in which its role may make tables, but no extension; and that role's address. */
async function openForLimitedRole() {
  const name = `limited_${randomUUID().replaceAll('-', '')}`;
  const { url } = inject('postgres');
  const asked = async (database: string, statements: string[]) => {
    const { db } = openDatabase(`${url}/${database}`);
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.destroy();
  };
  await asked('postgres', [`create role ${name} login password 'p'`, `create database ${name}`]);
  await asked(name, [`grant create on schema public to ${name}`]);
  const address = Object.assign(new URL(`${url}/${name}`), { username: name, password: 'p' });
  const database = openDatabase(address.href);
  onTestFinished(async () => {
    await database.db.destroy();
    await asked('postgres', [`drop database ${name}`, `drop role ${name}`]);
  });
  return database;
}

test('a role that may not make the extension searches without the index', async () => {
  const { db, kind } = await openForLimitedRole();
  await migrate(db, kind, '0013-scale-indexes');
  await db.insertInto('blogs').values(rowOf('harbour', 'published')).execute();
  await migrate(db, kind);
  expect(await indexesOf(db)).toEqual([]);
  expect(await found(db, 'Harb ÉTÉ')).toEqual(['harbour']);
  expect(await found(db, 'zebra')).toEqual([]);
});
