import { company } from './pages/company.ts';
import type { FirstPage } from './pages/first-page.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { refundPolicy } from './pages/refund-policy.ts';

export const firstPages: FirstPage[] = [company, refundPolicy, privacyPolicy];
