import type { Blog } from '../../../domain/blog.ts';
import { socialPictureAddress } from '../../../domain/social-picture.ts';
import type { PageMeta } from '../page-meta.ts';
import { blogAddress } from './blog-address.ts';

/** Characters of the brief paragraph that stand in for a missing description (R-2.6-02). */
const descriptionLength = 160;

function firstCharacters(text: string): string {
  return Array.from(text).slice(0, descriptionLength).join('');
}

/** The editor's address made absolute, or the blog's own where the editor gave none. */
function canonicalAddress(blog: Blog, origin: string): string {
  const own = `${origin}${blogAddress(blog)}`;
  const given = blog.canonicalLink.trim();
  return given !== '' && URL.canParse(given, origin) ? new URL(given, origin).href : own;
}

export function blogMeta(blog: Blog, origin: string): PageMeta {
  return {
    title: blog.metaTitle || blog.title,
    description: blog.metaDescription || firstCharacters(blog.brief_paragraph),
    canonical: canonicalAddress(blog, origin),
    type: 'article',
    image: origin + socialPictureAddress('blog', blog.blog_id),
  };
}
