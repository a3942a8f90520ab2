import { type Kysely, sql } from 'kysely';

/** That somebody was removed stands with what they answered, as links do not travel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sign_off_answers')
    .addColumn('is_revoked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sign_off_answers set is_revoked = 1
    where link_id in (select link_id from sign_off_links where revoked_at is not null)`.execute(db);
  // They were kept for this alone.
  await sql`delete from sign_off_links where name = ''`.execute(db);
}
