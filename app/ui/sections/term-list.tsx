import type { ReactNode } from 'react';
import styles from './term-list.module.css';

export function TermList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export function TermListItem({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
