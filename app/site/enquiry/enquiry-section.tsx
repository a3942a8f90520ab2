import { fieldLimits } from '../../../domain/inbox/form-limits.ts';
import type { Office, SiteSettings } from '../../../domain/settings.ts';
import { EnquiryForm } from '../../ui/forms/enquiry-form.island.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { formTexts } from '../../ui/forms/form-texts.ts';
import { Island } from '../../ui/island.tsx';
import { useLinkTo } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TermList, TermListItem } from '../../ui/sections/term-list.tsx';
import { landingFormId } from '../layout/header/header.tsx';
import { CallAndWrite } from './call-and-write.tsx';
import styles from './enquiry-section.module.css';
import { progressAfter, type RefusedPost } from './receive-enquiry.ts';

interface EnquirySectionProps {
  settings: Pick<SiteSettings, 'phone' | 'email' | 'offices' | 'forms' | 'promise'>;
  /** The page's own path; its action is receiveEnquiryForm. */
  path: string;
  sent: boolean;
  post: RefusedPost | undefined;
  /** The head office unless a page knows a nearer one. */
  office?: Office;
  heading?: string;
  paragraphs?: string[];
  /** Id of the form; buttons of landing pages lead there. */
  anchor?: string;
  flush?: boolean;
}

/** Decision D14. */
export function EnquirySection(section: EnquirySectionProps) {
  const { settings, path, sent, post, anchor = landingFormId, flush } = section;
  const linkTo = useLinkTo();
  const messages = useMessages();
  const { text, list } = messages;
  const { heading = text('forms.start'), paragraphs = [text('forms.sixLines')] } = section;
  const limits = fieldLimits(settings.forms);
  const { phone, email, offices } = settings;
  const { office = offices[0] } = section;
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
            name="enquiry-form"
            when="interaction"
            props={{
              id: anchor,
              action: linkTo(path).href,
              sendTo: '/send-contact-form',
              limits,
              texts: formTexts(messages, 'extended', {
                limits,
                answerHours: settings.promise.answerHours,
              }),
              phone,
              progress: progressAfter(post, sent),
              values: post?.values ?? {},
            }}
          />
        </FormBeside>
      </div>
    </Section>
  );
}
