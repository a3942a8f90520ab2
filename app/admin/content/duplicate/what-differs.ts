import type { Kind } from '../../../../domain/content/kind.ts';

/** What differs between pages of two places, besides the place itself. */
export const asked = ['slug_url', 'main_heading', 'meta_title', 'meta_description'];

/** What names the place, too, and is not asked for. */
export const following = ['highlighted_heading', 'meta_keywords'];

/** Of pages of places, what differs is asked for; other items are copied at once. */
export function asksBefore({ fields }: Pick<Kind, 'fields'>): boolean {
  return [...asked, ...following].every((name) => name in fields);
}
