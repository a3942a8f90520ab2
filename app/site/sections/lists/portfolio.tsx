import type { portfolioSection } from '../../../../domain/content/sections/kinds/lists/portfolio.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { CaseCard } from '../../../ui/lists/case-card.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './portfolio.module.css';
import { portfolioCards } from './portfolio-cards.ts';

type Props = SectionViewProps<typeof portfolioSection>;

function PortfolioSection({ props, anchor, flush, page }: Props) {
  const { text } = useMessages();
  const studies = page.data.portfolio ?? [];
  const link = linkOf(props);
  return (
    <HeadedSection anchor={anchor} heading={props.heading} link={link} flush={flush}>
      {studies.length === 0 ? (
        <p className="soft">{text('lists.noStudies')}</p>
      ) : (
        <ul className={styles.rows}>
          {portfolioCards(studies).map(({ study, size }) => (
            <li key={study._id} className={styles.place} data-size={size}>
              <CaseCard
                study={study}
                details={text('cards.details')}
                size={size}
                level={size !== 'row'}
              />
            </li>
          ))}
        </ul>
      )}
      {link && <SectionHeadingLink {...link} />}
    </HeadedSection>
  );
}

export const portfolioView: SectionView<typeof portfolioSection> = { Section: PortfolioSection };
