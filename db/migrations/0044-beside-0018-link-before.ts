import type { Kysely } from 'kysely';

/** A link to a new password opens until the mail with the next one has been sent. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['before_hash', 'before_expires_at']) {
    await schema.alterTable('account_links').addColumn(column, 'text').execute();
  }
}
