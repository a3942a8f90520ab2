import type { ComponentProps } from 'react';
import styles from './dashed-row.module.css';

/** In the place of a pair that is not there. */
export function DashedRow(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.row} />;
}
