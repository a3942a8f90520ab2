import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '../crumbs.tsx';
import { TextWithBar } from '../sections/bar.tsx';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  crumbs: Crumb[];
  title: string;
  arrivesAs?: string;
  children?: ReactNode;
  picture?: ReactNode;
}

/** The first view of a page without a hero: the styles of what follows are linked at its end. */
export function ArticleHead(head: ArticleHeadProps) {
  const { crumbs, title, arrivesAs, children, picture } = head;
  return (
    <section data-first-view="">
      <div className={`wrap ${styles.head}`}>
        <Crumbs crumbs={crumbs} />
        <h1 className={`d2 ${styles.title}`} data-arrives={arrivesAs}>
          <TextWithBar text={title} silent draws="load" />
        </h1>
        {children && <div className={styles.facts}>{children}</div>}
      </div>
      {picture}
    </section>
  );
}
