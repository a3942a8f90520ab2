import type { MenuLink } from '../../../../domain/settings/menus/shown-menus.ts';

export function currentness(
  { href, lists }: MenuLink,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return lists && pathname.startsWith(lists) ? 'true' : undefined;
}
