import { Card } from '@mantine/core';
import type { Overview } from '../../../../domain/api/operations/overview.ts';
import type { SettingsCheckResult } from '../../../../domain/api/operations/settings-check.ts';
import { Loaded, type Outcome } from '../../ui/loaded.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import { LastChanges } from './last-changes.tsx';
import { NeedsYou } from './needs/needs-you.tsx';
import styles from './portal-overview.module.css';
import { RunsByItself } from './running/runs-by-itself.tsx';
import { SettingsCheck } from './running/settings-check.tsx';
import { Skeleton } from './skeleton.tsx';

interface PortalOverviewProps {
  overview: Promise<Outcome<Overview>>;
  check: Promise<Outcome<SettingsCheckResult>>;
  now: number;
}

/** What waits for somebody, and how the site runs. */
export function PortalOverview({ overview, check, now }: PortalOverviewProps) {
  return (
    <div className={styles.work}>
      <Loaded of={overview} waiting={texts.loading} skeleton={<Waiting />}>
        {(arrived) => <Columns overview={arrived} check={check} now={now} />}
      </Loaded>
    </div>
  );
}

interface ColumnsProps extends Omit<PortalOverviewProps, 'overview'> {
  overview: Overview;
}

function Columns({ overview, check, now }: ColumnsProps) {
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
