import type { Kysely } from 'kysely';

const columns = ['year', 'place', 'team', 'duration', 'figure', 'figureText', 'ground', 'sec3Img3'];

/** Optional fields of a case study; a release that does not know them leaves them empty. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of columns) {
    await schema
      .alterTable('case_studies')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
