import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

async function addVersions(db: Kysely<unknown>): Promise<void> {
  for (const table of ['case_studies', 'blogs', 'location_pages']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}

async function createRevisions(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('revision_id', 'integer', identityColumn(kind))
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('title', 'text', text)
    .addColumn('action', 'text', required)
    .addColumn('made_by', 'text', text)
    .addColumn('made_at', 'text', required)
    .addColumn('request_id', 'text', text)
    .addColumn('changes', 'text', required)
    .addColumn('base_id', 'integer')
    .addColumn('state', 'text', required)
    .execute();
  await db.schema
    .createIndex('revisions_of_item')
    .on('revisions')
    .columns(['kind', 'item_id', 'revision_id'])
    .execute();
  await db.schema
    .createIndex('revisions_of_request')
    .on('revisions')
    .columns(['request_id'])
    .execute();
}

async function createTrashAndPublishing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('title', 'text', text)
    .addColumn('state', 'text', required)
    .addColumn('deleted_by', 'text', text)
    .addColumn('deleted_at', 'text', required)
    .addPrimaryKeyConstraint('trash_key', ['kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('publishing')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('draft', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('unpublish_at', 'text')
    .addPrimaryKeyConstraint('publishing_key', ['kind', 'item_id'])
    .execute();
}

async function createAudit(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('audit_id', 'integer', identityColumn(kind))
    .addColumn('made_at', 'text', required)
    .addColumn('made_by', 'text', text)
    .addColumn('request_id', 'text', text)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', text)
    .addColumn('title', 'text', text)
    .addColumn('action', 'text', required)
    .addColumn('changes', 'text', required)
    .execute();
}

async function createAddresses(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('redirect_id', 'integer', identityColumn(kind))
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('target', 'text')
    .addColumn('kind', 'text')
    .addColumn('item_id', 'text')
    .addColumn('made_by', 'text', text)
    .addColumn('made_at', 'text', required)
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_hit_at', 'text')
    .execute();
  await db.schema
    .createTable('missed_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hits', 'integer', required)
    .addColumn('last_hit_at', 'text', required)
    .execute();
}

/** Versions, revisions, trash, audit, drafts and schedule, and the addresses of what has moved. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await addVersions(db);
  await createRevisions(db, kind);
  await createTrashAndPublishing(db);
  await createAudit(db, kind);
  await createAddresses(db, kind);
}
