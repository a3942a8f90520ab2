import { services } from '../../app/site/layout/services.ts';

export interface FixedPage {
  path: string;
  title: string;
}

/**
 * Every public page that has a line of its own in app/routes.ts: what the sitemap, llms.txt and the
 * social pictures know of them.
 */
export const fixedPages: readonly FixedPage[] = [
  { path: '/', title: 'Home' },
  { path: '/case-studies', title: 'Case Studies' },
  { path: '/insights', title: 'Insights' },
  { path: '/company', title: 'Company' },
  { path: '/contact', title: 'Contact Us' },
  { path: '/refund-policy', title: 'Refund Policy' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  ...services.map(({ path, title }) => ({ path, title })),
];
