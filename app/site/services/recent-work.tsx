import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../ui/sections/section-heading.tsx';
import { CaseCarousel } from '../../ui/sliders/case-carousel.island.tsx';
import { allProjects } from '../lists/all-projects.ts';

interface RecentWorkProps {
  studies: ShownStudyItem[];
  /** The section above has the same ground. */
  flush?: boolean;
}

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
