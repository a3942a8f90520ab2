import type { SiteMessages } from '../../../domain/messages/messages.ts';

/** What the Specialization section says on a location page (decision D46). */
const cards = [
  ['location.phone', 'location.phoneText'],
  ['location.language', 'location.languageText'],
  ['location.everyone', 'location.everyoneText'],
] as const;

export function audienceOf({ text }: SiteMessages) {
  return {
    heading: text('location.audience'),
    // Their texts are HTML.
    cards: cards.map(([heading, words]) => ({
      heading: text(heading),
      text: `<p>${text(words)}</p>`,
    })),
  };
}
