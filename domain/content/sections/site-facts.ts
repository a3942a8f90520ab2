import { retentionPeriod } from '../../inbox/retention.ts';
import type { SiteSettings } from '../../settings.ts';
import type { Facts } from './facts.ts';

/** @param enquiryMonths ENQUIRY_MONTHS, 0 for no limit (decision D42) */
export function factsOf(settings: SiteSettings, enquiryMonths: number): Facts {
  const { name, phone, email, offices } = settings;
  return {
    ...{ name, phone, email },
    cities: offices.map(({ city }) => city).join(' and '),
    answerHours: String(settings.promise.answerHours),
    retention: retentionPeriod(enquiryMonths) ?? '',
    retentionMonths: String(enquiryMonths),
    year: String(new Date().getFullYear()),
  };
}
