import { ButtonLink } from '../../../ui/button.tsx';
import { FormBeside } from '../../../ui/forms/form-beside.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { allProjects } from '../../lists/all-projects.ts';

/** Names no other study (R-2.5-01). */
export function NextProject() {
  const messages = useMessages();
  const { text } = messages;
  const link = allProjects(messages);
  return (
    <Section ground="sand" labelledBy="next-project">
      <SectionHeading id="next-project" link={link}>
        {text('study.nextProject')}
      </SectionHeading>
      <FormBeside aside={<p className="lead">{text('study.nextProjectText')}</p>}>
        <ButtonLink href="/contact">{text('study.quote')}</ButtonLink>
      </FormBeside>
      <SectionHeadingLink {...link} />
    </Section>
  );
}
