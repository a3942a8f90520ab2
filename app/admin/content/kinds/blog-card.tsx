import { Badge, Card } from '@mantine/core';
import { useId } from 'react';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import { type BlogListItem, blogKind } from '../../../../domain/content/kinds/blog.ts';
import { drawingSizes, isDrawing, pictureFor } from '../../../../domain/media/drawing.ts';
import { pictureSources } from '../../../../domain/media/picture-sources.ts';
import { Sign } from '../../../ui/sign.tsx';
import { useFailedPicture } from '../../ui/fields/use-failed-picture.ts';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { useBrandFolder, useLogo } from '../../ui/site-brand.ts';
import { SelectBox } from '../bulk/select-box.tsx';
import { bulkTexts } from '../bulk/texts.ts';
import type { ItemsProps } from '../list/item-screen.ts';
import type { Listed } from '../list/list-calls.ts';
import { DeleteButton, DuplicateButton, EditButton } from '../list/rows/card-buttons.tsx';
import { EditLink } from '../list/rows/edit-link.tsx';
import { StandingLine } from '../list/rows/standing-line.tsx';
import { ViewOnSite } from '../list/rows/view-on-site.tsx';
import { blogTexts } from '../texts/blogs.ts';
import styles from './blog-card.module.css';

interface BlogCardProps extends Omit<ItemsProps, 'shown' | 'screen'> {
  listed: Listed;
}

export function BlogListCard(props: BlogCardProps) {
  const { listed, categoryOf, selection, onEdit, onDelete, onDuplicate } = props;
  const { item, address } = listed;
  // The fields that the kind's list shows.
  const blog = item as BlogListItem;
  const titleId = useId();
  const title = blog.title || blogTexts.untitled;
  return (
    <Card component="article" padding={0} className={styles.card} aria-labelledby={titleId}>
      <header>
        <Sign logo={useLogo()} />
        <span className={styles.date}>{blog.published_date || blogTexts.undated}</span>
        <SelectBox
          label={bulkTexts.select(title)}
          checked={selection.has(item)}
          onToggle={() => selection.toggle(item)}
        />
      </header>
      <Banner blog={blog} />
      <div className={styles.text}>
        <CategoryBadge name={categoryOf(item)} />
        <CardTitle id={titleId}>
          <EditLink kind={blogKind} item={item} onEdit={onEdit}>
            {title}
          </EditLink>
        </CardTitle>
        <p dir="auto">{blog.brief_paragraph}</p>
        <StandingLine kind={blogKind} listed={listed} title={title} />
      </div>
      <footer>
        <EditButton of={titleId} onClick={() => onEdit(item)}>
          {blogTexts.edit}
        </EditButton>
        <DeleteButton of={titleId} onClick={() => onDelete(item)}>
          {blogTexts.delete}
        </DeleteButton>
        <DuplicateButton of={titleId} onClick={() => onDuplicate(item)} />
        <ViewOnSite address={address} title={title} />
      </footer>
    </Card>
  );
}

/** Absent while the blog has none or the categories are not known. */
function CategoryBadge({ name }: { name: string | undefined }) {
  if (!name) return null;
  return (
    <Badge className={styles.category} title={name}>
      {name}
    </Badge>
  );
}

function Banner({ blog: { blog_image, slug_url } }: { blog: BlogListItem }) {
  const slug = slugFrom(slug_url);
  const picture = pictureFor(blog_image, slug, 'banner');
  const brandFolder = useBrandFolder();
  const src = isDrawing(picture) ? brandFolder + picture : picture;
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
