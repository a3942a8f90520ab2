import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import { menuLimits } from '../../../../domain/settings/menus/menu-tree.ts';
import type { Menus } from '../../../../domain/settings.ts';

type Entry = Menus['header'][number];
type Link = Menus['footer']['links'][number];

export interface ServiceLink {
  page_id: number;
  name: string;
  /** Since the menus were saved. */
  done: 'added' | 'renamed' | null;
  /** The group that it is to stand in; null where it stands, and where there is room for a new one. */
  into: string | null;
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

function groupsOf(header: Entry[]) {
  return header.flatMap(({ entries }, entry) =>
    entries.map((one, group) => ({ entry, group, one })),
  );
}

/** The group that it is wanted in, else the last one with a service and room for one more. */
function placeFor(
  header: Entry[],
  services: readonly ServiceLink[],
  { into }: ServiceLink,
): Place | undefined {
  const groups = groupsOf(header).filter(({ one }) => one.entries.length < menuLimits.links);
  return (
    groups.find(({ one }) => one.id === into) ??
    groups.findLast(({ one }) => one.entries.some((link) => placeIn(services, link) >= 0))
  );
}

/** Without the links of groups to a service. */
function withoutLink(header: Entry[], service: ServiceLink): Entry[] {
  const isOther = ({ target }: Link) => target !== targetOf(service);
  return header.map((entry) => ({
    ...entry,
    entries: entry.entries.map((group) => ({ ...group, entries: group.entries.filter(isOther) })),
  }));
}

/** With a service in the group that it is wanted in; null where there is no room. */
function withMoved(header: Entry[], service: ServiceLink): Entry[] | null {
  const groups = groupsOf(header);
  const place = groups.find(({ one }) => one.id === service.into);
  const link = groups
    .flatMap(({ one }) => one.entries)
    .find(({ target }) => target === targetOf(service));
  // Somebody has removed the group, or the service stands there already.
  if (!place || place.one.entries.some(({ target }) => target === targetOf(service))) return header;
  if (place.one.entries.length >= menuLimits.links) return null;
  return withLink(withoutLink(header, service), place, link ?? linkTo(service));
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
  let header = menus.header;
  for (const service of services) {
    const moved: Entry[] | null = service.into === null ? header : withMoved(header, service);
    if (!moved) return null;
    header = moved;
  }
  const known = JSON.stringify(header);
  const added = services.filter(
    (one) => one.done === 'added' && !known.includes(`"${targetOf(one)}"`),
  );
  for (const service of added) {
    const place = placeFor(header, services, service);
    if (!place && header.length >= menuLimits.entries) return null;
    header = place ? withLink(header, place, linkTo(service)) : withEntry(header, linkTo(service));
  }
  const named = header.map((entry) => ({
    ...entry,
    entries: entry.entries.map((group) => ({
      ...group,
      entries: withNames(group.entries, services),
    })),
  }));
  const footer = { ...menus.footer, links: withNames(menus.footer.links, services) };
  return { ...menus, header: withNames(named, services), footer };
}
