import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { accountTexts } from '../texts/account.ts';
import styles from './recovery-codes.module.css';

const texts = accountTexts.factor;

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Shown once, after turning the second factor on; printing prints nothing else. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.codes} data-prints>
      <h3 ref={heading} tabIndex={-1}>
        {texts.codesHeading}
      </h3>
      <p>{texts.codes}</p>
      <ShownOnce
        text={codes.join('\n')}
        actions={
          <>
            <Button variant="default" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button onClick={onKept}>{texts.kept}</Button>
          </>
        }
      >
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </ShownOnce>
    </div>
  );
}
