import { isPublicPath } from '../../db/content/addresses/item-addresses.ts';
import { findRedirectAt, saveRedirect } from '../../db/content/addresses/redirects.ts';
import { slugHolder } from '../../db/content/addresses/slug-taken.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { findLoad, saveLoad } from '../../db/content/first/load-note.ts';
import type { Database } from '../../db/open.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { movedPages } from '../moved-pages.ts';
import { firstSettings } from '../settings.ts';

/**
 * Second spellings of pages that are there; an address that leads somewhere, or has a page, stays. They
 * lead to an address, so that they wait under a page that takes theirs (decision 0007).
 */
export async function loadRedirects(
  db: Database,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [path, target] of moved) {
    const isTaken = (await findRedirectAt(db, path)) || (await isPublicPath(db, path));
    if (isTaken || (await slugHolder(db, pageKind, target)) === null) continue;
    await saveRedirect(db, { path, target, kind: null, item_id: null });
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
