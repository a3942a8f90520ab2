import type { BlogListItem } from '../../../domain/blog.ts';
import { BlogGrid } from '../../ui/blog-grid.tsx';
import { Channel } from '../../ui/channel.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BlogCards } from './blog-cards.tsx';

export function MostRecentBlogs({ blogs }: { blogs: BlogListItem[] }) {
  if (blogs.length === 0) return null;
  return (
    <Channel>
      <Section ground="sand" labelledBy="most-recent-blogs">
        <SectionHeading id="most-recent-blogs" silent>
          Most Recent Blogs
        </SectionHeading>
        <BlogGrid>
          <BlogCards blogs={blogs} />
        </BlogGrid>
      </Section>
    </Channel>
  );
}
