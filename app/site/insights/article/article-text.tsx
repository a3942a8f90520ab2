import type { ReactNode } from 'react';
import type { Blog, BlogContentItem } from '../../../../domain/content/kinds/blog.ts';
import { ArticleColumns, type ContentsItem } from '../../../ui/article/article-columns.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import styles from './article-text.module.css';
import { headingIds } from './heading-ids.ts';

/** Headings; fewer need no table of contents. */
const contentsFrom = 4;

interface ArticleTextProps extends Pick<Blog, 'brief_paragraph' | 'blogs_content'> {
  children: ReactNode;
}

export function ArticleText({ brief_paragraph, blogs_content, children }: ArticleTextProps) {
  const { text } = useMessages();
  const ids = headingIds(blogs_content.map(({ heading }) => heading));
  const parts = blogs_content.map((item, index) => ({ ...item, id: ids[index] ?? '' }));
  const contents = parts.map(({ id, heading }) => ({ id, label: heading }));
  const hasContents = contents.length >= contentsFrom;
  return (
    <ArticleColumns contentsTitle={text('article.contents')} contents={hasContents ? contents : []}>
      {hasContents && <FoldedContents contents={contents} />}
      <article className="prose">
        {brief_paragraph && <p className={styles.intro}>{brief_paragraph}</p>}
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </article>
      <div className={styles.end}>{children}</div>
    </ArticleColumns>
  );
}

function FoldedContents({ contents }: { contents: ContentsItem[] }) {
  const { text } = useMessages();
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{text('article.contents')}</summary>
      <nav aria-label={text('article.parts')}>
        <ol>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a className={styles.foldedLink} href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function Part({ id, heading, paragraph }: BlogContentItem & { id: string }) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <RichText html={paragraph} />
    </>
  );
}
