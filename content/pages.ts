import { company } from './pages/company.ts';
import { contact } from './pages/contact.ts';
import type { FirstPage } from './pages/first-page.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { refundPolicy } from './pages/refund-policy.ts';
import { servicePages } from './pages/service/service-pages.ts';

export const firstPages: FirstPage[] = [
  company,
  ...servicePages,
  contact,
  refundPolicy,
  privacyPolicy,
];
