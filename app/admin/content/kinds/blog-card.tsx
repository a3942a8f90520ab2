import { Badge, Button, Card } from '@mantine/core';
import { useId } from 'react';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import type { BlogListItem } from '../../../../domain/content/kinds/blog.ts';
import { drawingSizes, pictureFor } from '../../../../domain/media/drawing.ts';
import { pictureSources } from '../../../../domain/media/picture-sources.ts';
import { Mark } from '../../../ui/icons.tsx';
import { useFailedPicture } from '../../ui/fields/use-failed-picture.ts';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { DraftBadge } from '../../ui/lists/draft-badge.tsx';
import { blogTexts } from '../texts/blogs.ts';
import styles from './blog-card.module.css';

interface BlogCardProps {
  blog: BlogListItem;
  isDraft: boolean;
  /** Absent while the blog has none or the categories are not known. */
  categoryName?: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function BlogListCard(props: BlogCardProps) {
  const { blog, isDraft, categoryName, onEdit, onDelete } = props;
  const titleId = useId();
  return (
    <Card component="article" padding={0} className={styles.card} aria-labelledby={titleId}>
      <header>
        <Mark />
        <span className={styles.date}>{blog.published_date || blogTexts.undated}</span>
        {isDraft && <DraftBadge />}
      </header>
      <Banner blog={blog} />
      <div className={styles.text}>
        {categoryName && (
          <Badge className={styles.category} title={categoryName}>
            {categoryName}
          </Badge>
        )}
        <CardTitle id={titleId}>{blog.title || blogTexts.untitled}</CardTitle>
        <p>{blog.brief_paragraph}</p>
      </div>
      <footer>
        <Button variant="default" aria-describedby={titleId} onClick={onEdit}>
          {blogTexts.edit}
        </Button>
        <Button
          variant="subtle"
          color="var(--bad-700)"
          aria-describedby={titleId}
          onClick={onDelete}
        >
          {blogTexts.delete}
        </Button>
      </footer>
    </Card>
  );
}

function Banner({ blog: { blog_image, slug_url } }: { blog: BlogListItem }) {
  const slug = slugFrom(slug_url);
  const src = pictureFor(blog_image, slug, 'banner');
  const failing = useFailedPicture(src);
  if (blog_image === '' && slug === '') return <span className={styles.banner} />;
  return (
    <img
      {...failing}
      className={styles.banner}
      {...pictureSources(src)}
      {...drawingSizes.banner}
      sizes="(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
