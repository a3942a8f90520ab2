import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';

export interface Station {
  number: number;
  heading: string;
  /** HTML. */
  paragraph: string;
}

export function stationsOf(page: LocationPage): Station[] {
  return ([1, 2, 3, 4] as const)
    .map((number) => ({
      number,
      heading: page[`heading_${number}`].trim(),
      paragraph: page[`paragraph_${number}`].trim(),
    }))
    .filter(({ heading, paragraph }) => heading || paragraph);
}
