import { edition as googleAdsInRamadanPlanTheCalendarBlog } from './ar/blogs/google-ads-in-ramadan-plan-the-calendar.ts';
import { edition as rightToLeftIsALayoutNotAMirrorBlog } from './ar/blogs/right-to-left-is-a-layout-not-a-mirror.ts';
import { edition as whatABilingualWebsiteReallyCostsInTheUaeBlog } from './ar/blogs/what-a-bilingual-website-really-costs-in-the-uae.ts';
import { edition as baharLaneClinicsStudy } from './ar/case-studies/bahar-lane-clinics.ts';
import { edition as twelveWellsDatesStudy } from './ar/case-studies/twelve-wells-dates.ts';
import { edition as seoServicesSharjahLocation } from './ar/location-pages/seo-services-sharjah.ts';
import { edition as caseStudiesPage } from './ar/pages/case-studies.ts';
import { edition as companyPage } from './ar/pages/company.ts';
import { edition as contactPage } from './ar/pages/contact.ts';
import { edition as homePage } from './ar/pages/home.ts';
import { edition as insightsPage } from './ar/pages/insights.ts';
import { edition as notFoundPage } from './ar/pages/not-found.ts';
import { edition as privacyPolicyPage } from './ar/pages/privacy-policy.ts';
import { edition as refundPolicyPage } from './ar/pages/refund-policy.ts';
import { edition as mobilePage } from './ar/pages/service/mobile.ts';
import { edition as uiUxPage } from './ar/pages/service/ui-ux.ts';
import { edition as webPage } from './ar/pages/service/web.ts';
import { edition as agencyTexts } from './ar/settings/agency.ts';
import { edition as categoriesTexts } from './ar/settings/categories.ts';
import { edition as menusTexts } from './ar/settings/menus.ts';
import { edition as officesTexts } from './ar/settings/offices.ts';
import { edition as testimonialsTexts } from './ar/settings/testimonials.ts';
import type { FirstEditions } from './first-editions.ts';

export const arabic: FirstEditions = {
  blogs: [
    googleAdsInRamadanPlanTheCalendarBlog,
    rightToLeftIsALayoutNotAMirrorBlog,
    whatABilingualWebsiteReallyCostsInTheUaeBlog,
  ],
  'case-studies': [baharLaneClinicsStudy, twelveWellsDatesStudy],
  'location-pages': [seoServicesSharjahLocation],
  pages: [
    caseStudiesPage,
    companyPage,
    contactPage,
    homePage,
    insightsPage,
    notFoundPage,
    privacyPolicyPage,
    refundPolicyPage,
    mobilePage,
    uiUxPage,
    webPage,
  ],
  settings: [agencyTexts, categoriesTexts, menusTexts, officesTexts, testimonialsTexts],
};
