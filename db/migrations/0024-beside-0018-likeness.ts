import type { Kysely } from 'kysely';

const bands = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `band_${number}`);

/** Numbers by which items of like texts and titles are found; the server fills it while it runs. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const keys = ['title_hash', ...bands];
  const table = schema
    .createTable('likeness')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('likeness_item', ['kind', 'item_id']);
  await keys.reduce((made, key) => made.addColumn(key, 'integer'), table).execute();
  for (const key of keys) {
    await schema.createIndex(`likeness_by_${key}`).on('likeness').column(key).execute();
  }
}
