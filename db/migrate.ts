import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isBusy } from './drivers/sqlite-driver.ts';
import { createFirstTables } from './migrations/0001-first-tables.ts';
import { createSignInLimits } from './migrations/0002-sign-in-limits.ts';
import { createSecondFactor } from './migrations/0003-second-factor.ts';
import { createListIndexes } from './migrations/0004-list-indexes.ts';
import { createHistory } from './migrations/0005-history.ts';
import { createOutbox } from './migrations/0006-outbox.ts';
import { keepFirstSettings } from './migrations/0007-settings-edited.ts';
import { addUploadDetails } from './migrations/0008-upload-details.ts';
import { createPreviewAndPresence } from './migrations/0009-preview-and-presence.ts';
import { addMailExtras } from './migrations/0010-mail-extras.ts';
import { addUploadAppearance } from './migrations/0011-upload-appearance.ts';
import { createJobs } from './migrations/0012-jobs.ts';
import { createScaleIndexes } from './migrations/0013-scale-indexes.ts';
import { createSearchTexts } from './migrations/0014-search-texts.ts';
import { createOutboxTurns } from './migrations/0015-outbox-turns.ts';
import { createHeldMailAndAlerts } from './migrations/0016-held-mail-and-alerts.ts';
import { createAccountLinks } from './migrations/0017-account-links.ts';
import { addFirstSignIn } from './migrations/0018-first-sign-in.ts';
import { createItemList } from './migrations/0019-beside-0018-item-list.ts';
import { createRemarks } from './migrations/0020-beside-0018-remarks.ts';
import { createPortalIndexes } from './migrations/0021-beside-0018-portal-indexes.ts';
import { createPagedLists } from './migrations/0022-beside-0018-paged-lists.ts';
import { addListStates } from './migrations/0023-beside-0018-list-states.ts';
import { createLikeness } from './migrations/0024-beside-0018-likeness.ts';
import { createUploadUses } from './migrations/0025-beside-0018-upload-uses.ts';
import { addUploadCaptions } from './migrations/0026-beside-0018-upload-captions.ts';
import { createSavedFilters } from './migrations/0027-beside-0018-saved-filters.ts';
import { extendOutbox } from './migrations/0028-beside-0018-outbox.ts';
import { storeTimeZone } from './migrations/0029-beside-0018-time-zone.ts';
import { createPages } from './migrations/0030-beside-0018-pages.ts';
import { addStudyFacts } from './migrations/0031-beside-0018-study-facts.ts';
import { addAuthors } from './migrations/0032-beside-0018-authors.ts';
import { addMiniature } from './migrations/0033-beside-0018-miniature.ts';
import { createEditionTables } from './migrations/0034-beside-0018-editions.ts';
import { createEditionWork } from './migrations/0035-beside-0018-edition-work.ts';
import { indexEditionVersions } from './migrations/0036-beside-0018-edition-versions.ts';
import { addEnquiryLanguage } from './migrations/0037-beside-0018-enquiry-language.ts';
import { createImports } from './migrations/0038-beside-0018-imports.ts';
import { createSignOff } from './migrations/0039-beside-0018-sign-off.ts';
import { createGuard } from './migrations/0040-beside-0018-guard.ts';
import { type Database, type DatabaseKind, DatabaseUnusable } from './open.ts';

