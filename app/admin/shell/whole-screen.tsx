import type { ReactNode } from 'react';
import styles from './whole-screen.module.css';

/** In place of the shell, while it loads or when it cannot. */
export function WholeScreen({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.screen}>
      {children}
    </main>
  );
}
