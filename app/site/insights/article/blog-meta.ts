import { canonicalAddress } from '../../../../domain/content/addresses/canonical.ts';
import { type Blog, blogKind, blogTitle } from '../../../../domain/content/kinds/blog.ts';
import { descriptionLength } from '../../../../domain/content/text/teaser.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { type PageMeta, pictureOfItem } from '../../page-meta.ts';
import type { PagePlace } from '../../page-place.ts';

function firstCharacters(text: string): string {
  return Array.from(text).slice(0, descriptionLength).join('');
}

export function blogDescription(
  blog: Pick<Blog, 'metaDescription' | 'brief_paragraph' | 'title'>,
  messages: SiteMessages,
): string {
  return blog.metaDescription || firstCharacters(blog.brief_paragraph) || blogTitle(blog, messages);
}

export function blogMeta(
  blog: Omit<Blog, 'blog_image'>,
  origin: string,
  { address, original, alternates }: PagePlace,
  messages: SiteMessages,
): PageMeta & { image: string } {
  return {
    title: blog.metaTitle || blogTitle(blog, messages),
    description: blogDescription(blog, messages),
    canonical: canonicalAddress(blog.canonicalLink, address, origin),
    type: 'article',
    alternates,
    image: pictureOfItem(blogKind.name, blog.blog_id, { origin, address, original }),
  };
}
