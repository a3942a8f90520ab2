import { promisedTime } from '../../domain/inbox/answer-promise.ts';
import type { SiteFacts } from '../../domain/settings/site-facts.ts';
import type { Letter } from './letter.ts';

/** The whole subject: nothing a visitor typed stands in it (threat T26). */
export const receiptSubject = 'We have received your enquiry';

export function receiptLetter(
  siteName: string,
  origin: string,
  { answerHours }: SiteFacts,
): Letter {
  return {
    title: receiptSubject,
    facts: [],
    body: [
      `Thank you for writing to us. A person reads your enquiry and answers it within ${promisedTime(answerHours)}.`,
      'You can reply to this message if there is something to add.',
      'If you did not write to us, somebody has typed your address by mistake. There is nothing you need to do.',
    ].join('\n\n'),
    footer: `${siteName}, ${origin}`,
  };
}
