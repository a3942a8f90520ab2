import type { Kysely } from 'kysely';

const texts = [
  'miniatureBrand',
  'miniatureTask',
  'miniatureAtRest',
  'miniatureResult',
  'miniatureAfter',
];

/** The column `miniature`, which named one that was made in code, stays until a later release. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['case_studies', 'case_study_editions']) {
    for (const name of texts) {
      await schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  }
  // Null until the words of the name in `miniature` were read (content/loading/load-miniatures.ts).
  await schema.alterTable('case_studies').addColumn('miniatureSteps', 'text').execute();
  await schema
    .alterTable('case_study_editions')
    .addColumn('miniatureSteps', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
