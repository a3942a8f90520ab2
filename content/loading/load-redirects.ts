import { isPublicPath } from '../../db/content/addresses/item-addresses.ts';
import { findRedirectAt, saveRedirect } from '../../db/content/addresses/redirects.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { findLoad, saveLoad } from '../../db/content/first/load-note.ts';
import { itemTables } from '../../db/content/item-tables.ts';
import type { Database } from '../../db/open.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { movedPages } from '../moved-pages.ts';
import { firstSettings } from '../settings.ts';

async function findPageId(db: Database, path: string): Promise<string | null> {
  const { table, key, address } = pageKind;
  const row = await itemTables(db)
    .selectFrom(table)
    .select(key.column)
    .where(address.column, '=', path)
    .executeTakeFirst();
  return row ? String(row[key.column]) : null;
}

/** Second spellings of pages that are there; an address that leads somewhere, or has a page, stays. */
export async function loadRedirects(
  db: Database,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [path, to] of moved) {
    const item_id = await findPageId(db, to);
    const isTaken = (await findRedirectAt(db, path)) || (await isPublicPath(db, path));
    if (item_id && !isTaken)
      await saveRedirect(db, { path, target: null, kind: pageKind.name, item_id });
  }
}

/** For a site that is older than its redirects, which were part of the code before. */
export async function loadRedirectsOnce(db: Database): Promise<void> {
  if (await findLoad(db)) return;
  await changeContent(db, async (transaction) => {
    if (await findLoad(transaction)) return;
    await loadRedirects(transaction, movedPages);
    await saveLoad(transaction, { content: 'demo', name: firstSettings.name });
  });
}
