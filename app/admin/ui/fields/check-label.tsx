import type { ComponentProps } from 'react';
import styles from './check-label.module.css';

/** A box or a button of a choice with the words beside it. */
export function CheckLabel({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.label}>
      <input {...input} />
      {children}
    </label>
  );
}
