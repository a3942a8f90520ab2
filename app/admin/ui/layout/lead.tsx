import type { ComponentProps } from 'react';
import styles from './lead.module.css';

/** What a screen is for, under its title. */
export function Lead(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.lead} />;
}
