import { NavLink } from 'react-router';
import type { ListedEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { timeInWords } from '../../site-facts.ts';
import { countdownOf } from '../enquiry/countdown.ts';
import { deliveryInWords } from '../enquiry/delivery.ts';
import { DeliveryMark } from '../enquiry/delivery-mark.tsx';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './enquiry-row.module.css';

interface EnquiryRowProps {
  enquiry: ListedEnquiry;
  to: string;
  /** Whether there is a mail server to send with. */
  configured: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export function EnquiryRow({ enquiry, to, configured, now }: EnquiryRowProps) {
  const { name, businessName, form, message, created_at, delivery, assignee } = enquiry;
  const countdown = countdownOf(enquiry, now);
  const formName = form === 'main' ? texts.mainForm : texts.extendedForm;
  return (
    <li>
      <NavLink className={styles.row} to={to} data-state={countdown?.state}>
        <span className={styles.who}>
          <strong dir="auto">{businessName || name}</strong>
          <small>
            {businessName && (
              <>
                <bdi>{name}</bdi>,{' '}
              </>
            )}
            {formName}
          </small>
          {assignee && <small>{texts.assignedTo(assignee)}</small>}
        </span>
        <span className={styles.words} dir="auto">
          {message}
        </span>
        <span className={styles.fine}>
          <DeliveryMark {...deliveryInWords(delivery, configured)} />
          <time dateTime={created_at}>{timeInWords(created_at)}</time>
        </span>
        {countdown && (
          <em className={styles.countdown} data-state={countdown.state}>
            {countdown.words}
          </em>
        )}
      </NavLink>
    </li>
  );
}
