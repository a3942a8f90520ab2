import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { BlogGrid } from '../../ui/lists/blog-grid.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { BlogCards } from '../insights/blog-cards.tsx';

interface LatestBlogsProps {
  blogs: ShownBlogItem[];
  readMore: SiteSettings['home']['readMore'];
}

export function LatestBlogs({ blogs, readMore }: LatestBlogsProps) {
  const third = blogs[2];
  return (
    <Section ground="sand" labelledBy="latest-blogs">
      <SectionHeading id="latest-blogs">Latest Blogs</SectionHeading>
      <BlogGrid>
        <BlogCards
          blogs={blogs}
          readMoreOf={(blog) => (readMore === 'third' && third ? third : blog)}
        />
      </BlogGrid>
    </Section>
  );
}
