import type { ComponentProps } from 'react';
import styles from './check-label.module.css';

export function CheckLabel({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.label}>
      <input {...input} />
      {children}
    </label>
  );
}
