import { Button } from '@mantine/core';
import { useState } from 'react';
import { fieldTexts } from '../../content/texts/fields.ts';
import styles from './reason-on-request.module.css';

interface ReasonOnRequestProps {
  /** What failed, in other words than the banner's. */
  message: string;
  reason: string;
}

/** What failed stays in sight; why, the banner says for three seconds, and this for whoever asks. */
export function ReasonOnRequest({ message, reason }: ReasonOnRequestProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.reason}>
      {message}{' '}
      <Button
        variant="subtle"
        color="var(--bad-700)"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {fieldTexts.why}
      </Button>
      {isOpen && <span>{reason}</span>}
    </span>
  );
}
