import type { Office } from '../../../domain/settings.ts';
import { EnquiryForm } from '../../ui/forms/enquiry-form.island.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { Island } from '../../ui/island.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TermList, TermListItem } from '../../ui/sections/term-list.tsx';
import { landingFormId } from '../layout/header/header.tsx';
import { CallAndWrite } from './call-and-write.tsx';
import styles from './enquiry-section.module.css';
import { type FormSection, islandOf, useFormProps } from './form-props.ts';

interface EnquirySectionProps extends FormSection {
  /** The head office unless a page knows a nearer one. */
  office?: Office;
  heading?: string;
  paragraphs?: string[];
  /** Id of the form; buttons of landing pages lead there. */
  anchor?: string;
}

/** Decision D14. */
export function EnquirySection(section: EnquirySectionProps) {
  const { settings, anchor = landingFormId, flush } = section;
  const { text, list } = useMessages();
  const { heading = text('forms.start'), paragraphs = [text('forms.sixLines')] } = section;
  const { phone, email, offices } = settings;
  const { office = offices[0] } = section;
  const props = useFormProps('extended', section);
  const headingId = `${anchor}-heading`;
  return (
    <Section ground="sand" labelledBy={heading ? headingId : undefined} flush={flush}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <div className={styles.reach}>
        <FormBeside
          aside={
            <>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="lead">
                  {paragraph}
                </p>
              ))}
              <TermList>
                <CallAndWrite phone={phone} email={email} />
                {office && (
                  <TermListItem term={text('forms.visit')}>
                    <address>{list([...office.street, office.city])}</address>
                  </TermListItem>
                )}
              </TermList>
            </>
          }
        >
          <Island
            of={EnquiryForm}
            name={islandOf.extended}
            when="interaction"
            props={{ ...props, id: anchor, sendTo: '/send-contact-form' }}
          />
        </FormBeside>
      </div>
    </Section>
  );
}
