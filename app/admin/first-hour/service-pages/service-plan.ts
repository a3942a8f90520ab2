import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import type { Menus } from '../../../../domain/settings.ts';
import type { ServicePage } from './find-services.ts';

type ServiceWish = 'keep' | 'rename' | 'remove';

/** A service as its owner wants it. */
export interface PlannedService {
  key: string;
  /** Null until there is one. */
  page: ServicePage | null;
  /** The new one, kept while another wish is looked at. */
  name: string;
  wish: ServiceWish;
  /** Of the menu; '' for one that is in none. Its services alone change places. */
  group: string;
  /** What was done already, and the menu may not know yet. */
  done: 'added' | 'renamed' | null;
}

const keyOf = ({ page_id }: ServicePage) => `page:${page_id}`;

/** All links of the header, with the words of their group. */
function linksIn(menus: Menus) {
  return menus.header.flatMap(({ target, entries }) => [
    { target, group: '' },
    ...entries.flatMap(({ label, entries: links }) =>
      links.map((link) => ({ target: link.target, group: label })),
    ),
  ]);
}

/** As visitors find them in the menu; what is in none comes last. */
export function planOf(pages: readonly ServicePage[], menus: Menus): PlannedService[] {
  const links = linksIn(menus);
  const found = pages.map((page) => {
    const key = keyOf(page);
    const place = links.findIndex(({ target }) => target === key);
    const group = links[place]?.group ?? '';
    const one = { key, page, name: page.name, wish: 'keep' as const, group, done: null };
    return { place: place < 0 ? links.length : place, one };
  });
  return found.toSorted((one, other) => one.place - other.place).map(({ one }) => one);
}

export function newService(name: string): PlannedService {
  return { key: newRowId(), page: null, name, wish: 'keep', group: '', done: null };
}

/** The plan on top of what is there now: what others removed goes, what they added comes last. */
export function reconciled(
  plan: readonly PlannedService[],
  stored: readonly PlannedService[],
): PlannedService[] {
  const left = plan.flatMap((one) => {
    if (!one.page) return [one];
    const { page_id } = one.page;
    const now = stored.find(({ page }) => page?.page_id === page_id);
    if (!now) return [];
    const { page, group, name } = now;
    return [{ ...one, page, group, name: one.wish === 'keep' ? name : one.name }];
  });
  const known = new Set(left.map(({ key }) => key));
  return [...left, ...stored.filter(({ key }) => !known.has(key))];
}

export function isRenamed({ page, wish, name }: PlannedService): boolean {
  return page !== null && wish === 'rename' && name.trim() !== '' && name.trim() !== page.name;
}

export function sumOf(plan: readonly PlannedService[]) {
  const renamed = plan.filter(isRenamed).length;
  const gone = plan.filter(({ page, wish }) => page && wish === 'remove').length;
  const added = plan.filter(({ page }) => page === null).length;
  return { renamed, gone, added, stay: plan.length - renamed - gone - added };
}

/** Whether something would be done. */
export function isChanged(
  plan: readonly PlannedService[],
  stored: readonly PlannedService[],
): boolean {
  const { renamed, gone, added } = sumOf(plan);
  const order = plan.map(({ key }) => key).join();
  return renamed + gone + added > 0 || order !== stored.map(({ key }) => key).join();
}
