import type { Kysely } from 'kysely';

/** The Portal looks for the last entries of an action. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('audit_log_by_action')
    .on('audit_log')
    .columns(['action', 'audit_id'])
    .execute();
}
