import type { ComponentProps } from 'react';
import styles from './actions.module.css';

/** A line of buttons, with a note before them where there is one. */
export function Actions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}
