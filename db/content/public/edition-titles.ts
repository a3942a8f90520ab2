import { descriptionIn } from '../../../domain/content/description.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
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
  /** Without markup. */
  description: string;
}

/** What llms.txt says of the newest editions of each kind in a language; pages stand as their originals do. */
export async function findEditionTitles(
  db: Database,
  language: string,
  limit: number,
): Promise<EditionTitle[]> {
  const found = editionKinds.map(async ({ table, original, fields }) => {
    const { heading, title, description } = original.page;
    const columns = [...new Set([title, heading, description])].filter((name) => name in fields);
    const isOfPages = original.name === pageKind.name;
    const rows = await itemTables(db)
      .selectFrom(table)
      .select(['slug', ...columns])
      .where('language', '=', language)
      .where('status', '=', publicStatus)
      .orderBy(isOfPages ? 'origin_id' : 'edition_id', isOfPages ? 'asc' : 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      kind: original.name,
      address: String(row.slug),
      title: String(row[title] || row[heading] || ''),
      description: descriptionIn(fields[description]?.control, row[description]),
    }));
  });
  return (await Promise.all(found)).flat();
}
