import type { MessageKey, SiteMessages } from '../../messages/messages.ts';
import { folded } from '../text/search-text.ts';
import { type CaseStudyCategory, caseStudyCategories } from './case-study-fields.ts';

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

/** The stored names of the categories that pages show under another one, which holds a folded word. */
export function studyCategoriesNamed(word: string, messages: Pick<SiteMessages, 'text'>): string[] {
  return caseStudyCategories.filter((name) => {
    const shown = studyCategoryName(name, messages);
    return shown !== name && folded(shown).includes(word);
  });
}
