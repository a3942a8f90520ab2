import type { SiteSettings } from '../domain/settings.ts';
import { caseStudies } from './pages/case-studies.ts';
import { company } from './pages/company.ts';
import { contactPage } from './pages/contact.ts';
import type { FirstPage } from './pages/first-page.ts';
import { homePage } from './pages/home.ts';
import { insights } from './pages/insights.ts';
import { notFound } from './pages/not-found.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { refundPolicy } from './pages/refund-policy.ts';
import { servicePages } from './pages/service/service-pages.ts';
import { firstSettings } from './settings.ts';

/** @param words of a site that is older than its pages */
export function firstPagesWith(words: SiteSettings['home']): FirstPage[] {
  return [
    homePage(words),
    company,
    caseStudies,
    insights,
    ...servicePages,
    contactPage,
    refundPolicy,
    privacyPolicy,
    notFound,
  ];
}

export const firstPages: readonly FirstPage[] = firstPagesWith(firstSettings.home);

/** Where visitors read them. */
export const firstPaths: readonly string[] = firstPages
  .map(({ path }) => path)
  .filter((path) => path !== notFound.path);
