import type { BreadcrumbList } from 'schema-dts';
import type { SiteMessages } from '../../domain/messages/messages.ts';

interface TrailStep {
  name: string;
  /** Absolute address. */
  item: string;
}

export interface ListAddress {
  name: string;
  path: string;
  origin: string;
}

export function breadcrumbList(trail: TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

export function trailTo({ name, path, origin }: ListAddress, { text }: SiteMessages): TrailStep[] {
  return [
    { name: text('pages.home'), item: `${origin}/` },
    { name, item: origin + path },
  ];
}

export function pageTrail(name: string, canonical: string, { text }: SiteMessages): BreadcrumbList {
  return breadcrumbList([
    { name: text('pages.home'), item: new URL('/', canonical).href },
    { name, item: canonical },
  ]);
}
