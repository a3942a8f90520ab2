import { insertItem } from '../../db/content/change-items.ts';
import { changeContent } from '../../db/content/content-version.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettingsIfAny } from '../../db/settings.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { peopleSection } from '../../domain/content/sections/kinds/basic/people.ts';
import type { FirstPage } from '../pages/first-page.ts';
import { firstPagesWith } from '../pages.ts';
import { firstSettings } from '../settings.ts';
import { writtenAt } from '../written-at.ts';

export async function loadPages(db: Database, pages: readonly FirstPage[]): Promise<void> {
  for (const page of pages)
    await insertItem(db, pageKind, pageKind.input.parse(page), { writtenAt });
}

/** People came with the demo, after pages were content: the code had none, and the site has its own. */
function withoutPeople({ sections, ...page }: FirstPage): FirstPage {
  return { ...page, sections: sections.filter(({ kind }) => kind !== peopleSection.name) };
}

async function hasPages(db: Database): Promise<boolean> {
  const row = await db.selectFrom('pages').select('page_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** For a site that is older than its pages, which were no content before. */
export async function loadPagesOnce(db: Database): Promise<void> {
  if (await hasPages(db)) return;
  await changeContent(db, async (transaction) => {
    if (await hasPages(transaction)) return;
    const { home } = (await findSiteSettingsIfAny(transaction)) ?? firstSettings;
    await loadPages(transaction, firstPagesWith(home).map(withoutPeople));
  });
}
