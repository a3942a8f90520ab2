import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '../crumbs.tsx';
import styles from './article-layout.module.css';
import { TextWithBar } from './bar.tsx';

interface ArticleHeadProps {
  crumbs: Crumb[];
  title: string;
  arrivesAs?: string;
  children?: ReactNode;
}

export function ArticleHead({ crumbs, title, arrivesAs, children }: ArticleHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Crumbs crumbs={crumbs} />
      <h1 className={`d2 ${styles.title}`} data-arrives={arrivesAs}>
        <TextWithBar text={title} silent draws="load" />
      </h1>
      {children && <div className={styles.facts}>{children}</div>}
    </div>
  );
}

export interface ContentsItem {
  id: string;
  label: string;
}

interface ArticleColumnsProps {
  contentsTitle: string;
  contents: ContentsItem[];
  children: ReactNode;
}

export function ArticleColumns({ contentsTitle, contents, children }: ArticleColumnsProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents-title">
          <p className={styles.contentsTitle} id="contents-title">
            {contentsTitle}
          </p>
          <ul>
            {contents.map(({ id, label }) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
