import type { ReactNode } from 'react';
import styles from './form-beside.module.css';

export function FormBeside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
