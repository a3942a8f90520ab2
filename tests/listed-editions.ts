const pages = [
  ...['/', '/company', '/contact', '/case-studies', '/insights'],
  '/web-development-service-in-dubai-uae',
  '/mobile-app-development-dubai-uae',
  '/ui-ux-design-company-dubai-uae',
  ...['/privacy-policy', '/refund-policy', '/not-found'],
];
const settings = ['agency', 'offices', 'testimonials', 'menus', 'categories'];

/** What each language has at least, by folder (R-L-14). */
export const listedItems: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ar: {
    pages,
    blogs: [
      'right-to-left-is-a-layout-not-a-mirror',
      'what-a-bilingual-website-really-costs-in-the-uae',
      'google-ads-in-ramadan-plan-the-calendar',
    ],
    'case-studies': ['twelve-wells-dates', 'bahar-lane-clinics'],
    'location-pages': ['seo-services-sharjah'],
    settings,
  },
  ur: {
    pages,
    blogs: [
      'nine-questions-before-you-build-an-app',
      'usability-tests-with-five-people-in-two-languages',
      'what-a-maintenance-contract-should-contain',
    ],
    'case-studies': ['dawra-staff-lines', 'ribat-axle-stores'],
    'location-pages': ['mobile-app-development-karachi'],
    settings,
  },
};
