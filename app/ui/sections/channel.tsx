import type { ReactNode } from 'react';
import styles from './channel.module.css';

export function Channel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reach}>
      <div className={styles.channel} data-channel />
      {children}
    </div>
  );
}
