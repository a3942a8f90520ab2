import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { CaseCard } from '../../../ui/lists/case-card.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { allProjects } from '../../lists/all-projects.ts';

export function NextStudy({ study }: { study: ShownStudyItem }) {
  return (
    <Section ground="sand" labelledBy="next-study">
      <SectionHeading id="next-study" link={allProjects}>
        The next study
      </SectionHeading>
      <CaseCard study={study} size="beside" />
      <SectionHeadingLink {...allProjects} />
    </Section>
  );
}
