import { mainFormType, noPhoneNumber } from '../../../domain/inbox/enquiry.ts';
import { fieldLimits } from '../../../domain/inbox/form-limits.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { ContactForm } from '../../ui/forms/contact-form.island.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { formTexts } from '../../ui/forms/form-texts.ts';
import { Island } from '../../ui/island.tsx';
import { useLinkTo } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { Section } from '../../ui/sections/section.tsx';
import { progressAfter, type RefusedPost } from './receive-enquiry.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/** Where its action leads after a post without JavaScript. */
export const mainFormId = 'contact-form';

interface MainEnquirySectionProps {
  settings: Pick<
    SiteSettings,
    'phone' | 'email' | 'offices' | 'openingHours' | 'forms' | 'promise'
  >;
  /** The page's own path; its action is receiveEnquiryForm. */
  path: string;
  sent: boolean;
  post: RefusedPost | undefined;
  heading: string;
  paragraphs: string[];
  /** Id of the heading; buttons of landing pages lead there. */
  anchor: string;
  formId: string;
  flush?: boolean;
}

/** The main form beside the ways to reach the agency (decision D14). */
export function MainEnquirySection(section: MainEnquirySectionProps) {
  const { settings, path, sent, post, heading, paragraphs, anchor, formId, flush } = section;
  const linkTo = useLinkTo();
  const messages = useMessages();
  const limits = fieldLimits(settings.forms);
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
          name="contact-form"
          when="interaction"
          props={{
            id: formId,
            action: linkTo(path).href,
            sendTo: '/send-contact-form-main',
            limits,
            texts: formTexts(messages, 'main', {
              limits,
              answerHours: settings.promise.answerHours,
            }),
            fixed: { phoneNum: noPhoneNumber, formType: mainFormType },
            phone: settings.phone,
            progress: progressAfter(post, sent),
            values: post?.values ?? {},
          }}
        />
      </FormBeside>
    </Section>
  );
}
