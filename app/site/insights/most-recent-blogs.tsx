import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { BlogGrid } from '../../ui/lists/blog-grid.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Channel } from '../../ui/sections/channel.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { BlogCards } from './blog-cards.tsx';

export function MostRecentBlogs({ blogs }: { blogs: ShownBlogItem[] }) {
  const { text } = useMessages();
  if (blogs.length === 0) return null;
  return (
    <Channel>
      <Section ground="sand" labelledBy="most-recent-blogs">
        <SectionHeading id="most-recent-blogs" silent>
          {text('article.mostRecent')}
        </SectionHeading>
        <BlogGrid>
          <BlogCards blogs={blogs} />
        </BlogGrid>
      </Section>
    </Channel>
  );
}
