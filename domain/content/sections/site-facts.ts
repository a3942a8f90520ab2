import type { SiteMessages } from '../../messages/messages.ts';
import type { SiteSettings } from '../../settings.ts';
import { yearNow } from '../../site-clock.ts';
import { declaredFigures, figureTexts } from '../claims/declared.ts';
import type { Facts } from './facts.ts';

interface Counted {
  /** ENQUIRY_MONTHS, 0 for no limit (decision D42). */
  enquiryMonths: number;
  /** Published case studies. */
  projects: number;
}

/** The server keeps settings until they change (R-P-14). */
const known = new WeakMap<SiteSettings, Map<string, Facts>>();

export function factsOf(settings: SiteSettings, counted: Counted, messages: SiteMessages): Facts {
  const year = yearNow(settings.time);
  const key = JSON.stringify([messages.locale, counted, year]);
  const facts = known.get(settings) ?? new Map<string, Facts>();
  known.set(settings, facts);
  const before = facts.get(key);
  if (before) return before;
  const made = makeFacts(settings, { ...counted, year }, messages);
  facts.set(key, made);
  return made;
}

function makeFacts(
  settings: SiteSettings,
  { enquiryMonths: months, projects: count, year }: Counted & { year: number },
  { text, number, and }: SiteMessages,
): Facts {
  const { name, description, phone, email, offices, promise } = settings;
  const retention = months === 0 ? '' : text('facts.retention', { months });
  const plain = (value: number) => number(value, { useGrouping: false });
  return {
    ...figureTexts(declaredFigures(settings), plain),
    name,
    description,
    phone,
    email,
    cities: and(new Set(offices.map(({ city }) => city))),
    answerHours: plain(promise.answerHours),
    answerTime: text('facts.answerTime', { hours: promise.answerHours }),
    retention,
    retentionMonths: plain(months),
    enquiryKept: retention ? text('facts.kept', { retention }) : text('facts.keptUntilAsked'),
    projects: text('facts.projects', { count }),
    year: plain(year),
  };
}
