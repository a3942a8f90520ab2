import { insertItem } from '../db/content/change-items.ts';
import { changeContent } from '../db/content/content-version.ts';
import type { Database } from '../db/open.ts';
import { findSiteSettings } from '../db/settings.ts';
import { pathFrom } from '../domain/content/addresses/page-path.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import { firstPagesWith } from './pages.ts';

/**
 * With the words of the home page that the settings hold.
 *
 * @param known the paths of the pages that are there
 */
export async function loadPages(db: Database, known: ReadonlySet<string>): Promise<number> {
  const { home } = await findSiteSettings(db);
  const missing = firstPagesWith(home)
    .map((page) => pageKind.input.parse(page))
    .filter(({ path }) => !known.has(pathFrom(path)));
  for (const page of missing) await insertItem(db, pageKind, page);
  return missing.length;
}

async function hasPages(db: Database): Promise<boolean> {
  const row = await db.selectFrom('pages').select('page_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** For a site that is older than its pages, which were no content before. */
export async function loadPagesOnce(db: Database): Promise<void> {
  if (await hasPages(db)) return;
  await changeContent(db, async (transaction) => {
    if (!(await hasPages(transaction))) await loadPages(transaction, new Set());
  });
}
