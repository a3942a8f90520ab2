import type { Kysely } from 'kysely';

type Tables = {
  pages: { page_id: number; sections: string };
  page_editions: { edition_id: number; origin_id: number; sections: string };
};

interface Section {
  id: string;
  props: object;
}

/** A newer import left a list of sections where the texts stand by the ids of the original. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db.withTables<Tables>();
  const editions = await tables
    .selectFrom('page_editions')
    .innerJoin('pages', 'pages.page_id', 'page_editions.origin_id')
    .select(['edition_id', 'page_editions.sections', 'pages.sections as original'])
    .where('page_editions.sections', 'like', '[%')
    .execute();
  for (const { edition_id, sections, original } of editions) {
    const texts: Section[] = JSON.parse(sections);
    const ids: Section[] = JSON.parse(original);
    const pairs = texts.slice(0, ids.length).map(({ props }, place) => [ids[place]?.id, props]);
    await tables
      .updateTable('page_editions')
      .set({ sections: JSON.stringify(Object.fromEntries(pairs)) })
      .where('edition_id', '=', edition_id)
      .execute();
  }
}
