import type { Kysely } from 'kysely';

/** The way to the first message of a kind, by when it is due and by when it was tried last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_by_time').execute();
  await db.schema
    .createIndex('outbox_by_turn')
    .on('outbox')
    .columns(['status', 'kind', 'next_at', 'outbox_id'])
    .execute();
  await db.schema
    .createIndex('outbox_by_attempt')
    .on('outbox')
    .columns(['status', 'kind', 'last_attempt_at'])
    .execute();
}
