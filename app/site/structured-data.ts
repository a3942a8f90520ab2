import type { Graph, ItemList, OpeningHoursSpecification, Thing } from 'schema-dts';
import type { OpeningTimes } from '../../domain/settings/opening-hours.ts';

export const context = { '@context': 'https://schema.org' } as const;

interface ListedPage {
  name: string;
  /** Absolute address. */
  url: string;
  item?: Thing;
}

export function itemList(pages: ListedPage[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, url, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
      ...(item && { item }),
    })),
  };
}

/** Nothing at all where no hours are set. */
export function openingTimesData(times: OpeningTimes[]): {
  openingHoursSpecification?: OpeningHoursSpecification[];
} {
  if (times.length === 0) return {};
  return {
    openingHoursSpecification: times.map(({ day, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens: from,
      // Midnight at the end of the day; 00:00 would be its beginning.
      closes: to === '00:00' ? '23:59' : to,
    })),
  };
}

export function graphOf(things: Graph['@graph']): Graph {
  return { ...context, '@graph': things };
}
