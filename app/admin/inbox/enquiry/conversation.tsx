import type { LoggedMessage, OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { timeInWords } from '../../site-facts.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './conversation.module.css';
import { undelivered } from './delivery.ts';
import { DeliveryMark } from './delivery-mark.tsx';

export function Conversation({ enquiry }: { enquiry: OpenEnquiry }) {
  const { message, language, mail, spamReasons } = enquiry;
  const answers = mail.filter(({ kind }) => kind === 'answer');
  return (
    <section aria-label={texts.message}>
      {language && <p>{texts.writtenIn(languageName(language))}</p>}
      <blockquote className={styles.message} lang={language || undefined} dir="auto">
        {message}
      </blockquote>
      {spamReasons.length > 0 && (
        <div className={styles.spam}>
          <h3>{texts.spamReasons}</h3>
          <ul>
            {spamReasons.map(({ reason, points }) => (
              <li key={reason}>
                {reason} <small className={styles.points}>{texts.points(points)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answers.map((answer) => (
        <Answer key={answer.created_at} answer={answer} />
      ))}
    </section>
  );
}

function Answer({ answer }: { answer: LoggedMessage }) {
  const failure = undelivered(answer);
  return (
    <figure className={styles.answer}>
      <figcaption>
        {texts.ourAnswer(timeInWords(answer.created_at))}
        {failure && (
          <p>
            <DeliveryMark words={failure} state="failed" />
          </p>
        )}
      </figcaption>
      <blockquote dir="auto">{answer.text}</blockquote>
    </figure>
  );
}
