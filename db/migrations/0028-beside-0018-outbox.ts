import type { Kysely } from 'kysely';

/** Mail to a colleague whom a remark mentions, and failures that somebody has seen. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  await schema
    .alterTable('outbox')
    .addColumn('remark_id', 'integer', (column) =>
      column.references('remarks.remark_id').onDelete('cascade'),
    )
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('user_id', 'integer', (column) =>
      column.references('users.user_id').onDelete('cascade'),
    )
    .execute();
  await schema.alterTable('outbox').addColumn('dismissed_at', 'text').execute();
  for (const column of ['remark_id', 'user_id']) {
    await schema.createIndex(`outbox_of_${column}`).on('outbox').column(column).execute();
  }
  await schema
    .alterTable('users')
    .addColumn('mails_mentions', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
