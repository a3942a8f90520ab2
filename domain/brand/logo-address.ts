import type { Brand } from './brand.ts';
import { brandFolder, textHash } from './brand-address.ts';

/** Where the logo is served; null for the sign that the product draws. */
export function logoAddress({ logo }: Pick<Brand, 'logo'>): string | null {
  return logo?.startsWith('<') ? `${brandFolder}logo-${textHash(logo)}.svg` : logo;
}
