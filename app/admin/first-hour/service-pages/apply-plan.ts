import { getSettings, updateSettingsOf } from '../../../../domain/api/content/settings.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { request } from '../../api.ts';
import { removeItem } from '../../item-calls.ts';
import { menusOfServices, type ServiceLink } from './menus-of-services.ts';
import { addService, renameService } from './new-service.ts';
import { isRenamed, type PlannedService } from './service-plan.ts';

async function applied(one: PlannedService): Promise<PlannedService | null> {
  const name = one.name.trim();
  if (one.page && one.wish === 'remove') {
    await removeItem(pageKind, one.page.page_id);
    return null;
  }
  if (!one.page) {
    const page = await addService(name);
    return { ...one, key: `page:${page.page_id}`, page, done: 'added' };
  }
  if (!isRenamed(one)) return { ...one, name: one.page.name, wish: 'keep' };
  const page = await renameService(one.page, name);
  return { ...one, page, name, wish: 'keep', done: 'renamed' };
}

/** Does one after another; after a failure, what is left stays planned. */
export async function applyPlan(
  plan: readonly PlannedService[],
  onDone: (before: PlannedService, after: PlannedService | null) => void,
): Promise<ServiceLink[]> {
  const links: ServiceLink[] = [];
  for (const one of plan) {
    const after = await applied(one);
    onDone(one, after);
    if (after?.page) {
      const { page_id, name } = after.page;
      links.push({ page_id, name, done: after.done });
    }
  }
  return links;
}

/** @returns whether each new service has a place in the menu */
export async function saveMenus(links: readonly ServiceLink[]): Promise<boolean> {
  const { settings } = await request(getSettings);
  const before = { menus: settings.menus };
  const menus = menusOfServices(settings.menus, links);
  const old = links.filter(({ done }) => done !== 'added');
  const body = { menus: menus ?? menusOfServices(settings.menus, old) ?? settings.menus };
  if (JSON.stringify(body) !== JSON.stringify(before))
    await request(updateSettingsOf('menus'), { body: { ...body, before } });
  return menus !== null;
}
