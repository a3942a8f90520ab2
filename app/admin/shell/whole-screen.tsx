import type { ReactNode } from 'react';
import styles from './whole-screen.module.css';

export function WholeScreen({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.screen}>
      {children}
    </main>
  );
}
