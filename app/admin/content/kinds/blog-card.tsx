import { Badge, Button, Card } from '@mantine/core';
import { useId } from 'react';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import type { BlogListItem } from '../../../../domain/content/kinds/blog.ts';
import { drawingSizes, pictureFor } from '../../../../domain/media/drawing.ts';
import { pictureSources } from '../../../../domain/media/picture-sources.ts';
import { Mark } from '../../../ui/icons.tsx';
import { useFailedPicture } from '../../ui/fields/use-failed-picture.ts';
import { DraftBadge } from '../../ui/lists/draft-badge.tsx';
import type { Listed } from '../list/list-calls.ts';
import { blogTexts } from '../texts/blogs.ts';

interface BlogCardProps {
  listed: Listed<BlogListItem>;
  /** Absent while the blog has none or the categories are not known. */
  categoryName?: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function BlogListCard({ listed, categoryName, onEdit, onDelete }: BlogCardProps) {
  const titleId = useId();
  const { item, isDraft } = listed;
  return (
    <Card component="article" padding={0} className="blogCard" aria-labelledby={titleId}>
      <header>
        <Mark />
        <span className="blogCardDate">{item.published_date || blogTexts.undated}</span>
        {isDraft && <DraftBadge />}
      </header>
      <Banner blog={item} />
      <div className="blogCardText">
        {categoryName && (
          <Badge className="blogCardCategory" title={categoryName}>
            {categoryName}
          </Badge>
        )}
        <h2 className="adminCardTitle" id={titleId}>
          {item.title || blogTexts.untitled}
        </h2>
        <p>{item.brief_paragraph}</p>
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
  if (blog_image === '' && slug === '') return <span className="blogCardBanner" />;
  return (
    <img
      {...failing}
      className="blogCardBanner"
      {...pictureSources(src)}
      {...drawingSizes.banner}
      sizes="(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
