import { addressOfTarget, itemOfTarget, placeInPage } from '../../content/fields/target.ts';
import type { Menus } from '../../settings.ts';
import { type FooterWords, footerWords } from './footer-words.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** Where the addresses begin of what the page lists, such as '/blogs/'. */
  lists?: string;
}

export interface LinkGroup {
  label: string;
  links: MenuLink[];
}

export interface GroupsEntry {
  label: string;
  groups: LinkGroup[];
}

/** As visitors see them: without entries that lead nowhere (R-P-10). */
export interface ShownMenus {
  header: (MenuLink | GroupsEntry)[];
  start: MenuLink | null;
  quote: (MenuLink & { text: string }) | null;
  footer: LinkGroup & FooterWords;
  legal: LinkGroup;
}

export const noMenus: ShownMenus = {
  header: [],
  start: null,
  quote: null,
  footer: { label: '', links: [], ...footerWords },
  legal: { label: '', links: [] },
};

type Stored = Menus['start'];

/** Every target that the menus name. */
export function targetsIn({ header, start, quote, footer, legal }: Menus): string[] {
  const own = header.flatMap(({ target, entries }) => [
    target,
    ...entries.flatMap((group) => group.entries.map((link) => link.target)),
  ]);
  const others = [start, quote, ...footer.links, ...legal.links].map(({ target }) => target);
  return [...new Set([...own, ...others])].filter((target) => target !== '');
}

/** The menus with every target changed; `null` takes the entry out. */
export function mapTargets(menus: Menus, change: (target: string) => string | null): Menus {
  const changed = <Row extends Stored>(row: Row): Row[] => {
    const target = change(row.target);
    return target === null ? [] : [{ ...row, target }];
  };
  const one = <Row extends Stored>(row: Row): Row => changed(row)[0] ?? { ...row, target: '' };
  const { header, start, quote, footer, legal } = menus;
  return {
    header: header.flatMap((entry) => {
      const entries = entry.entries.map((group) => ({
        ...group,
        entries: group.entries.flatMap(changed),
      }));
      return changed({ ...entry, entries });
    }),
    start: one(start),
    quote: one(quote),
    footer: { ...footer, links: footer.links.flatMap(changed) },
    legal: { ...legal, links: legal.links.flatMap(changed) },
  };
}

/** @param addressOf of an item, or of a place in its page; null for one that visitors do not see */
export function shownMenus(
  menus: Menus,
  addressOf: (target: string) => Omit<MenuLink, 'label'> | null,
): ShownMenus {
  const links = (all: readonly Stored[]): MenuLink[] =>
    all.flatMap(({ label, target }) => {
      const isNone = label === '' || target === '';
      const mayBeHidden = itemOfTarget(target) !== null || placeInPage(target) !== null;
      const leads = mayBeHidden ? addressOf(target) : { href: addressOfTarget(target) };
      return isNone || !leads ? [] : [{ label, ...leads }];
    });
  const groupsOf = ({ entries }: Menus['header'][number]): LinkGroup[] =>
    entries
      .map(({ label, entries: all }) => ({ label, links: links(all) }))
      .filter((group) => group.label !== '' && group.links.length > 0);
  const { header, start, quote, footer, legal } = menus;
  const [button] = links([start]);
  const [panel] = links([quote]);
  return {
    header: header.flatMap((entry): ShownMenus['header'] => {
      if (entry.entries.length === 0) return links([entry]);
      const groups = groupsOf(entry);
      return entry.label !== '' && groups.length > 0 ? [{ label: entry.label, groups }] : [];
    }),
    start: button ?? null,
    quote: panel ? { ...panel, text: quote.text } : null,
    footer: { ...footer, links: links(footer.links) },
    legal: { label: legal.label, links: links(legal.links) },
  };
}
