import type { ReactNode } from 'react';
import styles from './account-page.module.css';

export function AccountPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
