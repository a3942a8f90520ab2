import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { homeTeaserLength } from '../../../domain/content/text/teaser.ts';
import { BlogCard } from '../../ui/lists/blog-card.tsx';

interface BlogCardsProps {
  blogs: ShownBlogItem[];
  /** The blog to which the Read More of another one leads; without it, to that one itself. */
  readMoreOf?: (blog: ShownBlogItem) => ShownBlogItem;
}

export function BlogCards({ blogs, readMoreOf }: BlogCardsProps) {
  return blogs.map((blog) => (
    <BlogCard
      key={blog.blog_id}
      blog={blog}
      href={blogAddress(blog)}
      readMoreHref={readMoreOf && blogAddress(readMoreOf(blog))}
      teaserLength={homeTeaserLength}
    />
  ));
}
