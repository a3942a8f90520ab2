import { brandFolder, brandLinks, iconFolder } from '../../../../domain/brand/brand-address.ts';
import { logoAddress } from '../../../../domain/brand/logo-address.ts';
import { brandStylesheet } from '../../../../domain/brand/stylesheet.ts';
import type { SiteBrand } from '../../../../domain/settings/brand-settings.ts';
import { showBrand } from '../../ui/site-brand.ts';

let taken: CSSStyleSheet | null = null;

const iconLinks = 'link[rel="icon"], link[rel="apple-touch-icon"]';

/** The back office itself follows at once what is published here. */
export function takeBrand(brand: SiteBrand): void {
  const own = `link[rel="stylesheet"][href^="${brandFolder}"]`;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(own)) sheet.disabled = true;
  if (!taken) {
    taken = new CSSStyleSheet();
    document.adoptedStyleSheets.push(taken);
  }
  taken.replaceSync(brandStylesheet(brand));
  const icons = iconFolder(brand);
  for (const link of document.querySelectorAll<HTMLLinkElement>(iconLinks)) {
    link.href = `${icons}/${link.href.split('/').at(-1)}`;
  }
  showBrand({ ...brandLinks(brand), icons, logo: logoAddress(brand) });
}
