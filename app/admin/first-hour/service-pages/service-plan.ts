import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import type { Menus } from '../../../../domain/settings.ts';
import { z } from '../../../../domain/zod.ts';
import { listedService, type ServicePage } from './find-services.ts';

const menuGroup = z.object({ id: z.string(), label: z.string() });

const plannedService = z.object({
  key: z.string(),
  /** Null until there is one. */
  page: listedService.nullable(),
  /** The new one, kept while another wish is looked at. */
  name: z.string(),
  wish: z.enum(['keep', 'rename', 'remove']),
  /** What was done already, and the menu may not know yet. */
  done: z.enum(['added', 'renamed']).nullable(),
  /** Where the menu has it, and where it is wanted; null for one that is in none. */
  stood: menuGroup.nullable(),
  group: menuGroup.nullable(),
});

export type PlannedService = z.infer<typeof plannedService>;

const keyOf = ({ page_id }: ServicePage) => `page:${page_id}`;

/** All links of the header, with their group. */
function linksIn(menus: Menus) {
  return menus.header.flatMap(({ target, entries }) => [
    { target, group: null },
    ...entries.flatMap(({ id, label, entries: links }) =>
      links.map((link) => ({ target: link.target, group: { id, label } })),
    ),
  ]);
}

/** As visitors find them in the menu; what is in none comes last. */
export function planOf(pages: readonly ServicePage[], menus: Menus): PlannedService[] {
  const links = linksIn(menus);
  const found = pages.map((page) => {
    const key = keyOf(page);
    const place = links.findIndex(({ target }) => target === key);
    const group = links[place]?.group ?? null;
    const one = { ...newService(page.name), key, page, stood: group, group };
    return { place: place < 0 ? links.length : place, one };
  });
  return found.toSorted((one, other) => one.place - other.place).map(({ one }) => one);
}

export function newService(name: string): PlannedService {
  return {
    key: newRowId(),
    page: null,
    name,
    wish: 'keep',
    done: null,
    stood: null,
    group: null,
  };
}

export function isElsewhere({ stood, group }: PlannedService): boolean {
  return stood?.id !== group?.id;
}

/** Whether it can take that place: of its own group, or of another one. */
export function canMove(plan: readonly PlannedService[], from: number, to: number): boolean {
  const [one, other] = [plan[from], plan[to]];
  if (!one || !other || from === to) return false;
  return other.group !== null || one.group === null;
}

/** One that goes over the end of its group comes to stand in the next one, at that end. */
export function stepped(plan: PlannedService[], from: number, to: number): PlannedService[] {
  const [one, other] = [plan[from], plan[to]];
  if (!one || !other || !canMove(plan, from, to)) return plan;
  if (one.group?.id === other.group?.id) return movedTo(plan, from, to);
  return plan.with(from, { ...one, group: other.group });
}

/** It takes the place of another one, in its group, too. */
export function movedTo(plan: PlannedService[], from: number, to: number): PlannedService[] {
  const [one, other] = [plan[from], plan[to]];
  if (!one || !other || !canMove(plan, from, to)) return plan;
  return plan.toSpliced(from, 1).toSpliced(to, 0, { ...one, group: other.group });
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
    const { page, stood, name } = now;
    const group = isElsewhere(one) ? one.group : stood;
    return [{ ...one, page, stood, group, name: one.wish === 'keep' ? name : one.name }];
  });
  const known = new Set(left.map(({ key }) => key));
  return [...left, ...stored.filter(({ key }) => !known.has(key))];
}

export function keptPlan(text: string | null, stored: PlannedService[]): PlannedService[] {
  if (text === null) return stored;
  try {
    return reconciled(z.array(plannedService).parse(JSON.parse(text)), stored);
  } catch {
    return stored;
  }
}

export function isRenamed({ page, wish, name }: PlannedService): boolean {
  return page !== null && wish === 'rename' && name.trim() !== '' && name.trim() !== page.name;
}

export function isGoing({ page, wish }: PlannedService): boolean {
  return page !== null && wish === 'remove';
}

export function sumOf(plan: readonly PlannedService[]) {
  const renamed = plan.filter(isRenamed).length;
  const gone = plan.filter(isGoing).length;
  const added = plan.filter(({ page }) => page === null).length;
  return { renamed, gone, added, stay: plan.length - renamed - gone - added };
}

export function isChanged(
  plan: readonly PlannedService[],
  stored: readonly PlannedService[],
): boolean {
  const { renamed, gone, added } = sumOf(plan);
  const order = plan.map(({ key }) => key).join();
  if (plan.some(isElsewhere)) return true;
  return renamed + gone + added > 0 || order !== stored.map(({ key }) => key).join();
}
