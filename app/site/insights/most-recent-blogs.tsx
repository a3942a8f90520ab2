import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { BlogGrid } from '../../ui/lists/blog-grid.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { BlogCards } from './blog-cards.tsx';

export function MostRecentBlogs({ blogs }: { blogs: ShownBlogItem[] }) {
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
