import type { ReactNode } from 'react';
import styles from './box-form.module.css';

/** A small form of its own within the panel. */
export function BoxForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
