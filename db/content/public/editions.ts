import { comparablePath } from '../../../domain/content/addresses/address.ts';
import { isCanonical } from '../../../domain/content/addresses/canonical.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { editionKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import {
  type EditionPlace,
  type Editions,
  editionsAt,
} from '../../../domain/languages/page-languages.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';

type EditionKind = (typeof editionKinds)[number];

interface Found extends EditionPlace {
  isApart: boolean;
}

/** Columns of the original by which search engines are kept from it, or sent elsewhere. */
function apartColumns({ fields, page }: Kind): string[] {
  return [page.canonical, 'noindex'].filter((name) => name !== null && name in fields) as string[];
}

function isApart({ page }: Kind, row: Record<string, unknown>, own: string, origin: string) {
  const link = String(row[page.canonical ?? ''] ?? '');
  return !isCanonical(link, own, origin) || String(row.noindex) === 'true';
}

async function findPlaces(
  db: Database,
  { table, original }: EditionKind,
  origin: string,
): Promise<Found[]> {
  const { address, key } = original;
  const columns = [...new Set([address.column, ...apartColumns(original)])];
  const rows = await itemTables(db)
    .selectFrom(`${table} as edition`)
    .innerJoin(`${original.table} as original`, `original.${key.column}`, 'edition.origin_id')
    .select([
      'edition.language',
      'edition.slug as edition_slug',
      'edition.updated_at as changed_at',
    ])
    .select(columns.map((name) => `original.${name}`))
    .where('edition.status', '=', publicStatus)
    .where('original.status', '=', publicStatus)
    .execute();
  return rows.flatMap((row) => {
    const own = itemPath(original, String(row[address.column]));
    const path = row[address.column] ? comparablePath(own) : null;
    if (path === null || !row.edition_slug) return [];
    const stored = { language: String(row.language), address: String(row.edition_slug) };
    const changedAt = String(row.changed_at);
    return [{ ...stored, original: path, changedAt, isApart: isApart(original, row, own, origin) }];
  });
}

/** Where all published editions of published originals stand, by one query a kind (R-L-06). */
export async function findEditions(db: Database, origin = 'http://localhost'): Promise<Editions> {
  const found = (
    await Promise.all(editionKinds.map((kind) => findPlaces(db, kind, origin)))
  ).flat();
  const apart = found.filter((place) => place.isApart).map(({ original }) => original);
  return editionsAt(found, apart);
}
