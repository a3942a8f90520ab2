import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../open.ts';

const columns = [
  ...['outbox_id', 'mail_id', 'kind', 'enquiry_id', 'text', 'status', 'attempts', 'created_at'],
  ...['first_attempt_at', 'last_attempt_at', 'next_at', 'lease_until'],
].join(', ');

const indexes = {
  outbox_of_enquiry: ['enquiry_id'],
  outbox_by_kind: ['kind', 'created_at'],
  outbox_by_turn: ['status', 'kind', 'next_at', 'outbox_id'],
  outbox_by_attempt: ['status', 'kind', 'last_attempt_at'],
};

/**
 * SQLite cannot make a column optional, so the table is made anew. The attempts move first: deleting the old
 * table deletes what refers to it. A renamed table takes the references to it along.
 */
async function makeEnquiryOptionalInSqlite(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table outbox_new (
      outbox_id integer primary key autoincrement, mail_id text not null unique, kind text not null,
      enquiry_id integer references enquiries (enquiry_id) on delete cascade,
      text text not null default '', status text not null, attempts integer not null default 0,
      created_at text not null, first_attempt_at text, last_attempt_at text, next_at text not null,
      lease_until text not null default '')`,
    `insert into outbox_new (${columns}) select ${columns} from outbox`,
    `create table mail_attempts_new (
      outbox_id integer not null references outbox_new (outbox_id) on delete cascade,
      attempt integer not null, at text not null, outcome text not null,
      reason text not null default '',
      constraint mail_attempts_key primary key (outbox_id, attempt))`,
    `insert into mail_attempts_new (outbox_id, attempt, at, outcome, reason)
      select outbox_id, attempt, at, outcome, reason from mail_attempts`,
    'drop table mail_attempts',
    'drop table outbox',
    'alter table outbox_new rename to outbox',
    'alter table mail_attempts_new rename to mail_attempts',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const [name, of] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('outbox').columns(of).execute();
  }
}

/** What the owner is told of, and when a job last did what it should. */
async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('cause', 'text', (column) => column.primaryKey().notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .execute();
  await db.schema.alterTable('jobs').addColumn('succeeded_at', 'text').execute();
  await sql`update jobs set succeeded_at = ended_at where failure is null`.execute(db);
}

/** Mail beyond the hour's cap is held (threat T27), some mail is about no enquiry, and alerts are told once. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await makeEnquiryOptionalInSqlite(db);
  else await sql`alter table outbox alter column enquiry_id drop not null`.execute(db);
  await db.schema.alterTable('outbox').addColumn('admitted_at', 'text').execute();
  await db.schema
    .createIndex('outbox_by_admission')
    .on('outbox')
    .columns(['admitted_at'])
    .execute();
  await createAlerts(db);
}
