import type { ReactNode } from 'react';
import styles from './check-label.module.css';

/** A box or a button of a choice with the words beside it. */
export function CheckLabel({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={styles.label}>{children}</label>
  );
}
