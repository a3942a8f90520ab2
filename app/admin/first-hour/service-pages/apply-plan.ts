import { getSettings, updateSettingsOf } from '../../../../domain/api/content/settings.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { request } from '../../api.ts';
import { fetchItem, removeItem, saveItem } from '../../item-calls.ts';
import { cardsOfServices, type ServiceChange } from './cards-of-services.ts';
import { findHome } from './find-services.ts';
import { menusOfServices, type ServiceLink } from './menus-of-services.ts';
import { addService, renameService } from './new-service.ts';
import { addressesFor } from './service-addresses.ts';
import { isElsewhere, isGoing, isRenamed, type PlannedService } from './service-plan.ts';

async function applied(one: PlannedService, path: string): Promise<PlannedService | null> {
  const name = one.name.trim();
  if (one.page && isGoing(one)) {
    await removeItem(pageKind, one.page.page_id);
    return null;
  }
  if (!one.page) {
    const page = await addService(name, path);
    return { ...one, key: `page:${page.page_id}`, page, done: 'added' };
  }
  if (!isRenamed(one)) return { ...one, name: one.page.name, wish: 'keep' };
  const page = await renameService(one.page, name, path);
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
  plan.flatMap((one) => (one.page && isGoing(one) ? [{ path: one.page.path, becomes: null }] : []));

function linkTo(one: PlannedService | null): ServiceLink[] {
  // Gone, or not made yet.
  if (!one?.page) return [];
  const { page_id, name } = one.page;
  return [
    { page_id, name, done: one.done, into: isElsewhere(one) ? (one.group?.id ?? null) : null },
  ];
}

/**
 * Does one after another, once each has an address. After a failure, what is left stays planned, and
 * cards and menus follow what was done.
 * @returns whether each service has the place in the menu that it is to have
 */
export async function applyPlan(
  plan: readonly PlannedService[],
  onDone: (before: PlannedService, after: PlannedService | null) => void,
): Promise<boolean> {
  const addresses = await addressesFor(plan);
  const renamed: ServiceChange[] = [];
  // In the order of the plan, each as it stands by now.
  const standing = new Map<PlannedService, PlannedService | null>(plan.map((one) => [one, one]));
  await saveCards(removalsOf(plan));
  const follow = async () => {
    await saveCards(renamed);
    return saveMenus([...standing.values()].flatMap(linkTo));
  };
  try {
    // What goes makes room for an address.
    for (const one of plan.toSorted((a, b) => Number(isGoing(b)) - Number(isGoing(a)))) {
      const after = await applied(one, addresses.get(one.key) ?? '');
      standing.set(one, after);
      onDone(one, after);
      // The address changed: the old one leads there in the meantime.
      if (one.page && after?.page && isRenamed(one))
        renamed.push({ path: one.page.path, becomes: after.page });
    }
  } catch (error) {
    await follow();
    throw error;
  }
  return follow();
}

/** @returns whether each service has the place in the menu that it is to have */
async function saveMenus(links: readonly ServiceLink[]): Promise<boolean> {
  const { settings } = await request(getSettings);
  const before = { menus: settings.menus };
  const menus = menusOfServices(settings.menus, links);
  const old = links.filter(({ done }) => done !== 'added').map((link) => ({ ...link, into: null }));
  const body = { menus: menus ?? menusOfServices(settings.menus, old) ?? settings.menus };
  if (JSON.stringify(body) !== JSON.stringify(before))
    await request(updateSettingsOf('menus'), { body: { ...body, before } });
  return menus !== null;
}
