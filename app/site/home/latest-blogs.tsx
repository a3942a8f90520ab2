import type { BlogListItem } from '../../../domain/blog.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { homeTeaserLength } from '../../../domain/teaser.ts';
import { BlogCard } from '../../ui/blog-card.tsx';
import { BlogGrid } from '../../ui/blog-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { blogAddress } from '../insights/blog-address.ts';

interface LatestBlogsProps {
  blogs: BlogListItem[];
  readMore: SiteSettings['home']['readMore'];
}

export function LatestBlogs({ blogs, readMore }: LatestBlogsProps) {
  const third = blogs[2];
  return (
    <Section ground="sand" labelledBy="latest-blogs">
      <SectionHeading id="latest-blogs">Latest Blogs</SectionHeading>
      <BlogGrid>
        {blogs.map((blog) => (
          <BlogCard
            key={blog.blog_id}
            blog={blog}
            href={blogAddress(blog)}
            readMoreHref={blogAddress(readMore === 'third' && third ? third : blog)}
            teaserLength={homeTeaserLength}
          />
        ))}
      </BlogGrid>
    </Section>
  );
}
