import { getSettings, updateSettingsOf } from '../../../../domain/api/content/settings.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { request } from '../../api.ts';
import { fetchItem, removeItem, saveItem } from '../../item-calls.ts';
import { cardsOfServices, type ServiceChange } from './cards-of-services.ts';
import { findHome } from './find-services.ts';
import { menusOfServices, type ServiceLink } from './menus-of-services.ts';
import { addService, renameService } from './new-service.ts';
import { isElsewhere, isRenamed, type PlannedService } from './service-plan.ts';

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

async function saveCards(changes: readonly ServiceChange[]): Promise<void> {
  const home = changes.length > 0 ? await findHome() : undefined;
  if (!home) return;
  const page = await fetchItem(pageKind, home.page_id);
  const sections = cardsOfServices(pageKind.fields.sections.lenient.parse(page.sections), changes);
  if (sections)
    await saveItem(pageKind, page, { ...page, sections }, { as: 'saved', isSeen: true });
}

/** Before the pages go, so that no card leads to one that is gone. */
const removalsOf = (plan: readonly PlannedService[]): ServiceChange[] =>
  plan.flatMap(({ page, wish }) =>
    page && wish === 'remove' ? [{ path: page.path, becomes: null }] : [],
  );

/** Does one after another; after a failure, what is left stays planned. */
export async function applyPlan(
  plan: readonly PlannedService[],
  onDone: (before: PlannedService, after: PlannedService | null) => void,
): Promise<ServiceLink[]> {
  const links: ServiceLink[] = [];
  const renamed: ServiceChange[] = [];
  await saveCards(removalsOf(plan));
  for (const one of plan) {
    const after = await applied(one);
    onDone(one, after);
    if (after?.page) {
      const { page_id, name, path } = after.page;
      // The address changed: the old one leads there in the meantime.
      if (one.page && isRenamed(one))
        renamed.push({ path: one.page.path, becomes: { name, path } });
      const into = isElsewhere(one) ? (one.group?.id ?? null) : null;
      links.push({ page_id, name, done: after.done, into });
    }
  }
  await saveCards(renamed);
  return links;
}

/** @returns whether each service has the place in the menu that it is to have */
export async function saveMenus(links: readonly ServiceLink[]): Promise<boolean> {
  const { settings } = await request(getSettings);
  const before = { menus: settings.menus };
  const menus = menusOfServices(settings.menus, links);
  const old = links.filter(({ done }) => done !== 'added').map((link) => ({ ...link, into: null }));
  const body = { menus: menus ?? menusOfServices(settings.menus, old) ?? settings.menus };
  if (JSON.stringify(body) !== JSON.stringify(before))
    await request(updateSettingsOf('menus'), { body: { ...body, before } });
  return menus !== null;
}
