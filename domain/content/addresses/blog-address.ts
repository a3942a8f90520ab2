import { href } from 'react-router';
import type { Blog } from '../kinds/blog.ts';
import { slugFrom } from './slug.ts';

export function blogAddress({ slug_url }: Pick<Blog, 'slug_url'>): string {
  return href('/blogs/:slug', { slug: slugFrom(slug_url) });
}
