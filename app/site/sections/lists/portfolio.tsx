import type { portfolioSection } from '../../../../domain/content/sections/kinds/lists/portfolio.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { CaseCard } from '../../../ui/lists/case-card.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './portfolio.module.css';

const sizes = ['large', 'large', 'normal', 'normal', 'normal', 'row'] as const;

type Props = SectionViewProps<typeof portfolioSection>;

function PortfolioSection({ props, anchor, flush, page }: Props) {
  const { text } = useMessages();
  const studies = page.data.portfolio ?? [];
  const link = linkOf(props);
  return (
    <Section labelledBy={anchor} flush={flush}>
      <SectionHeading id={anchor} link={link}>
        {props.heading}
      </SectionHeading>
      {studies.length === 0 ? (
        <p className="soft">{text('lists.noStudies')}</p>
      ) : (
        <ul className={styles.rows}>
          {studies.map((study, index) => (
            <li key={study._id} className={styles.place}>
              <CaseCard
                study={study}
                details={text('cards.details')}
                size={sizes[index]}
                level={sizes[index] !== 'row'}
              />
            </li>
          ))}
        </ul>
      )}
      {link && <SectionHeadingLink {...link} />}
    </Section>
  );
}

export const portfolioView: SectionView<typeof portfolioSection> = { Section: PortfolioSection };
