import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const texts = [
  'name',
  'path',
  'header',
  'meta_title',
  'canonical_link',
  'meta_description',
  'meta_keywords',
  'social_picture',
];

/** Pages that are lists of sections (R-P-01). */
export async function up({ schema }: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const table = schema
    .createTable('pages')
    .addColumn('page_id', 'integer', identityColumn(kind))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('noindex', 'text', (column) => column.notNull().defaultTo('false'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());
  await texts
    .reduce(
      (made, name) => made.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
      table,
    )
    .execute();
  await schema
    .createIndex('pages_by_status')
    .on('pages')
    .columns(['status', 'updated_at'])
    .execute();
  await schema.createIndex('pages_by_key').on('pages').columns(['status', 'page_id']).execute();
}
