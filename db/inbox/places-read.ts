import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { placeIn } from '../../domain/content/text/place-in.ts';
import { parseVisit } from '../../domain/inbox/visit.ts';
import { itemTables } from '../content/item-tables.ts';
import type { Database } from '../open.ts';

const { table, address } = locationPageKind;

/** The last parts of the addresses that were read, the latest first. */
function slugsIn(visit: string): string[] {
  const paths = parseVisit(visit).pages.map(({ path }) => path);
  return paths.toReversed().map((path) => path.slice(address.base.length));
}

/** From visits, the place of the location page that was read last; '' where none was. */
export async function findPlaces(
  db: Database,
  visits: string[],
): Promise<(visit: string) => string> {
  const slugs = [...new Set(visits.flatMap(slugsIn))].filter((slug) => slug !== '');
  if (slugs.length === 0) return () => '';
  const rows = await itemTables(db)
    .selectFrom(table)
    .select([address.column, 'main_heading'])
    .where(address.column, 'in', slugs)
    .execute();
  const places = new Map(
    rows.map((row) => [String(row[address.column]), placeIn(String(row.main_heading))]),
  );
  return (visit) =>
    slugsIn(visit)
      .map((slug) => places.get(slug) ?? '')
      .find(Boolean) ?? '';
}
