import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title?: string;
  /** A few words beside the title. */
  note?: string | false;
  children: ReactNode;
}

/** A part of the panel, with a line below it. */
export function Part({ title, note, children }: PartProps) {
  return (
    <div className={styles.part}>
      {title && (
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
      )}
      {children}
    </div>
  );
}
