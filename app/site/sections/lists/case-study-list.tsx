import { studyCategoryName } from '../../../../domain/content/kinds/study-category-name.ts';
import type { caseStudyListSection } from '../../../../domain/content/sections/kinds/lists/case-study-list.ts';
import type { ListPart } from '../../../../domain/list-part.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { EmptyList } from '../../lists/empty-list.tsx';
import { caseStudiesList, insightsList } from '../../lists/lists.ts';
import { PublicList } from '../../lists/public-list.tsx';
import { HeadedSection } from '../headed-section.tsx';
import { LinkButton } from '../link-button.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { CaseGrid } from './case-grid.tsx';
import { panelOf } from './panel.ts';

type Props = SectionViewProps<typeof caseStudyListSection>;

function CaseStudyListSection({ props, anchor, flush, page }: Props) {
  const list = page.data.caseStudyList;
  if (!list) return null;
  const { items, ...shown } = list;
  return (
    <HeadedSection anchor={anchor} heading={props.heading} first flush={flush}>
      <PublicList
        anchor={anchor}
        list={{ ...caseStudiesList, path: page.path }}
        other={insightsList}
        {...shown}
      >
        {items.length > 0 ? (
          <CaseGrid studies={items} panel={panelOf(props)} />
        ) : (
          <NoStudies words={props} path={page.path} part={shown.part} total={shown.counts.total} />
        )}
      </PublicList>
    </HeadedSection>
  );
}

function sentenceFor(part: ListPart, total: number, messages: SiteMessages): string {
  const { text } = messages;
  const category = studyCategoryName(part.category, messages);
  if (total === 0) return text('lists.noStudies');
  return part.find === ''
    ? text('lists.noStudiesOfCategory', { category })
    : text('lists.noStudiesFound');
}

interface NoStudiesProps {
  words: Props['props'];
  path: string;
  part: ListPart;
  total: number;
}

function NoStudies({ words, path, part, total }: NoStudiesProps) {
  const messages = useMessages();
  const { emptyText, noneText, label, href } = words;
  return (
    <EmptyList
      sentence={sentenceFor(part, total, messages)}
      text={total === 0 ? emptyText : noneText}
    >
      <LinkButton label={label} href={href} />
      {total > 0 && (
        <TextLink href={path}>{messages.text('lists.showAllProjects', { count: total })}</TextLink>
      )}
    </EmptyList>
  );
}

export const caseStudyListView: SectionView<typeof caseStudyListSection> = {
  Section: CaseStudyListSection,
};
