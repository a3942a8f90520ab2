import { ButtonLink } from '../../../ui/button.tsx';
import { FormBeside } from '../../../ui/forms/form-beside.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { allProjects } from '../../lists/all-projects.ts';

/** Names no other study (R-2.5-01). */
export function NextProject() {
  return (
    <Section ground="sand" labelledBy="next-project">
      <SectionHeading id="next-project" link={allProjects}>
        The next one could be yours
      </SectionHeading>
      <FormBeside
        aside={
          <p className="lead">
            Tell us what you need to move, and how far. You get a written estimate in two working
            days.
          </p>
        }
      >
        <ButtonLink href="/contact">Get a Quote</ButtonLink>
      </FormBeside>
      <SectionHeadingLink {...allProjects} />
    </Section>
  );
}
