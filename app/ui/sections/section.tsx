import type { ReactNode } from 'react';
import styles from './section.module.css';

export type Ground = 'paper' | 'sand' | 'night' | 'deep' | 'water';

interface SectionProps {
  ground?: Ground;
  labelledBy?: string;
  flush?: boolean;
  children: ReactNode;
}

export function Section({ ground, labelledBy, flush, children }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-ground={ground}
      data-flush={flush || undefined}
      aria-labelledby={labelledBy}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
