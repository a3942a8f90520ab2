import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '../../../ui/crumbs.tsx';
import { TextWithBar } from '../../../ui/sections/bar.tsx';
import styles from './work-hero.module.css';

interface WorkHeroProps {
  lines: string[];
  crumbs: Crumb[];
  /** Suffix of the names of view transitions from a card. */
  arrivesAs: string;
  under?: ReactNode;
  /** What is shown is a film in a frame of its own. */
  framed?: boolean;
  /** The picture of the work, beside the heading or below it. */
  children: ReactNode;
}

/** A heading at night, and the work on the ground of its client. */
export function WorkHero(props: WorkHeroProps) {
  const { lines, crumbs, arrivesAs, under, framed, children } = props;
  const last = lines.length - 1;
  return (
    <section className={styles.hero} data-ground="night">
      <div className={`wrap ${styles.content}`}>
        <Crumbs crumbs={crumbs} />
        <h1 className={styles.headline} data-arrives={`title-${arrivesAs}`}>
          {lines.map((line, index) => (
            <span key={line} className={styles.line}>
              {index === last ? <TextWithBar text={line} silent draws="load" /> : `${line} `}
            </span>
          ))}
        </h1>
        {under}
      </div>
      <div
        className={styles.work}
        data-framed={framed || undefined}
        data-arrives={`picture-${arrivesAs}`}
      >
        {children}
      </div>
    </section>
  );
}
