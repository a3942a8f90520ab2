import type { ReactNode } from 'react';
import styles from './channel.module.css';

/** The sections between hero and footer, joined by a vertical line. */
export function Channel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reach}>
      <div className={styles.channel} />
      {children}
    </div>
  );
}
