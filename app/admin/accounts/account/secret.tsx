import type { ReactNode } from 'react';
import styles from './secret.module.css';

/** What somebody copies by hand: a key, a password, a link. */
export function Secret({ children }: { children: ReactNode }) {
  return <code className={styles.secret}>{children}</code>;
}
