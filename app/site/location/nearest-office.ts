import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';
import type { Office } from '../../../domain/settings.ts';

/** Falls back to the head office. */
export function nearestOffice(
  { main_heading, slug_url }: Pick<LocationPage, 'main_heading' | 'slug_url'>,
  offices: Office[],
): Office | undefined {
  const words = `${main_heading} ${slug_url}`.toLowerCase();
  return offices.find(({ city }) => words.includes(city.toLowerCase())) ?? offices[0];
}
