import type { ReactNode } from 'react';
import styles from './article-columns.module.css';

export interface ContentsItem {
  id: string;
  label: string;
}

interface ArticleColumnsProps {
  contentsId?: string;
  contentsTitle: string;
  contents: ContentsItem[];
  children: ReactNode;
}

export function ArticleColumns({
  contentsId = 'contents-title',
  contentsTitle,
  contents,
  children,
}: ArticleColumnsProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-labelledby={contentsId}>
          <p className={styles.contentsTitle} id={contentsId}>
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
