import type { ReactNode } from 'react';
import styles from './channel.module.css';

/** The sections between hero and footer, with the main channel down their outer gutter. */
export function Channel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reach}>
      <div className={styles.channel} />
      {children}
    </div>
  );
}
