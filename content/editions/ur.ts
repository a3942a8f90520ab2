import type { FirstEditions } from './first-editions.ts';
import { nineQuestions as nineQuestionsBeforeYouBuildAnAppBlog } from './ur/blogs/nine-questions-before-you-build-an-app.ts';
import { usabilityTests as usabilityTestsWithFivePeopleInTwoLanguagesBlog } from './ur/blogs/usability-tests-with-five-people-in-two-languages.ts';
import { maintenanceContract as whatAMaintenanceContractShouldContainBlog } from './ur/blogs/what-a-maintenance-contract-should-contain.ts';
import { dawraStaffLines as dawraStaffLinesStudy } from './ur/case-studies/dawra-staff-lines.ts';
import { ribatAxleStores as ribatAxleStoresStudy } from './ur/case-studies/ribat-axle-stores.ts';
import { mobileAppDevelopmentKarachi as mobileAppDevelopmentKarachiLocation } from './ur/location-pages/mobile-app-development-karachi.ts';
import { caseStudies as caseStudiesPage } from './ur/pages/case-studies.ts';
import { company as companyPage } from './ur/pages/company.ts';
import { contact as contactPage } from './ur/pages/contact.ts';
import { home as homePage } from './ur/pages/home.ts';
import { insights as insightsPage } from './ur/pages/insights.ts';
import { notFound as notFoundPage } from './ur/pages/not-found.ts';
import { privacyPolicy as privacyPolicyPage } from './ur/pages/privacy-policy.ts';
import { refundPolicy as refundPolicyPage } from './ur/pages/refund-policy.ts';
import { mobile as mobilePage } from './ur/pages/service/mobile.ts';
import { uiUx as uiUxPage } from './ur/pages/service/ui-ux.ts';
import { web as webPage } from './ur/pages/service/web.ts';
import { agency as agencyTexts } from './ur/settings/agency.ts';
import { categories as categoriesTexts } from './ur/settings/categories.ts';
import { menus as menusTexts } from './ur/settings/menus.ts';
import { offices as officesTexts } from './ur/settings/offices.ts';
import { testimonials as testimonialsTexts } from './ur/settings/testimonials.ts';

export const urdu: FirstEditions = {
  blogs: [
    nineQuestionsBeforeYouBuildAnAppBlog,
    usabilityTestsWithFivePeopleInTwoLanguagesBlog,
    whatAMaintenanceContractShouldContainBlog,
  ],
  'case-studies': [dawraStaffLinesStudy, ribatAxleStoresStudy],
  'location-pages': [mobileAppDevelopmentKarachiLocation],
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
