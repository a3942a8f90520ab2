import { blog as socialMediaCalendar } from './blogs/a-social-media-calendar-that-survives-a-busy-quarter.ts';
import { blog as choosingACms } from './blogs/choosing-a-cms-your-editors-will-use.ts';
import { blog as coreWebVitals } from './blogs/core-web-vitals-for-shops-on-mobile-networks.ts';
import type { FirstBlog } from './blogs/first-blog.ts';
import { blog as googleAdsInRamadan } from './blogs/google-ads-in-ramadan-plan-the-calendar.ts';
import { blog as localSeo } from './blogs/local-seo-for-several-branches.ts';
import { blog as movingASite } from './blogs/moving-a-site-without-losing-its-addresses.ts';
import { blog as nineQuestions } from './blogs/nine-questions-before-you-build-an-app.ts';
import { blog as spareParts } from './blogs/product-pages-for-spare-parts.ts';
import { blog as rightToLeft } from './blogs/right-to-left-is-a-layout-not-a-mirror.ts';
import { blog as usabilityTests } from './blogs/usability-tests-with-five-people-in-two-languages.ts';
import { blog as bilingualCost } from './blogs/what-a-bilingual-website-really-costs-in-the-uae.ts';
import { blog as maintenanceContract } from './blogs/what-a-maintenance-contract-should-contain.ts';

export type { FirstBlog } from './blogs/first-blog.ts';

export const firstBlogs: FirstBlog[] = [
  choosingACms,
  nineQuestions,
  bilingualCost,
  googleAdsInRamadan,
  rightToLeft,
  spareParts,
  localSeo,
  socialMediaCalendar,
  usabilityTests,
  coreWebVitals,
  maintenanceContract,
  movingASite,
];
