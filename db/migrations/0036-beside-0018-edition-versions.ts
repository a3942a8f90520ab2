import type { Kysely } from 'kysely';

const tables = ['case_study_editions', 'blog_editions', 'location_page_editions', 'page_editions'];

/** For the comparison of editions with what was read of them (decision 0035). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    const index = schema.createIndex(`${table}_versions`).on(table);
    await index.columns(['edition_id', 'version']).execute();
  }
}
