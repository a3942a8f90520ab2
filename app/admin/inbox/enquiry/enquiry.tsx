import { useRevalidator, useSearchParams } from 'react-router';
import { listUsers } from '../../../../domain/api/accounts/users.ts';
import {
  answerEnquiry,
  deleteEnquiriesOfPersonCall,
  deleteEnquiryCall,
  getEnquiry,
  updateEnquiryCall,
} from '../../../../domain/api/inbox/enquiries.ts';
import { getMailSettings } from '../../../../domain/api/inbox/mail-settings.ts';
import { getPersonalData } from '../../../../domain/api/inbox/personal-data.ts';
import { listSavedAnswers } from '../../../../domain/api/inbox/saved-answers.ts';
import { getOverview } from '../../../../domain/api/operations/overview.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { BackLink } from '../../ui/layout/layout.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { inboxPath, inboxQuery } from '../list/inbox-query.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import type { Route } from './+types/enquiry';
import { AnswerForm } from './answer/answer-form.tsx';
import { Conversation } from './conversation.tsx';
import styles from './enquiry.module.css';
import { EnquiryHead } from './enquiry-head.tsx';
import { HeldNotice } from './held-notice.tsx';
import { MailLog } from './mail-log.tsx';
import { PromiseClock } from './promise-clock.tsx';
import { TeamForm } from './team-form.tsx';
import { VisitTrail } from './visit-trail.tsx';

async function findOpened(id: string) {
  const [enquiry, users, savedAnswers, { mail }, { signature }] = await Promise.all([
    request(getEnquiry, { params: { id } }),
    request(listUsers),
    request(listSavedAnswers),
    request(getOverview),
    request(getMailSettings),
  ]);
  // A server of the release before has no signature.
  const { configured } = mail;
  return { enquiry, users, savedAnswers, configured, signature: signature ?? '' };
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { opened: outcomeOf(findOpened(id)) };
}

export const clientAction = apiAction(
  updateEnquiryCall,
  answerEnquiry,
  deleteEnquiryCall,
  getPersonalData,
  deleteEnquiriesOfPersonCall,
);

export function meta() {
  return screenMeta(texts.screen);
}

export default function Enquiry({ loaderData }: Route.ComponentProps) {
  const query = inboxQuery(useSearchParams()[0]);
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.open}>
      <BackLink to={inboxPath(query)}>{texts.back}</BackLink>
      <Loaded of={loaderData.opened} waiting={texts.loadingOne} onRetry={revalidate}>
        {({ enquiry, users, configured, ...answering }) => (
          <article key={enquiry.enquiry_id} className={styles.enquiry} data-prints>
            <EnquiryHead enquiry={enquiry} listPath={inboxPath(query)} />
            <HeldNotice enquiry={enquiry} />
            <PromiseClock enquiry={enquiry} />
            <Conversation enquiry={enquiry} />
            <AnswerForm enquiry={enquiry} configured={configured} {...answering} />
            <TeamForm enquiry={enquiry} users={users} />
            <div className={styles.columns}>
              <VisitTrail enquiry={enquiry} />
              <MailLog enquiry={enquiry} configured={configured} />
            </div>
          </article>
        )}
      </Loaded>
    </div>
  );
}
