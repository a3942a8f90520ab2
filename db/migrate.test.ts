import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { migrate } from './migrate.ts';
import { DatabaseUnusable } from './open.ts';

describeOnBothDatabases('migrations', ({ openEmpty }) => {
  test('an empty database gets every table, and a second start changes nothing', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind);
    const tables = await db.introspection.getTables();
    // Without what the index of SQLite's search is made of.
    const names = tables.map(({ name }) => name).filter((name) => !/_search_words/.test(name));
    expect(names.sort()).toEqual([
      'audit_log',
      'blog_search',
      'blogs',
      'case_studies',
      'case_study_search',
      'categories',
      'content_version',
      'enquiries',
      'enquiry_senders',
      'jobs',
      'known_addresses',
      'location_pages',
      'mail_attempts',
      'missed_addresses',
      'outbox',
      'presence',
      'preview_keys',
      'publishing',
      'recovery_codes',
      'redirects',
      'revisions',
      'saved_answers',
      'second_factors',
      'sessions',
      'settings',
      'sign_in_failures',
      'trash',
      'uploads',
      'users',
    ]);
    await migrate(db, kind);
    expect(await db.introspection.getTables()).toEqual(tables);
  });

  test('two starts at once migrate one after the other', async () => {
    const { db, kind } = await openEmpty();
    await Promise.all([migrate(db, kind), migrate(db, kind)]);
    expect(await db.selectFrom('blogs').selectAll().execute()).toEqual([]);
  });

  test('a database of a newer version is refused and stays as it is', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind);
    const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await migrations
      .insertInto('kysely_migration')
      .values({ name: '9999-from-the-future', timestamp: '2099-01-01' })
      .execute();
    const before = await db.introspection.getTables();
    await expect(migrate(db, kind)).rejects.toThrow(DatabaseUnusable);
    await expect(migrate(db, kind)).rejects.toThrow('9999-from-the-future');
    expect(await db.introspection.getTables()).toEqual(before);
  });
});
