import type { PageAround } from '../app/site/sections/section-view.ts';
import { firstSettings } from '../content/settings.ts';
import { factsOf } from '../domain/content/sections/site-facts.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';

/** The page that a section stands on, in English, with what its kind has loaded. */
export function pageAround(name: string, data: PageAround['data']): PageAround {
  const place = name.toLowerCase();
  return {
    name,
    path: `/${place}`,
    drawingSeed: place,
    settings: firstSettings,
    facts: factsOf(firstSettings, { enquiryMonths: 0, projects: 0 }, messagesFor('en')),
    data,
    sent: false,
    post: undefined,
  };
}
