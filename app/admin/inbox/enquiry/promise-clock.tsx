import type { InboxEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { promisedTime, promiseEnd } from '../../../../domain/inbox/answer-promise.ts';
import { siteFacts, timeInWords } from '../../site-facts.ts';
import { useMinute } from '../../ui/use-minute.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import { countdownOf, promisedMinutes } from './countdown.ts';
import styles from './promise-clock.module.css';

/** The promise of the privacy policy as a track; the words carry the meaning. */
export function PromiseClock({ enquiry }: { enquiry: InboxEnquiry }) {
  const countdown = countdownOf(enquiry, useMinute());
  if (!countdown) {
    const { status, answered_at } = enquiry;
    if (status !== 'answered' || !answered_at) return null;
    return <p className="soft">{texts.answered(timeInWords(answered_at))}</p>;
  }
  const { answerHours } = siteFacts();
  const end = new Date(promiseEnd(enquiry, answerHours)).toISOString();
  const until = countdown.state === 'late' ? texts.broken : texts.promise;
  return (
    <div className={styles.clock} data-state={countdown.state}>
      <p>
        <strong>{countdown.words}</strong> {until(promisedTime(answerHours), timeInWords(end))}
      </p>
      <svg viewBox={`0 0 ${promisedMinutes()} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={countdown.used} height="10" />
      </svg>
    </div>
  );
}
