import { blogTitle } from '../../../domain/content/kinds/blog.ts';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { teaser } from '../../../domain/content/text/teaser.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { Anchor } from '../languages/anchor.tsx';
import { useMessages } from '../messages.ts';
import { Picture } from '../pictures/picture.tsx';
import { PublishedDate } from '../published-date.tsx';
import { TextLink } from '../text-link.tsx';
import styles from './blog-card.module.css';

interface BlogCardProps {
  blog: ShownBlogItem;
  href: string;
  /** The target of 'Read more' when it is not the blog (decision D2). */
  readMoreHref?: string;
  teaserLength: number;
}

export function BlogCard({ blog, href, readMoreHref = href, teaserLength }: BlogCardProps) {
  const messages = useMessages();
  const { text } = messages;
  const title = blogTitle(blog, messages);
  return (
    <article className={styles.card}>
      <Picture
        {...inShape(blog.blog_image, 'banner')}
        sizes="(min-width: 62em) 30vw, (min-width: 38em) 45vw, 90vw"
        transitionName={`picture-${blog.blog_id}`}
      />
      <PublishedDate className="label" text={blog.published_date} />
      <h3 className={styles.title} data-departs={`title-${blog.blog_id}`}>
        <Anchor className={styles.cover} href={href}>
          {title}
        </Anchor>
      </h3>
      <p className={styles.teaser}>{teaser(blog.brief_paragraph, teaserLength)}</p>
      <span className={styles.more}>
        {/* The literal words tell a search engine nothing: the title's link is the one to follow. */}
        <TextLink
          href={readMoreHref}
          rel="nofollow"
          aria-label={text('cards.readMoreOf', { title })}
        >
          {text('cards.readMore')}
        </TextLink>
      </span>
    </article>
  );
}
