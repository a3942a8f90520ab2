import { retentionPeriod } from '../../inbox/retention.ts';
import { citiesInWords } from '../../settings/cities.ts';
import type { SiteSettings } from '../../settings.ts';
import type { Facts } from './facts.ts';

/** @param enquiryMonths ENQUIRY_MONTHS, 0 for no limit (decision D42) */
export function factsOf(settings: SiteSettings, enquiryMonths: number): Facts {
  const { name, phone, email, offices, promise } = settings;
  const retention = retentionPeriod(enquiryMonths);
  return {
    ...{ name, phone, email },
    cities: citiesInWords(offices),
    answerHours: String(promise.answerHours),
    retention: retention ?? '',
    retentionMonths: String(enquiryMonths),
    enquiryKept: retention ? `your enquiry for ${retention}` : 'your enquiry, until you ask',
    year: String(new Date().getFullYear()),
  };
}
