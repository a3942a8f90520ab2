import { cms } from './cms.ts';
import { ecommerce } from './ecommerce.ts';
import { googleAds } from './google-ads.ts';
import { mobile } from './mobile.ts';
import { seo } from './seo.ts';
import type { ServiceCopy } from './service-copy.ts';
import { servicePage } from './service-page.ts';
import { socialMedia } from './social-media.ts';
import { uiUx } from './ui-ux.ts';
import { web } from './web.ts';

/** In the order of the menus. */
export const serviceCopies: readonly ServiceCopy[] = [
  ecommerce,
  web,
  cms,
  mobile,
  uiUx,
  seo,
  socialMedia,
  googleAds,
];

export const servicePages = serviceCopies.map(servicePage);
