import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import { type BlogListItem, blogTitle } from '../../../domain/content/kinds/blog.ts';
import { teaser } from '../../../domain/content/text/teaser.ts';
import { drawingSizes, pictureFor } from '../../../domain/media/drawing.ts';
import { Picture } from '../pictures/picture.tsx';
import { PublishedDate } from '../published-date.tsx';
import { TextLink } from '../text-link.tsx';
import styles from './blog-card.module.css';

interface BlogCardProps {
  blog: BlogListItem;
  href: string;
  /** Where 'Read more' leads when it is not the blog itself (decision D2). */
  readMoreHref?: string;
  teaserLength: number;
}

export function BlogCard({ blog, href, readMoreHref = href, teaserLength }: BlogCardProps) {
  const slug = slugFrom(blog.slug_url);
  const title = blogTitle(blog);
  return (
    <article className={styles.card}>
      <Picture
        src={pictureFor(blog.blog_image, slug, 'banner')}
        {...drawingSizes.banner}
        sizes="(min-width: 62em) 30vw, (min-width: 38em) 45vw, 90vw"
        ratio="blog"
        transitionName={`picture-${blog.blog_id}`}
      />
      <PublishedDate className="label" text={blog.published_date} />
      <h3 className={styles.title} data-departs={`title-${blog.blog_id}`}>
        <a className={styles.cover} href={href}>
          {title}
        </a>
      </h3>
      <p className={styles.teaser}>{teaser(blog.brief_paragraph, teaserLength)}</p>
      <span className={styles.more}>
        {/* The literal words tell a search engine nothing: the title's link is the one to follow. */}
        <TextLink href={readMoreHref} rel="nofollow" aria-label={`Read more: ${title}`}>
          Read more
        </TextLink>
      </span>
    </article>
  );
}
