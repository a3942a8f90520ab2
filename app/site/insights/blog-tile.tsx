import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import { type BlogListItem, blogTitle } from '../../../domain/content/kinds/blog.ts';
import { insightsTeaserLength, teaser } from '../../../domain/content/text/teaser.ts';
import { type DrawingKind, drawingSizes, pictureFor } from '../../../domain/media/drawing.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PublishedDate } from '../../ui/published-date.tsx';
import styles from './blog-tile.module.css';
import type { TileSpan } from './tile-layout.ts';

interface BlogTileProps {
  blog: BlogListItem;
  span: TileSpan;
  /** Nothing stands beside it, so its text does. */
  isAlone: boolean;
}

export function BlogTile({ blog, span, isAlone }: BlogTileProps) {
  const { blog_id, blog_image, slug_url, published_date, brief_paragraph } = blog;
  const picture = (kind: DrawingKind) => pictureFor(blog_image, slugFrom(slug_url), kind);
  return (
    <article className={styles.tile} data-span={span} data-alone={isAlone || undefined}>
      <a className={styles.link} href={blogAddress(blog)}>
        <span className={styles.picture}>
          <Picture
            src={picture('wide')}
            other={span === 5 ? { src: picture('banner'), media: '(min-width: 62em)' } : undefined}
            {...drawingSizes.wide}
            sizes="(min-width: 62em) 55vw, 90vw"
            transitionName={`picture-${blog_id}`}
          />
        </span>
        <span className={styles.facts}>
          {/* Fixed by the specification (decision D27); the true category stands in structured data. */}
          <span className={styles.label}>Information Technology</span>
          {published_date && <PublishedDate text={published_date} />}
        </span>
        <h3 className={styles.title} data-departs={`title-${blog_id}`}>
          {blogTitle(blog)}
        </h3>
        <p className={styles.teaser}>{teaser(brief_paragraph, insightsTeaserLength)}</p>
      </a>
    </article>
  );
}
