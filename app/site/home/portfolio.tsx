import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { CaseCard } from '../../ui/lists/case-card.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../ui/sections/section-heading.tsx';
import { allProjects } from '../lists/all-projects.ts';
import styles from './portfolio.module.css';

const sizes = ['large', 'large', 'normal', 'normal', 'normal', 'row'] as const;

export function Portfolio({ studies }: { studies: ShownStudyItem[] }) {
  return (
    <Section labelledBy="portfolio">
      <SectionHeading id="portfolio" link={allProjects}>
        Portfolio
      </SectionHeading>
      {studies.length > 0 && (
        <ul className={styles.rows}>
          {studies.map((study, index) => (
            <li key={study._id} className={styles.place}>
              <CaseCard study={study} size={sizes[index]} />
            </li>
          ))}
        </ul>
      )}
      <SectionHeadingLink {...allProjects} />
    </Section>
  );
}
