import type { blogListSection } from '../../../../domain/content/sections/kinds/lists/blog-list.ts';
import type { ListPart } from '../../../../domain/list-part.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Tiles } from '../../insights/tiles.tsx';
import { EmptyList } from '../../lists/empty-list.tsx';
import { caseStudiesList, insightsList } from '../../lists/lists.ts';
import { PublicList } from '../../lists/public-list.tsx';
import { HeadedSection } from '../headed-section.tsx';
import { LinkButton } from '../link-button.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { panelOf } from './panel.ts';

type Props = SectionViewProps<typeof blogListSection>;

function BlogListSection({ props, anchor, flush, page }: Props) {
  const list = page.data.blogList;
  if (!list) return null;
  const { items, ...shown } = list;
  return (
    <HeadedSection anchor={anchor} heading={props.heading} silent first flush={flush}>
      <PublicList
        anchor={anchor}
        list={{ ...insightsList, path: page.path }}
        other={caseStudiesList}
        {...shown}
      >
        {items.length > 0 ? (
          <Tiles blogs={items} panel={panelOf(props)} />
        ) : (
          <NoBlogs words={props} path={page.path} part={shown.part} total={shown.counts.total} />
        )}
      </PublicList>
    </HeadedSection>
  );
}

function sentenceFor({ category, find }: ListPart, total: number, { text }: SiteMessages): string {
  if (total === 0) return text('lists.nothingWritten');
  if (find !== '') return text('lists.noArticlesFound');
  return text('lists.noArticlesOfCategory', { category });
}

interface NoBlogsProps {
  words: Props['props'];
  path: string;
  part: ListPart;
  total: number;
}

function NoBlogs({ words, path, part, total }: NoBlogsProps) {
  const messages = useMessages();
  const { emptyText, noneText, label, href } = words;
  const isEmpty = total === 0;
  return (
    <EmptyList sentence={sentenceFor(part, total, messages)} text={isEmpty ? emptyText : noneText}>
      <LinkButton label={label} href={href} />
      <TextLink href={isEmpty ? caseStudiesList.path : path}>
        {messages.text(isEmpty ? 'lists.seeStudies' : 'lists.showAllArticles')}
      </TextLink>
    </EmptyList>
  );
}

export const blogListView: SectionView<typeof blogListSection> = { Section: BlogListSection };
