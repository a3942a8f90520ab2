import type { Delivery, LoggedMessage } from '../../../../domain/api/inbox/enquiries.ts';
import type { DeliveryStatus } from '../../../../domain/inbox/inbox.ts';
import { enquiryTexts } from '../texts/enquiries.ts';

const texts = enquiryTexts.delivery;

export interface DeliveryInWords {
  words: string;
  state: DeliveryStatus | 'none';
}

function stateInWords({ status, reason }: Delivery, configured: boolean): string {
  if (status === 'sent') return texts.sent;
  if (status === 'held') return texts.held;
  if (status === 'failed') return texts.failed(reason || texts.noReason);
  const why = configured ? reason : texts.noMail;
  return why ? texts.queuedBecause(why) : texts.queued;
}

/**
 * How the last message about an enquiry stands (R-X-01).
 * @param configured whether there is a mail server to send with
 */
export function deliveryInWords(delivery: Delivery | null, configured: boolean): DeliveryInWords {
  if (!delivery) return { words: texts.notMailed, state: 'none' };
  const words = stateInWords(delivery, configured);
  return {
    words: delivery.kind === 'answer' ? texts.answer(words) : words,
    state: delivery.status,
  };
}

/** Why nobody has an answer that was written; null while it is on its way or there. */
export function undelivered({ status, ledger }: LoggedMessage): string | null {
  if (status !== 'failed') return null;
  return texts.undelivered(ledger.at(-1)?.reason || texts.noReason);
}
