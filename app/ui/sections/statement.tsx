import type { ReactNode } from 'react';
import styles from './statement.module.css';

interface StatementProps {
  id: string;
  heading: string;
  paragraphs: string[];
  children?: ReactNode;
}

export function Statement({ id, heading, paragraphs, children }: StatementProps) {
  return (
    <div className={styles.statement}>
      {heading && (
        <h2 className={`d2 ${styles.heading}`} id={id}>
          {heading}
        </h2>
      )}
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
