import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

/** Answers that are kept to be used again, and the way to the latest messages of a kind. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createIndex('outbox_by_kind')
    .on('outbox')
    .columns(['kind', 'created_at'])
    .execute();
  await db.schema
    .createTable('saved_answers')
    .addColumn('saved_answer_id', 'integer', identityColumn(kind))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
}
