import { outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { accountTexts as texts } from '../texts/account.ts';
import type { Route } from './+types/account';
import { findFactorState, findOwnSessions } from './calls.ts';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function clientLoader() {
  return {
    sessions: outcomeOf(findOwnSessions()),
    factor: outcomeOf(findFactorState()),
  };
}

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="accountPage">
      <PageTitle title={texts.title} />
      <PasswordCard />
      <SecondFactorCard state={loaderData.factor} />
      <SessionsCard sessions={loaderData.sessions} />
    </div>
  );
}
