import { enquiryTexts as texts } from '../texts/enquiries.ts';
import { timeInWords } from '../ui/time-in-words.ts';
import type { OpenEnquiry, SentMessage } from './calls.ts';
import type { DeliveryInWords } from './delivery.ts';
import { DeliveryMark } from './delivery-mark.tsx';

interface LedgerProps {
  enquiry: OpenEnquiry;
  /** Whether there is a mail server to send with. */
  configured: boolean;
}

interface Entry extends DeliveryInWords {
  key: string;
  at: string;
  what: string;
}

const states = { begun: 'queued', sent: 'sent', deferred: 'queued', failed: 'failed' } as const;

function entriesOf(message: SentMessage, place: number, configured: boolean): Entry[] {
  const what = message.kind === 'answer' ? texts.toVisitor : texts.toUs;
  const entries: Entry[] = message.ledger.map(({ attempt, at, outcome, reason }) => {
    const words = texts.attempt(attempt, reason || texts.outcomes[outcome]);
    return { key: `${place} ${attempt}`, at, what, words, state: states[outcome] };
  });
  if (message.status !== 'queued') return entries;
  const waits =
    message.attempts > 0 ? texts.nextAttempt(timeInWords(message.next_at)) : texts.waits;
  const words = configured ? waits : texts.delivery.queuedBecause(texts.delivery.noMail);
  return [...entries, { key: `${place}`, at: message.created_at, what, words, state: 'queued' }];
}

/** Every attempt to mail the enquiry and its answers. */
export function Ledger({ enquiry, configured }: LedgerProps) {
  const entries = enquiry.mail.flatMap((message, place) => entriesOf(message, place, configured));
  return (
    <section>
      <h3>
        {texts.mail} <small>{texts.mailNote}</small>
      </h3>
      <ol className="enquiryLedger">
        <Line at={enquiry.created_at} what={texts.stored} words={texts.storedNote} state="sent" />
        {entries.map(({ key, ...entry }) => (
          <Line key={key} {...entry} />
        ))}
      </ol>
    </section>
  );
}

function Line({ at, what, ...delivery }: Omit<Entry, 'key'>) {
  return (
    <li>
      <strong>{what}</strong>
      <time dateTime={at}>{timeInWords(at)}</time>
      <DeliveryMark {...delivery} />
    </li>
  );
}
