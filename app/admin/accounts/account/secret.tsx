import type { ReactNode } from 'react';
import styles from './secret.module.css';

export function Secret({ children }: { children: ReactNode }) {
  return <code className={styles.secret}>{children}</code>;
}
