import type { ComponentProps } from 'react';
import styles from './ask.module.css';

/** A question that must be answered before anything is saved. */
export function Ask(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.ask} />;
}
