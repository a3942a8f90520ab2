import type { ReactNode } from 'react';
import styles from './login-notes.module.css';

export function LoginLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** The way on, below the form; as high as its link, which arrives later. */
export function LoginMore({ children }: { children: ReactNode }) {
  return <p className={styles.more}>{children}</p>;
}
