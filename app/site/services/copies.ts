import { cms } from './copy/cms.ts';
import { ecommerce } from './copy/ecommerce.ts';
import { googleAds } from './copy/google-ads.ts';
import { mobile } from './copy/mobile.ts';
import { seo } from './copy/seo.ts';
import { socialMedia } from './copy/social-media.ts';
import { uiUx } from './copy/ui-ux.ts';
import { web } from './copy/web.ts';
import type { ServiceCopy } from './service-copy.ts';

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

export function findServiceCopy(path: string): ServiceCopy | undefined {
  return serviceCopies.find((copy) => copy.path === path);
}
