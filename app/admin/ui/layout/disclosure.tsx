import type { ComponentProps } from 'react';
import styles from './disclosure.module.css';

/** What is shown when somebody asks for it, with the browser's mark before its summary. */
export function Disclosure(props: ComponentProps<'details'>) {
  return <details {...props} className={styles.disclosure} />;
}
