export type ServiceGroup = 'Design & Craft' | 'Build & Promote';

export interface Service {
  title: string;
  /** Set A of the specification, §2.2. */
  path: string;
  group: ServiceGroup;
}

export const services: Service[] = [
  {
    title: 'E-commerce development',
    path: '/ecommerce-development-service-in-dubai-uae',
    group: 'Design & Craft',
  },
  {
    title: 'Web development',
    path: '/web-development-service-in-dubai-uae',
    group: 'Design & Craft',
  },
  {
    title: 'CMS website development',
    path: '/cms-website-development-in-dubai-uae',
    group: 'Design & Craft',
  },
  {
    title: 'Mobile app development',
    path: '/mobile-app-development-dubai-uae',
    group: 'Design & Craft',
  },
  {
    title: 'UI/UX design',
    path: '/ui-ux-design-company-dubai-uae',
    group: 'Design & Craft',
  },
  {
    title: 'Search engine optimisation',
    path: '/search-engine-optimization-services-dubai-uae',
    group: 'Build & Promote',
  },
  {
    title: 'Social media marketing',
    path: '/social-media-marketing-service-in-dubai-uae',
    group: 'Build & Promote',
  },
  {
    title: 'Google Ads campaigns',
    path: '/google-ads-services-agency-in-dubai-uae',
    group: 'Build & Promote',
  },
];

export const serviceGroups: ServiceGroup[] = ['Design & Craft', 'Build & Promote'];
