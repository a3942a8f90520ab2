import type { HashedSection } from '../../../db/content/sign-off/item-to-sign.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';

const limit = 40;

function firstWords(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= limit) return words;
  return `${words.slice(0, words.lastIndexOf(' ', limit) + 1 || limit).trim()} …`;
}

/** Names of sections are words of the back office: in other languages one is called by its own first words. */
export function nameOfSection(
  sections: readonly HashedSection[],
  id: string,
  { language, locale, text }: SiteMessages,
): string {
  const place = sections.findIndex((one) => one.id === id);
  const section = sections[place];
  if (!section) return text('signOff.sectionGone');
  if (language === 'en') return section.label;
  const [first] = section.texts;
  const words = first ? firstWords(first.isHtml ? plainText(first.text) : first.text) : '';
  return text('signOff.section', { number: (place + 1).toLocaleString(locale), words });
}
