import { commaAfter } from '../../domain/languages/comma.ts';
import type { SiteMessages } from '../../domain/messages/messages.ts';
import type { SiteFacts } from '../../domain/settings/site-facts.ts';
import type { Letter } from './letter.ts';

/** In the language of the visitor. Nothing that a visitor typed stands in its subject (threat T26). */
export function receiptLetter(
  siteName: string,
  origin: string,
  { answerHours: hours }: SiteFacts,
  { text, language }: SiteMessages,
): Letter {
  return {
    title: text('mail.received'),
    language,
    facts: [],
    body: [text('mail.thanks', { hours }), text('mail.reply'), text('mail.mistake')].join('\n\n'),
    footer: siteName + commaAfter(siteName) + origin,
  };
}
