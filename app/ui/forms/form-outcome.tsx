import type { Ref } from 'react';
import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { telephoneAddress } from '../telephone.ts';
import styles from './form-outcome.module.css';
import type { Progress } from './typed/form-progress.ts';

export interface OutcomeTexts {
  sent: string;
  failed: string;
}

interface FormOutcomeProps {
  of: Ref<HTMLDivElement>;
  progress: Progress;
  texts: OutcomeTexts;
  phone: string;
  answerHours: number;
  restore: () => void;
  retry: () => void;
}

/** Takes the focus, so that nobody misses the outcome above the fields. */
export function FormOutcome({ of, progress, texts, phone, ...rest }: FormOutcomeProps) {
  const { answerHours, restore, retry } = rest;
  const { step } = progress;
  const quiet = step === 'idle' || step === 'sending';
  return (
    <div className={styles.outcome} ref={of} tabIndex={-1} data-quiet={quiet || undefined}>
      {step === 'sending' && (
        <p className="visuallyHidden" role="status">
          Sending your message
        </p>
      )}
      {step === 'sent' && (
        <Notice kind="success" title={texts.sent}>
          {`We answer within ${promisedTime(answerHours)}.`}
        </Notice>
      )}
      {step === 'failed' && (
        <Notice kind="failure" title={texts.failed}>
          Or call{' '}
          <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </a>
          .
          <div className={styles.ways}>
            {progress.kept && (
              <Button variant="line" size="small" onClick={restore}>
                Restore my message
              </Button>
            )}
            <Button variant="line" size="small" onClick={retry}>
              Retry
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
