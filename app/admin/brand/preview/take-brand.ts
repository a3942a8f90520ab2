import { brandFolder } from '../../../../domain/brand/brand-address.ts';
import { brandStylesheet } from '../../../../domain/brand/stylesheet.ts';
import type { SiteBrand } from '../../../../domain/settings/brand-settings.ts';

let taken: CSSStyleSheet | null = null;

/** The back office itself follows at once what is published here. */
export function takeBrand(brand: SiteBrand): void {
  const own = `link[rel="stylesheet"][href^="${brandFolder}"]`;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(own)) sheet.disabled = true;
  if (!taken) {
    taken = new CSSStyleSheet();
    document.adoptedStyleSheets.push(taken);
  }
  taken.replaceSync(brandStylesheet(brand));
}
