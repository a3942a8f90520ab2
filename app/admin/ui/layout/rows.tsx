import type { ComponentProps } from 'react';
import styles from './rows.module.css';

/** Things one below the other, each with its buttons at the end of its line. */
export function Rows(props: ComponentProps<'ul'>) {
  return <ul {...props} className={styles.rows} />;
}
