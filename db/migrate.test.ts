import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { firstSettings } from '../content/settings.ts';
import { allKinds } from '../domain/content/kinds/stored-kinds.ts';
import { socialOf } from '../domain/settings/networks.ts';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { findMigrations, migrate, migrationNames, refuseNewerSchema } from './migrate.ts';
import { type Database, DatabaseUnusable } from './open.ts';
import { findSiteSettings } from './settings.ts';

type AddressTable = 'blogs' | 'pages' | 'location_pages';

test('every file of a migration has its line in the list', () => {
  const files = globSync(`${import.meta.dirname}/migrations/[0-9]*.ts`);
  expect(migrationNames).toEqual(files.map((path) => basename(path, '.ts')).sort());
});

describeOnBothDatabases('migrations', ({ openEmpty }) => {
  test('an empty database gets every table, and a second start changes nothing', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind);
    const tables = await db.introspection.getTables();
    // Without what the index of SQLite's search is made of.
    const names = tables.map(({ name }) => name).filter((name) => !/_search_words/.test(name));
    const ofItems = allKinds.map(({ table }) => table);
    const others = [
      'account_links',
      'alerts',
      'audit_log',
      'blog_search',
      'bulk_changes',
      'case_study_search',
      'categories',
      'claim_proofs',
      'content_version',
      'edition_work',
      'enquiries',
      'enquiry_senders',
      'former_categories',
      'import_addresses',
      'import_entries',
      'import_items',
      'import_pictures',
      'imports',
      'item_list',
      'jobs',
      'known_addresses',
      'likeness_reasons',
      'location_maker',
      'location_makes',
      'mail_attempts',
      'missed_addresses',
      'outbox',
      'presence',
      'preview_keys',
      'publishing',
      'recovery_codes',
      'redirects',
      'remark_mentions',
      'remarks',
      'revisions',
      'saved_answers',
      'saved_filters',
      'second_factors',
      'sessions',
      'settings',
      'sign_in_failures',
      'sign_off_answers',
      'sign_off_links',
      'trash',
      'upload_use_sources',
      'upload_uses',
      'uploads',
      'users',
    ];
    expect(names.sort()).toEqual([...ofItems, ...others].sort());
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

  test('a site from before the time zone was a setting has the one it had', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0024-beside-0018-likeness');
    const { networks, time, ...known } = firstSettings;
    const value = JSON.stringify({ ...known, social: socialOf(networks) });
    const row = { key: 'site', value, first_value: value, updated_at: '2026-01-01' };
    await db.insertInto('settings').values(row).execute();
    await migrate(db, kind);
    expect(await findSiteSettings(db)).toEqual({ ...firstSettings, time });
  });

  test('who was removed before answers knew it is noted with them', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0041-beside-0018-miniature-words');
    for (const [id, name, revoked] of [
      ['a', 'Noor', null],
      ['b', 'Omar', '2026-01-02'],
      ['c', '', '2025-01-02'],
    ]) {
      await sql`insert into sign_off_links
        (link_id, kind, item_id, token_hash, name, email, made_by, made_at, expires_at, revoked_at)
        values (${id}, 'blog', '1', ${id}, ${name}, '', '', '', '2026-02-01', ${revoked})`.execute(
        db,
      );
      await sql`insert into sign_off_answers
        (link_id, kind, item_id, title, name, recipient, email, verdict, sections, made_at)
        values (${id}, 'blog', '1', '', '', '', '', 'changes', '[]', '')`.execute(db);
    }
    await migrate(db, kind);
    const answers = db.selectFrom('sign_off_answers').select('is_revoked').orderBy('answer_id');
    expect((await answers.execute()).map(({ is_revoked }) => is_revoked)).toEqual([0, 1, 1]);
    const links = db.selectFrom('sign_off_links').select('name').orderBy('link_id');
    expect(await links.execute()).toEqual([{ name: 'Noor' }, { name: 'Omar' }]);
  });

  test('texts of sections that an import left as a list stand under those of the original', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0045-beside-0018-former-categories');
    const section = (id: string, props: object) => ({ id, kind: 'text', v: 1, props });
    const original = JSON.stringify([section('a', {}), section('b', {}), section('c', {})]);
    await sql`insert into pages (path, slug, name, sections, status, created_at, updated_at)
      values ('/team', '/team', 'Team', ${original}, 'published', '', '')`.execute(db);
    const whole = { c: { heading: 'Kept' } };
    const list = [section('x', { heading: 'One' }), section('y', { heading: 'Two' })];
    for (const [language, texts] of Object.entries({ ar: list, ur: whole })) {
      await sql`insert into page_editions
        (origin_id, language, slug, sections, status, created_at, updated_at)
        values (1, ${language}, ${language}, ${JSON.stringify(texts)}, 'published', '', '')`.execute(
        db,
      );
    }
    await migrate(db, kind);
    const { rows } = await sql<{ sections: string }>`select sections from page_editions
      order by language`.execute(db);
    expect(rows.map(({ sections }) => JSON.parse(sections))).toEqual([
      { a: { heading: 'One' }, b: { heading: 'Two' } },
      whole,
    ]);
  });

  test('a stored address is spelled in NFC, unless another page has that one', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0047-beside-0018-import-claims');
    const insert = async (table: AddressTable, slug: string) => {
      const more = sql.ref(table === 'blogs' ? 'published_at' : 'meta_title');
      await sql`insert into ${sql.table(table)} (slug, ${more}, status, created_at, updated_at)
        values (${slug}, '', 'published', '', '')`.execute(db);
    };
    await insert('blogs', 're\u0301sume\u0301');
    await insert('blogs', 'cafe\u0301');
    await insert('blogs', 'caf\u00e9');
    await insert('location_pages', 'cafe\u0301');
    await insert('location_pages', 'plain');
    await insert('location_pages', 'te\u0301');
    await insert('pages', '/t\u00e9');
    await insert('pages', '/e\u0301/e\u0301');
    await migrate(db, kind);
    const slugs = async (table: AddressTable) =>
      (await db.selectFrom(table).select('slug').execute()).map(({ slug }) => slug).sort();
    expect(await slugs('blogs')).toEqual(['cafe\u0301', 'caf\u00e9', 'r\u00e9sum\u00e9']);
    expect(await slugs('location_pages')).toEqual(['caf\u00e9', 'plain', 'te\u0301']);
    expect(await slugs('pages')).toEqual(['/t\u00e9', '/\u00e9/\u00e9']);
  });

  test('two starts at once migrate one after the other', async () => {
    const { db, kind } = await openEmpty();
    await Promise.all([migrate(db, kind), migrate(db, kind)]);
    expect(await db.selectFrom('blogs').selectAll().execute()).toEqual([]);
  });

  /** As if newer code had migrated. */
  async function addMigration(db: Database, name: string): Promise<void> {
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name, timestamp: '2099-01-01' })
      .execute();
  }

  test.each(['9999-from-the-future', '9999-beside-9998-unknown-here'])(
    'F16 a database with the later migration %s is refused and stays as it is',
    async (name) => {
      const { db, kind } = await openEmpty();
      await migrate(db, kind);
      await addMigration(db, name);
      const before = await db.introspection.getTables();
      await expect(migrate(db, kind)).rejects.toThrow(DatabaseUnusable);
      await expect(migrate(db, kind)).rejects.toThrow(name);
      expect(await db.introspection.getTables()).toEqual(before);
    },
  );

  test('F14 code starts on a later migration that says it runs beside it, and makes no backup', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind);
    const later = '9999-beside-0018-more-columns';
    await addMigration(db, later);
    await migrate(db, kind);
    expect((await findMigrations(db)).at(-1)).toBe(later);
    await expect(refuseNewerSchema(db)).rejects.toThrow(later);
    await expect(migrate(db, kind, later), 'a backup of that time').rejects.toThrow(later);
  });

  test('a later migration does not stand in for one that is missing', async () => {
    const { db, kind } = await openEmpty();
    await migrate(db, kind, '0017-account-links');
    await addMigration(db, '9999-beside-0017-more-columns');
    await expect(migrate(db, kind)).rejects.toThrow('9999-beside-0017');
  });
});
