import type { ReactNode } from 'react';
import styles from './error-text.module.css';

interface ErrorTextProps {
  id?: string;
  children: ReactNode;
}

export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
