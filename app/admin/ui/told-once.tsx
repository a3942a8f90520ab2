import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toldOnceTexts } from '../accounts/texts/account.ts';
import { Actions } from './layout/actions.tsx';
import styles from './told-once.module.css';

interface ToldOnceProps {
  /** What is copied. */
  text: string;
  children: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

/** A secret that the server tells only now, with a button that copies it. */
export function ToldOnce({ text, children, actions }: ToldOnceProps) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? toldOnceTexts.copied : toldOnceTexts.notCopied);
  }

  return (
    <div className={styles.secret}>
      {children}
      <Actions>
        <Button variant="default" onClick={copy}>
          {toldOnceTexts.copy}
        </Button>
        {actions}
        <span role="status">{outcome}</span>
      </Actions>
    </div>
  );
}
