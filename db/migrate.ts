import { type Migration, Migrator } from 'kysely/migration';
import { isBusy } from './drivers/sqlite-driver.ts';
import { type Database, type DatabaseKind, DatabaseUnusable } from './open.ts';

/** The files of `migrations/` in their order. */
export const migrationNames = [
  '0001-first-tables',
  '0002-sign-in-limits',
  '0003-second-factor',
  '0004-list-indexes',
  '0005-history',
  '0006-outbox',
  '0007-settings-edited',
  '0008-upload-details',
  '0009-preview-and-presence',
  '0010-mail-extras',
  '0011-upload-appearance',
  '0012-jobs',
  '0013-scale-indexes',
  '0014-search-texts',
  '0015-outbox-turns',
  '0016-held-mail-and-alerts',
  '0017-account-links',
  '0018-first-sign-in',
  '0019-beside-0018-item-list',
  '0020-beside-0018-remarks',
  '0021-beside-0018-portal-indexes',
  '0022-beside-0018-paged-lists',
  '0023-beside-0018-list-states',
  '0024-beside-0018-likeness',
  '0025-beside-0018-upload-uses',
  '0026-beside-0018-upload-captions',
  '0027-beside-0018-saved-filters',
  '0028-beside-0018-outbox',
  '0029-beside-0018-time-zone',
  '0030-beside-0018-pages',
  '0031-beside-0018-study-facts',
  '0032-beside-0018-authors',
  '0033-beside-0018-miniature',
  '0034-beside-0018-editions',
  '0035-beside-0018-edition-work',
  '0036-beside-0018-edition-versions',
  '0037-beside-0018-enquiry-language',
  '0038-beside-0018-imports',
  '0039-beside-0018-sign-off',
  '0040-beside-0018-guard',
  '0041-beside-0018-miniature-words',
  '0042-beside-0018-removed-people',
  '0043-beside-0018-audit-by-action',
  '0044-beside-0018-link-before',
  '0045-beside-0018-former-categories',
  '0046-beside-0018-edition-sections',
  '0047-beside-0018-import-claims',
  '0048-beside-0018-composed-slugs',
];

interface MigrationFile {
  up(db: Database, kind: DatabaseKind): Promise<void>;
}

/** Loaded only by a start that has something to do. */
async function loadMigrations(kind: DatabaseKind): Promise<Record<string, Migration>> {
  const files = migrationNames.map(async (name): Promise<[string, Migration]> => {
    const file: MigrationFile = await import(`./migrations/${name}.ts`);
    return [name, { up: (db: Database) => file.up(db, kind) }];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Milliseconds (fault F16). */
const lockTimeout = 30_000;

/** SQLite's lock, or Postgres's, whose wait ends with the statement timeout. */
function isLocked(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'code' in error && error.code === '57014');
}

async function migrateWithRetry(migrate: () => Promise<{ error?: unknown }>): Promise<void> {
  const deadline = performance.now() + lockTimeout;
  for (;;) {
    const { error } = await migrate();
    if (!error) return;
    if (!isLocked(error) || performance.now() >= deadline) throw error;
  }
}

/**
 * Brings the tables up to this code's version, or up to the migration `last` for a backup of that time.
 * A newer database that this code runs beside stays as it is (docs/decisions/0030).
 * @throws {DatabaseUnusable} when the database was written by a newer version of the code.
 */
export async function migrate(db: Database, kind: DatabaseKind, last?: string): Promise<void> {
  const names = migrationNames;
  const done = await findMigrations(db);
  if (last !== undefined && !names.includes(last)) throw new NewerDatabase(last);
  const isCurrent = names.every((name) => done.includes(name));
  const later = done.filter((name) => !names.includes(name));
  const inTheWay = isCurrent ? later.find((name) => !runsBeside(names, name)) : later[0];
  if (inTheWay !== undefined) throw new NewerDatabase(inTheWay);
  if (last === undefined && isCurrent) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(kind) } });
  await migrateWithRetry(() => (last ? migrator.migrateTo(last) : migrator.migrateToLatest()));
}

/** As in `0021-beside-0019-page-sections`: code that knows 0019 runs beside it, also when it knows no more. */
const besideName = /^\d{4}-beside-(\d{4})-/;

function runsBeside(known: string[], later: string): boolean {
  const [, oldest] = besideName.exec(later) ?? [];
  return oldest !== undefined && known.some((name) => name.startsWith(oldest));
}

/** @throws {DatabaseUnusable} when the database has a migration that this code does not know. */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const later = (await findMigrations(db)).find((name) => !migrationNames.includes(name));
  if (later !== undefined) throw new NewerDatabase(later);
}

/** The migrations that a database has had, in order; none for an empty one. */
export async function findMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return done.map(({ name }) => name);
}

class NewerDatabase extends DatabaseUnusable {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of this site (migration ${migration}). Install that version or restore an older backup.`,
    );
  }
}
