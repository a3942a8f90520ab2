import { href } from 'react-router';
import type { Blog } from '../kinds/blog.ts';
import { slugFrom } from './slug.ts';

/** Where a blog is read; `href` writes special characters as an address needs them. */
export function blogAddress({ slug_url }: Pick<Blog, 'slug_url'>): string {
  return href('/blogs/:slug', { slug: slugFrom(slug_url) });
}
