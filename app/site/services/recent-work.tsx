import type { CaseStudyListItem } from '../../../domain/case-study.ts';
import { CaseCarousel } from '../../ui/case-carousel.island.tsx';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../ui/section-heading.tsx';
import { allProjects } from '../all-projects.ts';

interface RecentWorkProps {
  studies: CaseStudyListItem[];
  /** The section above has the same ground. */
  flush?: boolean;
}

/** The preview of studies; nothing at all while there are none. */
export function RecentWork({ studies, flush }: RecentWorkProps) {
  if (studies.length === 0) return null;
  return (
    <Section labelledBy="recent-work" flush={flush}>
      <SectionHeading id="recent-work" link={allProjects}>
        Recent work
      </SectionHeading>
      <Island
        of={CaseCarousel}
        name="case-carousel"
        props={{ studies, id: 'recent-work-slides' }}
      />
      <SectionHeadingLink {...allProjects} />
    </Section>
  );
}
