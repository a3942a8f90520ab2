import type { Brand } from './brand.ts';
import { textHash } from './text-hash.ts';

/** Where the logo is served; null for the sign that the product draws. */
export function logoAddress({ logo }: Pick<Brand, 'logo'>): string | null {
  return logo?.startsWith('<') ? `/brand/logo-${textHash(logo)}.svg` : logo;
}
