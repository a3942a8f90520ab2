import type { Blog, BlogContentItem } from '../../../domain/blog.ts';
import { ArticleColumns } from '../../ui/article-layout.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './article-text.module.css';
import { headingIds } from './heading-ids.ts';

type ArticleTextProps = Pick<Blog, 'brief_paragraph' | 'blogs_content'>;

export function ArticleText({ brief_paragraph, blogs_content }: ArticleTextProps) {
  const ids = headingIds(blogs_content.map(({ heading }) => heading));
  const parts = blogs_content.map((item, index) => ({ ...item, id: ids[index] ?? '' }));
  return (
    <ArticleColumns
      contentsTitle="In this article"
      contents={parts.map(({ id, heading }) => ({ id, label: heading }))}
    >
      <article className="prose">
        {brief_paragraph && <p className={styles.intro}>{brief_paragraph}</p>}
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </article>
    </ArticleColumns>
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
