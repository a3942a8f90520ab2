import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** The cards of one's own account, and of everybody's. */
export function AccountPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
