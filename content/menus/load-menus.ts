import { changeContent } from '../../db/content/content-version.ts';
import { withItemTargets } from '../../db/content/menus/item-targets.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettingsIfAny, hasMenus, saveSettingsPart } from '../../db/settings.ts';
import type { Menus } from '../../domain/settings.ts';
import { firstMenus } from './first-menus.ts';

/** The first menus with the pages that are there. */
function menusOfPages(db: Database): Promise<Menus> {
  return withItemTargets(db, firstMenus, 'left out');
}

async function lacksMenus(db: Database): Promise<boolean> {
  return !(await hasMenus(db)) && (await findSiteSettingsIfAny(db)) !== null;
}

/** For a site that is older than its menus: those that its code had. */
export async function loadMenusOnce(db: Database): Promise<void> {
  if (!(await lacksMenus(db))) return;
  await changeContent(db, async (transaction) => {
    if (!(await lacksMenus(transaction))) return;
    await saveSettingsPart(transaction, { menus: await menusOfPages(transaction) });
  });
}
