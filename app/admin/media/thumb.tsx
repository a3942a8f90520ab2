import type { ReactNode } from 'react';
import styles from './thumb.module.css';

/** The picture of a file, as a tile and beside its description. */
export function Thumb({ children }: { children: ReactNode }) {
  return <span className={styles.thumb}>{children}</span>;
}
