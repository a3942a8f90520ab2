import {
  getAccountMails,
  saveAccountMails,
} from '../../../../domain/api/accounts/account-mails.ts';
import {
  changePasswordOf,
  confirmSecondFactorCall,
  endOtherSessions,
  endOwnSession,
  getSecondFactor,
  listOwnSessions,
  offerSecondFactorCall,
  removeSecondFactor,
} from '../../../../domain/api/accounts/own-account.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { accountTexts as texts } from '../texts/account.ts';
import type { Route } from './+types/account';
import { AccountPage } from './account-page.tsx';
import { MailsCard } from './mails-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function clientLoader() {
  return {
    sessions: load(listOwnSessions),
    factor: load(getSecondFactor),
    mails: load(getAccountMails),
  };
}

export const clientAction = apiAction(
  changePasswordOf(1),
  endOwnSession,
  endOtherSessions,
  offerSecondFactorCall,
  confirmSecondFactorCall,
  removeSecondFactor,
  saveAccountMails,
);

export function meta() {
  return screenMeta(texts.title);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <PageTitle title={texts.title} />
      <PasswordCard />
      <SecondFactorCard state={loaderData.factor} />
      <MailsCard mails={loaderData.mails} />
      <SessionsCard sessions={loaderData.sessions} />
    </AccountPage>
  );
}
