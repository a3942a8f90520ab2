import { mainFormType, noPhoneNumber } from '../../../domain/inbox/enquiry.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { ContactForm } from '../../ui/forms/contact-form.island.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { type FormSection, islandOf, useFormProps } from './form-props.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/** Where its action leads after a post without JavaScript. */
export const mainFormId = 'contact-form';

interface MainEnquirySectionProps extends FormSection {
  settings: FormSection['settings'] & Pick<SiteSettings, 'openingHours'>;
  heading: string;
  paragraphs: string[];
  /** Id of the heading; buttons of landing pages lead there. */
  anchor: string;
  formId: string;
}

/** The main form beside the ways to reach the agency (decision D14). */
export function MainEnquirySection(section: MainEnquirySectionProps) {
  const { settings, heading, paragraphs, anchor, formId, flush } = section;
  const props = useFormProps('main', section);
  return (
    <Section labelledBy={heading ? anchor : undefined} flush={flush}>
      <FormBeside
        aside={
          <>
            {heading && (
              <h2 className="d3" id={anchor}>
                {heading}
              </h2>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="soft">
                {paragraph}
              </p>
            ))}
            <WaysToReachUs settings={settings} />
          </>
        }
      >
        <Island
          of={ContactForm}
          name={islandOf.main}
          when="interaction"
          props={{
            ...props,
            id: formId,
            sendTo: '/send-contact-form-main',
            fixed: { phoneNum: noPhoneNumber, formType: mainFormType },
          }}
        />
      </FormBeside>
    </Section>
  );
}
