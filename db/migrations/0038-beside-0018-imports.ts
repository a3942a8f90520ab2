import type { CreateTableBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

function withTexts<Name extends string>(
  table: CreateTableBuilder<Name, string>,
  names: readonly string[],
): CreateTableBuilder<Name, string> {
  return names.reduce(
    (made, name) => made.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table,
  );
}

/** What other sites' exports brought (R-I-02, docs/decisions/0047). */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { schema } = db;
  const imports = schema.createTable('imports');
  await withTexts(imports.addColumn('import_id', 'integer', identityColumn(kind)), [
    ...['name', 'file', 'format', 'source', 'state', 'choices', 'problem', 'made_by', 'made_at'],
    'lease_until',
  ])
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('begun_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await createEntries(db);
  const itemTexts = ['source', 'source_id', 'kind', 'item_id', 'hash', 'fields'];
  await withTexts(schema.createTable('import_items'), itemTexts)
    .addPrimaryKeyConstraint('import_items_key', ['source', 'source_id'])
    .execute();
  await index(db, 'import_items', 'item', ['kind', 'item_id']);
  await withTexts(
    schema
      .createTable('import_addresses')
      .addColumn('import_id', 'integer', (column) => column.notNull()),
    ['path', 'source_id', 'state'],
  )
    .addPrimaryKeyConstraint('import_addresses_key', ['import_id', 'path'])
    .execute();
  await index(db, 'import_addresses', 'source', ['import_id', 'source_id']);
  await index(db, 'import_addresses', 'state', ['import_id', 'state', 'path']);
  await withTexts(
    schema
      .createTable('import_pictures')
      .addColumn('import_id', 'integer', (column) => column.notNull()),
    ['address', 'source_id', 'file', 'reason'],
  )
    .addPrimaryKeyConstraint('import_pictures_key', ['import_id', 'address'])
    .execute();
  await index(db, 'import_pictures', 'file', ['import_id', 'file', 'address']);
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  const texts = ['source_id', 'what', 'type', 'title', 'slug', 'language', 'translations'];
  await withTexts(
    db.schema
      .createTable('import_entries')
      .addColumn('import_id', 'integer', (column) => column.notNull()),
    [...texts, 'came', 'hash', 'address', 'state', 'reason', 'notes', 'asks'],
  )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('kind', 'text')
    .addColumn('item_id', 'text')
    .addColumn('done_at', 'text')
    .addPrimaryKeyConstraint('import_entries_key', ['import_id', 'source_id'])
    .execute();
  await index(db, 'import_entries', 'turn', ['import_id', 'state', 'turn', 'position']);
  await index(db, 'import_entries', 'position', ['import_id', 'position']);
  await index(db, 'import_entries', 'group', ['import_id', 'translations']);
  await index(db, 'import_entries', 'address', ['import_id', 'kind', 'address']);
}

async function index(
  { schema }: Kysely<unknown>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await schema.createIndex(`${table}_by_${name}`).on(table).columns(columns).execute();
}
