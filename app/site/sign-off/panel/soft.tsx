import type { ReactNode } from 'react';
import styles from './soft.module.css';

export function Soft({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.soft} id={id}>
      {children}
    </p>
  );
}
