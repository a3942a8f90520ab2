import type { LoggedMessage, OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { timeInWords } from '../../site-facts.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import type { DeliveryInWords } from './delivery.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import styles from './mail-log.module.css';

interface MailLogProps {
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

function entriesOf(message: LoggedMessage, place: number, configured: boolean): Entry[] {
  const what = texts.messages[message.kind];
  const entries: Entry[] = message.ledger.map(({ attempt, at, outcome, reason }) => {
    const words = texts.attempt(attempt, reason || texts.outcomes[outcome]);
    return { key: `${place} ${attempt}`, at, what, words, state: states[outcome] };
  });
  const at = message.ledger.at(-1)?.at ?? message.created_at;
  if (message.status === 'held') {
    return [{ key: `${place}`, at, what, words: texts.delivery.held, state: 'held' }];
  }
  if (message.status !== 'queued') return entries;
  const waits =
    message.attempts > 0 ? texts.nextAttempt(timeInWords(message.next_at)) : texts.waits;
  // A webhook needs no mail server.
  const leaves = configured || message.kind === 'webhook';
  const words = leaves ? waits : texts.delivery.queuedBecause(texts.delivery.noMail);
  return [...entries, { key: `${place}`, at, what, words, state: 'queued' }];
}

/** Lines in sight; a long outage leaves many. */
const shown = 6;

export function MailLog({ enquiry, configured }: MailLogProps) {
  const stored: Entry = {
    key: 'stored',
    at: enquiry.created_at,
    what: texts.stored,
    words: texts.storedNote,
    state: 'sent',
  };
  const attempts = enquiry.mail.flatMap((message, place) => entriesOf(message, place, configured));
  const entries = [stored, ...attempts];
  const earlier = entries.slice(0, -shown);
  return (
    <section>
      <h3>
        {texts.mail} <small>{texts.mailNote}</small>
      </h3>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
          <Lines entries={earlier} />
        </details>
      )}
      <Lines entries={entries.slice(-shown)} />
    </section>
  );
}

function Lines({ entries }: { entries: Entry[] }) {
  return (
    <ol className={styles.log}>
      {entries.map(({ key, ...entry }) => (
        <Line key={key} {...entry} />
      ))}
    </ol>
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
