import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const text: Column = (column) => column.notNull().defaultTo('');
const required: Column = (column) => column.notNull();
const optional: Column = (column) => column;
const json = (empty: string): Column => {
  return (column) => column.notNull().defaultTo(empty);
};

/** What the inbox knows of an enquiry beside what was typed. */
async function growEnquiries(db: Kysely<unknown>): Promise<void> {
  const columns: [string, 'text' | 'integer', Column][] = [
    ['status', 'text', (column) => column.notNull().defaultTo('new')],
    ['spam_reasons', 'text', json('[]')],
    ['visit', 'text', json('{}')],
    ['note', 'text', text],
    ['assigned_to', 'integer', (column) => column.references('users.user_id').onDelete('set null')],
    ['answered_at', 'text', optional],
    ['sender', 'text', text],
    ['content_hash', 'text', text],
    ['idempotency_key', 'text', optional],
  ];
  // SQLite adds one column per statement.
  for (const column of columns) {
    await db.schema
      .alterTable('enquiries')
      .addColumn(...column)
      .execute();
  }
  await db.schema
    .createIndex('enquiries_by_key')
    .on('enquiries')
    .columns(['idempotency_key'])
    .unique()
    .execute();
  await db.schema
    .createIndex('enquiries_by_folder')
    .on('enquiries')
    .columns(['status', 'created_at', 'enquiry_id'])
    .execute();
  await db.schema
    .createIndex('enquiries_by_content')
    .on('enquiries')
    .columns(['content_hash', 'created_at'])
    .execute();
}

/** Messages on their way, every attempt at them, and how much each sender has sent lately. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const identity = identityColumn(kind);
  await growEnquiries(db);
  await db.schema
    .createTable('outbox')
    .addColumn('outbox_id', 'integer', identity)
    .addColumn('mail_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('enquiry_id', 'integer', (column) =>
      column.notNull().references('enquiries.enquiry_id').onDelete('cascade'),
    )
    .addColumn('text', 'text', text)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .addColumn('first_attempt_at', 'text', optional)
    .addColumn('last_attempt_at', 'text', optional)
    .addColumn('next_at', 'text', required)
    .addColumn('lease_until', 'text', text)
    .execute();
  await db.schema
    .createIndex('outbox_by_time')
    .on('outbox')
    .columns(['status', 'next_at'])
    .execute();
  await db.schema.createIndex('outbox_of_enquiry').on('outbox').columns(['enquiry_id']).execute();
  await db.schema
    .createTable('mail_attempts')
    .addColumn('outbox_id', 'integer', (column) =>
      column.notNull().references('outbox.outbox_id').onDelete('cascade'),
    )
    .addColumn('attempt', 'integer', required)
    .addColumn('at', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('reason', 'text', text)
    .addPrimaryKeyConstraint('mail_attempts_key', ['outbox_id', 'attempt'])
    .execute();
  await db.schema
    .createTable('enquiry_senders')
    .addColumn('sender', 'text', (column) => column.primaryKey().notNull())
    .addColumn('times', 'text', json('[]'))
    .addColumn('last_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('enquiry_senders_by_age')
    .on('enquiry_senders')
    .columns(['last_at'])
    .execute();
}
