import type { ComponentProps } from 'react';
import styles from './lead.module.css';

export function Lead(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.lead} />;
}
