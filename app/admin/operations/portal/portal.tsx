import { Card } from '@mantine/core';
import { useRouteLoaderData } from 'react-router';
import { listOwnSessions } from '../../../../domain/api/accounts/own-account.ts';
import { getFirstHour } from '../../../../domain/api/content/first-hour.ts';
import { listOpenMentions } from '../../../../domain/api/content/remarks.ts';
import {
  listArrivedAnswers,
  putAnswerAway,
} from '../../../../domain/api/content/sign-off/editor.ts';
import { dismissMail, resendMail } from '../../../../domain/api/inbox/failed-mail.ts';
import { getOverview, type Overview } from '../../../../domain/api/operations/overview.ts';
import {
  checkSettingsCall,
  type SettingsCheckResult,
} from '../../../../domain/api/operations/settings-check.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { MentionsCard } from '../../content/remarks/mentions-card.tsx';
import { remarkTexts } from '../../content/remarks/texts.ts';
import { ArrivedCard } from '../../content/sign-off/arrived-card.tsx';
import { signOffTexts } from '../../content/sign-off/texts.ts';
import { FirstHourCard } from '../../first-hour/portal-card.tsx';
import type { clientLoader as shellLoader } from '../../layout.tsx';
import { Loaded, load, type Outcome } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { portalTexts as texts } from '../texts/portal.ts';
import type { Route } from './+types/portal';
import { LastChanges } from './last-changes.tsx';
import { ListCards } from './list-cards.tsx';
import { NeedsYou } from './needs/needs-you.tsx';
import styles from './portal.module.css';
import { Profile } from './profile.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RunsByItself } from './running/runs-by-itself.tsx';
import { SettingsCheck } from './running/settings-check.tsx';
import { Skeleton } from './skeleton.tsx';
import { nowInWords } from './times.ts';

/** Milliseconds that the screen before stays on view, so that nothing jumps when the answer is quick. */
const graceTime = 400;

/** Milliseconds that the first hour's card, which stands above the rest, is waited for; later it would push it down. */
const cardTime = 3_000;

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

export async function clientLoader() {
  const overview = load(getOverview);
  const check = load(checkSettingsCall);
  const sessions = load(listOwnSessions);
  const mentions = load(listOpenMentions);
  const arrived = load(listArrivedAnswers);
  const [firstHour] = await Promise.all([
    Promise.race([request(getFirstHour).catch(() => null), after(cardTime)]),
    Promise.race([Promise.all([overview, check, sessions]), after(graceTime)]),
  ]);
  return { overview, check, sessions, mentions, arrived, firstHour };
}

export const clientAction = apiAction(resendMail, dismissMail, putAnswerAway);

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
      <div className={styles.work}>
        <Loaded of={overview} waiting={texts.loading} skeleton={<Waiting />}>
          {(arrived) => <Work overview={arrived} check={check} now={now} />}
        </Loaded>
      </div>
      <Loaded of={mentions} waiting={remarkTexts.loadingMentions} skeleton={<span />}>
        {(found) => <MentionsCard mentions={found} />}
      </Loaded>
      <Loaded of={arrived} waiting={signOffTexts.loadingArrived} skeleton={<span />}>
        {(found) => <ArrivedCard answers={found} />}
      </Loaded>
      <ListCards overview={overview} />
      <Profile email={shell?.email ?? ''} sessions={sessions} now={now} />
    </>
  );
}

interface WorkProps {
  overview: Overview;
  check: Promise<Outcome<SettingsCheckResult>>;
  now: number;
}

function Work({ overview, check, now }: WorkProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <NeedsYou overview={overview} now={now} />
        <LastChanges items={overview.lastChanges} now={now} />
      </div>
      <div className={styles.column}>
        <RunsByItself overview={overview} now={now} />
        <SettingsCheck check={check} samples={overview.samplesLeft} now={now} />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.columns}>
      <Card>
        <Skeleton size="large" />
      </Card>
      <Card>
        <Skeleton size="large" />
      </Card>
    </div>
  );
}
