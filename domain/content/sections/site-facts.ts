import type { SiteMessages } from '../../messages/messages.ts';
import type { SiteSettings } from '../../settings.ts';
import { declaredFigures, figureTexts } from '../claims/declared.ts';
import type { Facts } from './facts.ts';

interface Counted {
  /** ENQUIRY_MONTHS, 0 for no limit (decision D42). */
  enquiryMonths: number;
  /** Published case studies. */
  projects: number;
}

export function factsOf(
  settings: SiteSettings,
  { enquiryMonths: months, projects: count }: Counted,
  { text, number, and }: SiteMessages,
): Facts {
  const { name, description, phone, email, offices, promise } = settings;
  const retention = months === 0 ? '' : text('facts.retention', { months });
  const plain = (value: number) => number(value, { useGrouping: false });
  return {
    ...figureTexts(declaredFigures(settings), plain),
    ...{ name, description, phone, email },
    cities: and(new Set(offices.map(({ city }) => city))),
    answerHours: plain(promise.answerHours),
    retention,
    retentionMonths: plain(months),
    enquiryKept: retention ? text('facts.kept', { retention }) : text('facts.keptUntilAsked'),
    projects: text('facts.projects', { count }),
    year: plain(new Date().getFullYear()),
  };
}
