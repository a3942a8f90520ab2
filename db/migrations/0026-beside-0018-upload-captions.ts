import type { Kysely } from 'kysely';

/** A picture's caption, and the point of it that stays in sight; a release without it reads `focus`. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const table = () => schema.alterTable('uploads');
  await table()
    .addColumn('caption', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const name of ['focus_x', 'focus_y']) await table().addColumn(name, 'integer').execute();
}
