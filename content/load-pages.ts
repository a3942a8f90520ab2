import { insertItem } from '../db/content/change-items.ts';
import type { Database } from '../db/open.ts';
import { pathFrom } from '../domain/content/addresses/page-path.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import { firstPages } from './pages.ts';

/** @param known the paths of the pages that are there */
export async function loadPages(db: Database, known: ReadonlySet<string>): Promise<number> {
  const missing = firstPages
    .map((page) => pageKind.input.parse(page))
    .filter(({ path }) => !known.has(pathFrom(path)));
  for (const page of missing) await insertItem(db, pageKind, page);
  return missing.length;
}
