import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { CaseCard } from '../../../ui/lists/case-card.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { allProjects } from '../../lists/all-projects.ts';

export function NextStudy({ study }: { study: ShownStudyItem }) {
  const messages = useMessages();
  const link = allProjects(messages);
  return (
    <Section ground="sand" labelledBy="next-study">
      <SectionHeading id="next-study" link={link}>
        {messages.text('study.nextStudy')}
      </SectionHeading>
      <CaseCard study={study} details={messages.text('cards.details')} size="beside" />
      <SectionHeadingLink {...link} />
    </Section>
  );
}
