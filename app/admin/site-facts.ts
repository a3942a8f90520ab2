import { clockFactsOf, firstFacts, type SiteFacts } from '../../domain/settings/site-facts.ts';
import { clockOf, type SiteClock } from '../../domain/site-clock.ts';

let known: SiteFacts | null = null;

function factsOfDocument(): SiteFacts {
  const written = typeof document === 'undefined' ? '' : document.documentElement.dataset.site;
  // The server wrote them (app/root.tsx).
  return written ? (JSON.parse(written) as SiteFacts) : firstFacts;
}

/** Known before anything is painted, so that no clock is ever of another zone (decision D57). */
export function siteFacts(): SiteFacts {
  known ??= factsOfDocument();
  return known;
}

/** What somebody has saved here is true at once. */
export function takeSiteFacts(settings: Parameters<typeof clockFactsOf>[0]): void {
  known = clockFactsOf(settings);
}

/** Tags of the languages that the site is translated into; none on a site with one language. */
export function furtherLanguages(): string[] {
  return siteFacts().languages.further;
}

export function siteClock(): SiteClock {
  return clockOf(siteFacts());
}

/** 'Mon 30 Nov 2026'. */
export function dayInWords(iso: string): string {
  return siteClock().dayInWords(iso);
}

/** 'Mon 30 Nov 2026, 09:00 Lisbon'. */
export function timeInWords(iso: string): string {
  return siteClock().timeInWords(iso);
}

/** '09:00 Lisbon', of a time on a day that everybody knows. */
export function hourInWords(iso: string): string {
  return siteClock().hourInWords(iso);
}
