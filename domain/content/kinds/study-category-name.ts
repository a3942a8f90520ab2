import type { MessageKey, SiteMessages } from '../../messages/messages.ts';
import type { CaseStudyCategory } from './case-study-fields.ts';

const keys: Record<CaseStudyCategory, MessageKey & `studyCategories.${string}`> = {
  'Web Development': 'studyCategories.web',
  'CMS Development': 'studyCategories.cms',
  'Ecommerce Development': 'studyCategories.ecommerce',
  'App Development': 'studyCategories.app',
  'Landing Page': 'studyCategories.landingPage',
  'UI/UX Design': 'studyCategories.design',
  Branding: 'studyCategories.branding',
  'Marketing Strategy': 'studyCategories.strategy',
  'Google Ads': 'studyCategories.googleAds',
  SEO: 'studyCategories.seo',
  SMM: 'studyCategories.smm',
  'Content Marketing': 'studyCategories.content',
  'Reputation Management': 'studyCategories.reputation',
  'Email Marketing': 'studyCategories.email',
  'Call Action Tracking': 'studyCategories.calls',
  'CRM Integration': 'studyCategories.crm',
  'API Integration': 'studyCategories.api',
  'Live Chat Solutions': 'studyCategories.chat',
};

/** What a study stores is specified in English (R-5-12); a name that an owner has given stays. */
export function studyCategoryName(name: string, { text }: Pick<SiteMessages, 'text'>): string {
  return Object.hasOwn(keys, name) ? text(keys[name as CaseStudyCategory]) : name;
}
