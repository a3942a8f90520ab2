export interface Tab {
  label: string;
  path: string;
  /** First part of the addresses that belong to the tab besides its own. */
  detail?: string;
}

export const homeTab: Tab = { label: 'Home', path: '/' };

/** The tabs after Solutions, which is a button (specification §2.4). */
export const tabs: Tab[] = [
  { label: 'Company', path: '/company' },
  { label: 'Case Studies', path: '/case-studies', detail: '/casestudy/' },
  { label: 'Insights', path: '/insights', detail: '/blogs/' },
];

export function currentness({ path, detail }: Tab, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return detail && pathname.startsWith(detail) ? 'true' : undefined;
}
