import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { shownOnceTexts } from '../accounts/texts/account.ts';
import { Actions } from './layout/layout.tsx';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  text: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A secret that the server tells only now, with a button that copies it. */
export function ShownOnce({ text, children, actions }: ShownOnceProps) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? shownOnceTexts.copied : shownOnceTexts.notCopied);
  }

  return (
    <div className={styles.secret}>
      {children}
      <Actions>
        <Button variant="default" onClick={copy}>
          {shownOnceTexts.copy}
        </Button>
        {actions}
        <span role="status">{outcome}</span>
      </Actions>
    </div>
  );
}
