import type { ReactNode } from 'react';
import styles from './blog-grid.module.css';

/** R-9-14. */
export function BlogGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
