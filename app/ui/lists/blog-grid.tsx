import type { ReactNode } from 'react';
import styles from './blog-grid.module.css';

/** Blog cards, 3, 2 or 1 in a row (R-9-14), their parts level with each other. */
export function BlogGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
