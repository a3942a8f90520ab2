import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import { menuLimits } from '../../../../domain/settings/menus/menu-tree.ts';
import type { Menus } from '../../../../domain/settings.ts';

type Entry = Menus['header'][number];
type Link = Menus['footer']['links'][number];

/** A service that has its page. */
export interface ServiceLink {
  page_id: number;
  name: string;
  /** Since the menus were saved. */
  done: 'added' | 'renamed' | null;
}

const targetOf = ({ page_id }: ServiceLink) => `page:${page_id}`;

function linkTo(service: ServiceLink): Link {
  return {
    id: newRowId(),
    label: service.name.slice(0, menuLimits.label),
    target: targetOf(service),
  };
}

/** With the names of services; those that stand beside each other stand in their order. */
function withNames<One extends Link>(links: One[], services: readonly ServiceLink[]): One[] {
  const serviceOf = ({ target }: Link) => services.find((one) => targetOf(one) === target);
  const own = links
    .filter((link) => serviceOf(link) !== undefined)
    .map((link) => {
      const service = serviceOf(link);
      return service?.done ? { ...link, label: linkTo(service).label } : link;
    })
    .toSorted((one, other) => placeIn(services, one) - placeIn(services, other));
  return links.map((link) => (serviceOf(link) ? (own.shift() ?? link) : link));
}

function placeIn(services: readonly ServiceLink[], { target }: Link): number {
  return services.findIndex((one) => targetOf(one) === target);
}

interface Place {
  entry: number;
  group: number;
}

/** The last group with a service and room for one more. */
function placeFor(header: Entry[], services: readonly ServiceLink[]): Place | undefined {
  return header
    .flatMap(({ entries }, entry) => entries.map((one, group) => ({ entry, group, one })))
    .filter(({ one }) => one.entries.some((link) => placeIn(services, link) >= 0))
    .findLast(({ one }) => one.entries.length < menuLimits.links);
}

function withLink(header: Entry[], { entry, group }: Place, link: Link): Entry[] {
  return header.map((one, place) =>
    place === entry
      ? {
          ...one,
          entries: one.entries.map((own, at) =>
            at === group ? { ...own, entries: [...own.entries, link] } : own,
          ),
        }
      : one,
  );
}

/** An entry of its own, after the first, with room for more. */
function withEntry(header: Entry[], link: Link): Entry[] {
  const label = 'Services';
  const group = { id: newRowId(), label, entries: [link] };
  return header.toSpliced(1, 0, { id: newRowId(), label, target: '', entries: [group] });
}

/** The menus with the services in their order; null where one of them has no room. */
export function menusOfServices(menus: Menus, services: readonly ServiceLink[]): Menus | null {
  const named = menus.header.map((entry) => ({
    ...entry,
    entries: entry.entries.map((group) => ({
      ...group,
      entries: withNames(group.entries, services),
    })),
  }));
  let header = withNames(named, services);
  const known = JSON.stringify(header);
  const added = services.filter(
    (one) => one.done === 'added' && !known.includes(`"${targetOf(one)}"`),
  );
  for (const service of added) {
    const place = placeFor(header, services);
    if (!place && header.length >= menuLimits.entries) return null;
    header = place ? withLink(header, place, linkTo(service)) : withEntry(header, linkTo(service));
  }
  const footer = { ...menus.footer, links: withNames(menus.footer.links, services) };
  return { ...menus, header, footer };
}
