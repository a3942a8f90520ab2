import type { Ref } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { telephoneAddress } from '../telephone.ts';
import styles from './form-outcome.module.css';
import type { FormTexts } from './form-texts.ts';
import type { Progress } from './typed/form-progress.ts';

interface FormOutcomeProps {
  of: Ref<HTMLDivElement>;
  progress: Progress;
  texts: FormTexts<never>;
  phone: string;
  restore: () => void;
  retry: () => void;
}

/** Takes the focus, so that nobody misses the outcome above the fields. */
export function FormOutcome({ of, progress, texts, phone, restore, retry }: FormOutcomeProps) {
  const [before, after] = texts.orCall;
  const { step } = progress;
  const quiet = step === 'idle' || step === 'sending';
  return (
    <div className={styles.outcome} ref={of} tabIndex={-1} data-quiet={quiet || undefined}>
      {step === 'sending' && (
        <p className="visuallyHidden" role="status">
          {texts.sending}
        </p>
      )}
      {step === 'sent' && (
        <Notice kind="success" title={texts.sent}>
          {texts.answer}
        </Notice>
      )}
      {step === 'failed' && (
        <Notice kind="failure" title={texts.failed}>
          {before}
          <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </a>
          {after}
          <div className={styles.ways}>
            {progress.kept && (
              <Button variant="line" size="small" onClick={restore}>
                {texts.restore}
              </Button>
            )}
            <Button variant="line" size="small" onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
