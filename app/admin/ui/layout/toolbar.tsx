import type { ComponentProps } from 'react';
import styles from './toolbar.module.css';

/** Above a list: its search first, then what orders and filters it. */
export function Toolbar(props: ComponentProps<'search'>) {
  return <search {...props} className={styles.toolbar} />;
}