function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-first-tables': { up: (db: Kysely<unknown>) => createFirstTables(db, kind) },
    '0002-sign-in-limits': { up: createSignInLimits },
    '0003-second-factor': { up: createSecondFactor },
    '0004-list-indexes': { up: createListIndexes },
    '0005-history': { up: (db: Kysely<unknown>) => createHistory(db, kind) },
    '0006-outbox': { up: (db: Kysely<unknown>) => createOutbox(db, kind) },
    '0007-settings-edited': { up: keepFirstSettings },
    '0008-upload-details': { up: addUploadDetails },
    '0009-preview-and-presence': { up: createPreviewAndPresence },
    '0010-mail-extras': { up: (db: Kysely<unknown>) => addMailExtras(db, kind) },
    '0011-upload-appearance': { up: addUploadAppearance },
    '0012-jobs': { up: createJobs },
    '0013-scale-indexes': { up: (db: Kysely<unknown>) => createScaleIndexes(db, kind) },
    '0014-search-texts': { up: (db: Database) => createSearchTexts(db, kind) },
    '0015-outbox-turns': { up: createOutboxTurns },
    '0016-held-mail-and-alerts': {
      up: (db: Kysely<unknown>) => createHeldMailAndAlerts(db, kind),
    },
    '0017-account-links': { up: (db: Kysely<unknown>) => createAccountLinks(db, kind) },
    '0018-first-sign-in': { up: addFirstSignIn },
    '0019-beside-0018-item-list': { up: (db: Database) => createItemList(db, kind) },
    '0020-beside-0018-remarks': { up: (db: Kysely<unknown>) => createRemarks(db, kind) },
    '0021-beside-0018-portal-indexes': { up: createPortalIndexes },
    '0022-beside-0018-paged-lists': { up: (db: Database) => createPagedLists(db, kind) },
    '0023-beside-0018-list-states': { up: addListStates },
    '0024-beside-0018-likeness': { up: createLikeness },
    '0025-beside-0018-upload-uses': { up: createUploadUses },
    '0026-beside-0018-upload-captions': { up: addUploadCaptions },
    '0027-beside-0018-saved-filters': {
      up: (db: Kysely<unknown>) => createSavedFilters(db, kind),
    },
    '0028-beside-0018-outbox': { up: extendOutbox },
    '0029-beside-0018-time-zone': { up: storeTimeZone },
    '0030-beside-0018-pages': { up: (db: Kysely<unknown>) => createPages(db, kind) },
    '0031-beside-0018-study-facts': { up: addStudyFacts },
    '0032-beside-0018-authors': { up: addAuthors },
    '0033-beside-0018-miniature': { up: addMiniature },
    '0034-beside-0018-editions': {
      up: (db: Kysely<unknown>) => createEditionTables(db, kind),
    },
    '0035-beside-0018-edition-work': { up: createEditionWork },
    '0036-beside-0018-edition-versions': { up: indexEditionVersions },
    '0037-beside-0018-enquiry-language': { up: addEnquiryLanguage },
    '0038-beside-0018-imports': { up: (db: Kysely<unknown>) => createImports(db, kind) },
    '0039-beside-0018-sign-off': { up: (db: Kysely<unknown>) => createSignOff(db, kind) },
    '0040-beside-0018-guard': { up: createGuard },
  };
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
  const known = migrations(kind);
  const names = Object.keys(known);
  const done = await findMigrations(db);
  if (last !== undefined && !names.includes(last)) throw new NewerDatabase(last);
  const isCurrent = names.every((name) => done.includes(name));
  const later = done.filter((name) => !names.includes(name));
  const inTheWay = isCurrent ? later.find((name) => !runsBeside(names, name)) : later[0];
  if (inTheWay !== undefined) throw new NewerDatabase(inTheWay);
  if (last === undefined && isCurrent) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  await migrateWithRetry(() => (last ? migrator.migrateTo(last) : migrator.migrateToLatest()));
}

/** As in `0021-beside-0019-page-sections`: code that knows 0019 runs beside it, also when it knows no more. */
const besideName = /^\d{4}-beside-(\d{4})-/;

function runsBeside(known: string[], later: string): boolean {
  const [, oldest] = besideName.exec(later) ?? [];
  return oldest !== undefined && known.some((name) => name.startsWith(oldest));
}

/** @throws {DatabaseUnusable} when the database has a migration that this code does not know. */
export async function refuseNewerSchema(db: Database, kind: DatabaseKind): Promise<void> {
  const names = Object.keys(migrations(kind));
  const later = (await findMigrations(db)).find((name) => !names.includes(name));
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

/** What a database is brought up to by `migrate`. */
export function latestMigration(kind: DatabaseKind): string | undefined {
  return Object.keys(migrations(kind)).at(-1);
}
