import type { ComponentProps } from 'react';
import styles from './dashed-row.module.css';

/** In the place of what was removed or is not there yet. */
export function DashedRow(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.row} />;
}
