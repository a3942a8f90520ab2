import type { ComponentProps } from 'react';
import styles from './strip.module.css';

/** Above a form: what is known of its text elsewhere. Not seen while its status says nothing. */
export function Strip(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.strip} />;
}
