import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../domain/content/kinds/blog.ts';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { insightsTeaserLength, teaser } from '../../../domain/content/text/teaser.ts';
import { inShape } from '../../../domain/media/picture.ts';
import { Anchor } from '../../ui/languages/anchor.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PublishedDate } from '../../ui/published-date.tsx';
import styles from './blog-tile.module.css';
import type { TileSpan } from './tile-layout.ts';

interface BlogTileProps {
  blog: ShownBlogItem;
  span: TileSpan;
  isAlone: boolean;
}

export function BlogTile({ blog, span, isAlone }: BlogTileProps) {
  const messages = useMessages();
  const { blog_id, blog_image, published_date, brief_paragraph } = blog;
  const card = { src: inShape(blog_image, 'banner').src, media: '(min-width: 62em)' };
  return (
    <article className={styles.tile} data-span={span} data-alone={isAlone || undefined}>
      <Anchor className={styles.link} href={blogAddress(blog)}>
        <span className={styles.picture}>
          <Picture
            {...inShape(blog_image, 'wide')}
            other={span === 5 ? card : undefined}
            sizes="(min-width: 62em) 55vw, 90vw"
            transitionName={`picture-${blog_id}`}
          />
        </span>
        <span className={styles.facts}>
          {/* Fixed by the specification (decision D27); the true category stands in structured data. */}
          <span className={styles.label}>{messages.text('article.topic')}</span>
          {published_date && <PublishedDate text={published_date} />}
        </span>
        <h3 className={styles.title} data-departs={`title-${blog_id}`}>
          {blogTitle(blog, messages)}
        </h3>
        <p className={styles.teaser}>{teaser(brief_paragraph, insightsTeaserLength)}</p>
      </Anchor>
    </article>
  );
}
