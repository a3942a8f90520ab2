import type { latestBlogsSection } from '../../../../domain/content/sections/kinds/lists/latest-blogs.ts';
import { BlogGrid } from '../../../ui/lists/blog-grid.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { BlogCards } from '../../insights/blog-cards.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';

type Props = SectionViewProps<typeof latestBlogsSection>;

function LatestBlogsSection({ props: { heading, readMore }, anchor, flush, page }: Props) {
  const { text } = useMessages();
  const blogs = page.data.latestBlogs ?? [];
  const third = blogs[2];
  return (
    <HeadedSection anchor={anchor} heading={heading} ground="sand" flush={flush}>
      {blogs.length === 0 && <p className="soft">{text('lists.noArticles')}</p>}
      <BlogGrid>
        <BlogCards
          blogs={blogs}
          readMoreOf={(blog) => (readMore === 'third' && third ? third : blog)}
        />
      </BlogGrid>
    </HeadedSection>
  );
}

export const latestBlogsView: SectionView<typeof latestBlogsSection> = {
  Section: LatestBlogsSection,
  ground: 'sand',
};
