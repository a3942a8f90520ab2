import type { BlogListItem } from '../../../domain/blog.ts';
import { homeTeaserLength } from '../../../domain/teaser.ts';
import { BlogCard } from '../../ui/blog-card.tsx';
import { BlogGrid } from '../../ui/blog-grid.tsx';
import { Channel } from '../../ui/channel.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { blogAddress } from './blog-address.ts';

export function MostRecentBlogs({ blogs }: { blogs: BlogListItem[] }) {
  if (blogs.length === 0) return null;
  return (
    <Channel>
      <Section ground="sand" labelledBy="most-recent-blogs">
        <SectionHeading id="most-recent-blogs" silent>
          Most Recent Blogs
        </SectionHeading>
        <BlogGrid>
          {blogs.map((blog) => (
            <BlogCard
              key={blog.blog_id}
              blog={blog}
              href={blogAddress(blog)}
              teaserLength={homeTeaserLength}
            />
          ))}
        </BlogGrid>
      </Section>
    </Channel>
  );
}
