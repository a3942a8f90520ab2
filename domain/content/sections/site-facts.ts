import { retentionPeriod } from '../../inbox/retention.ts';
import { citiesInWords } from '../../settings/cities.ts';
import type { SiteSettings } from '../../settings.ts';
import { projectCount } from '../project-count.ts';
import type { Facts } from './facts.ts';

interface Counted {
  /** ENQUIRY_MONTHS, 0 for no limit (decision D42). */
  enquiryMonths: number;
  /** Published case studies. */
  projects: number;
}

export function factsOf(settings: SiteSettings, { enquiryMonths, projects }: Counted): Facts {
  const { name, description, phone, email, offices, promise } = settings;
  const retention = retentionPeriod(enquiryMonths);
  return {
    ...{ name, description, phone, email },
    cities: citiesInWords(offices),
    answerHours: String(promise.answerHours),
    retention: retention ?? '',
    retentionMonths: String(enquiryMonths),
    enquiryKept: retention ? `your enquiry for ${retention}` : 'your enquiry, until you ask',
    projects: projectCount(projects),
    year: String(new Date().getFullYear()),
  };
}
