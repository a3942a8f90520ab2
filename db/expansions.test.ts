import { readFileSync } from 'node:fs';
import { type ColumnMetadata, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { findMigrations, migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';

/**
 * What a migration has taken away: `table` or `table.column`, and the number of the migration since which
 * no release reads it. A release from before that one does not run beside it (docs/decisions/0030).
 */
const contractions: Record<string, string> = {};

/** The release whose server stands in tests/release-before. */
const { migration: last } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../tests/release-before/release.json`, 'utf8'),
);

interface Schema {
  columns: Map<string, ColumnMetadata>;
  tables: Set<string>;
  unique: Set<string>;
}

const uniqueIn = {
  sqlite: sql<{ name: string; table: string }>`select index_list.name, sqlite_schema.name as "table"
    from sqlite_schema, pragma_index_list(sqlite_schema.name) as index_list
    where sqlite_schema.type = 'table' and index_list."unique" = 1 and index_list.origin = 'c'`,
  postgres: sql<{ name: string; table: string }>`select indexname as name, tablename as "table"
    from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`,
};

async function readSchema({ db, kind }: OpenDatabase): Promise<Schema> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap((table) =>
    table.columns.map((column) => [`${table.name}.${column.name}`, column] as const),
  );
  const { rows } = await uniqueIn[kind].execute(db);
  return {
    columns: new Map(columns),
    tables: new Set(tables.map(({ name }) => name)),
    unique: new Set(rows.map(({ name, table }) => `${table}: ${name}`)),
  };
}

function isContracted(name: string): boolean {
  const [table = ''] = name.split('.');
  const since = contractions[name] ?? contractions[table];
  return since !== undefined && since <= last.slice(0, 4);
}

/** What keeps code that was written for one schema from reading and writing the other. */
function whatBreaks(before: Schema, now: Schema): string[] {
  const gone = [...before.columns].flatMap(([name, old]) => {
    const column = now.columns.get(name);
    if (!column) return isContracted(name) ? [] : [`${name} is gone`];
    if (column.dataType !== old.dataType) return [`${name} has another type`];
    if (old.isNullable && !column.isNullable) return [`${name} must have a value now`];
    return old.hasDefaultValue && !column.hasDefaultValue ? [`${name} lost its default`] : [];
  });
  const required = [...now.columns].flatMap(([name, column]) => {
    const [table = ''] = name.split('.');
    const isNew = before.tables.has(table) && !before.columns.has(name);
    const mayLack = column.isNullable || column.hasDefaultValue || column.isAutoIncrementing;
    return isNew && !mayLack ? [`${name} is new and needs a value`] : [];
  });
  const unique = [...now.unique]
    .filter((index) => !before.unique.has(index) && before.tables.has(index.split(':')[0] ?? ''))
    .map((index) => `${index} is unique now`);
  return [...gone, ...required, ...unique];
}

describeOnBothDatabases('migrations since the release before', ({ openEmpty }) => {
  test('F14 leave what that release reads and writes', async () => {
    const database = await openEmpty();
    await migrate(database.db, database.kind, last);
    const before = await readSchema(database);
    await migrate(database.db, database.kind);
    expect(whatBreaks(before, await readSchema(database))).toEqual([]);
  });

  test('control: a name, a type, a value and a key that are changed are found', async () => {
    const database = await openEmpty();
    const { db, kind } = database;
    await migrate(db, kind, last);
    const before = await readSchema(database);
    const statements = [
      'alter table blogs rename column title to headline',
      'drop table alerts',
      `alter table users add column nickname text not null ${kind === 'sqlite' ? "default ''" : ''}`,
      'create unique index one_message on enquiries (message)',
      'alter table trash add column note text',
      'create table newcomers (id integer primary key)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
    const broken = whatBreaks(before, await readSchema(database));
    expect(broken).toEqual([
      'alerts.cause is gone',
      'alerts.detail is gone',
      'alerts.since is gone',
      'alerts.seen_at is gone',
      'alerts.told_at is gone',
      'blogs.title is gone',
      ...(kind === 'sqlite' ? [] : ['users.nickname is new and needs a value']),
      'enquiries: one_message is unique now',
    ]);
  });
});

describeOnBothDatabases('names of migrations', ({ openEmpty }) => {
  test('F14 each after the first eighteen names one that it runs beside', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind);
    const later = (await findMigrations(db)).slice(18);
    const wrong = later.filter((name) => {
      const [, number = '', beside = ''] = /^(\d{4})-beside-(\d{4})-/.exec(name) ?? [];
      return !(beside >= '0018' && beside < number);
    });
    expect(wrong).toEqual([]);
  });
});
