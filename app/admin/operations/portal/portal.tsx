import { useRouteLoaderData } from 'react-router';
import { dismissAnswer } from '../../../../domain/api/content/sign-off/editor.ts';
import { dismissMail, resendMail } from '../../../../domain/api/inbox/failed-mail.ts';
import { apiAction } from '../../api-action.ts';
import { MentionsCard } from '../../content/remarks/mentions-card.tsx';
import { remarkTexts } from '../../content/remarks/texts.ts';
import { ArrivedCard } from '../../content/sign-off/arrived-card.tsx';
import { signOffTexts } from '../../content/sign-off/texts.ts';
import { FirstHourCard } from '../../first-hour/portal-card.tsx';
import type { clientLoader as shellLoader } from '../../layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import type { Route } from './+types/portal';
import { ListCards } from './list-cards.tsx';
import { loadPortal } from './load-portal.ts';
import styles from './portal.module.css';
import { PortalOverview } from './portal-overview.tsx';
import { Profile } from './profile.tsx';
import { QuickActions } from './quick-actions.tsx';
import { nowInWords } from './times.ts';

export const clientLoader = loadPortal;

export const clientAction = apiAction(resendMail, dismissMail, dismissAnswer);

export default function Portal({
  loaderData: { overview, check, sessions, mentions, arrived, firstHour },
}: Route.ComponentProps) {
  const shell = useRouteLoaderData<typeof shellLoader>('admin/layout');
  const now = useMinute();
  return (
    <>
      <PageTitle title="Admin Portal" lead={nowInWords(now)} />
      <QuickActions />
      <FirstHourCard of={firstHour} />
      <PortalOverview overview={overview} check={check} now={now} />
      <div className={styles.told}>
        <Loaded of={mentions} waiting={remarkTexts.loadingMentions} skeleton={<span />}>
          {(found) => <MentionsCard mentions={found} />}
        </Loaded>
        <Loaded of={arrived} waiting={signOffTexts.loadingArrived} skeleton={<span />}>
          {(found) => <ArrivedCard answers={found} />}
        </Loaded>
      </div>
      <ListCards overview={overview} />
      <Profile email={shell?.email ?? ''} sessions={sessions} now={now} />
    </>
  );
}
