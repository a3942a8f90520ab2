import { sql } from 'kysely';
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
      'account_links',
      'alerts',
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

  test('messages and their attempts survive that the outbox is made anew, and go with their enquiry', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0015-outbox-turns');
    await sql`insert into enquiries (form, name, email, "phoneNum", "businessName", role, message, "formType", created_at)
      values ('main', 'Maryam', 'm@barhi.example', '', '', '', 'Hello', '', '2026-01-01')`.execute(
      db,
    );
    await sql`insert into outbox (mail_id, kind, enquiry_id, status, attempts, created_at, next_at)
      values ('id', 'enquiry', 1, 'queued', 1, '2026-01-01', '2026-01-02')`.execute(db);
    await sql`insert into mail_attempts (outbox_id, attempt, at, outcome)
      values (1, 1, '2026-01-01', 'deferred')`.execute(db);
    await migrate(db, kind);
    const attempts = () => db.selectFrom('mail_attempts').selectAll().execute();
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { outbox_id: 1, mail_id: 'id', enquiry_id: 1, next_at: '2026-01-02', admitted_at: null },
    ]);
    expect(await attempts()).toMatchObject([{ outbox_id: 1, outcome: 'deferred' }]);
    await db.deleteFrom('enquiries').execute();
    expect(await attempts()).toEqual([]);
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
