import { editionKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';

export interface EditionTitle {
  /** Of the original. */
  kind: string;
  /** Decoded. */
  address: string;
  title: string;
  description: string;
}

/** What llms.txt says of the newest editions of each kind in a language. */
export async function findEditionTitles(
  db: Database,
  language: string,
  limit: number,
): Promise<EditionTitle[]> {
  const found = editionKinds.map(async ({ table, original, fields }) => {
    const { heading, title, description } = original.page;
    const columns = [...new Set([title, heading, description])].filter((name) => name in fields);
    const rows = await itemTables(db)
      .selectFrom(table)
      .select(['slug', ...columns])
      .where('language', '=', language)
      .where('status', '=', publicStatus)
      .orderBy('edition_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      kind: original.name,
      address: String(row.slug),
      title: String(row[title] || row[heading] || ''),
      description: String(row[description] ?? ''),
    }));
  });
  return (await Promise.all(found)).flat();
}
