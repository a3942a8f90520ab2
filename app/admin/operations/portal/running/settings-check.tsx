import { Suspense, use } from 'react';
import { Link } from 'react-router';
import type { SettingsCheckResult } from '../../../../../domain/api/operations/settings-check.ts';
import { StateIcon } from '../../../content/publishing/state-sign.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { Loaded, type Outcome } from '../../../ui/loaded.tsx';
import { portalTexts as texts } from '../../texts/portal.ts';
import { Skeleton } from '../skeleton.tsx';
import { checkSummary } from './check-summary.ts';
import styles from './settings-check.module.css';

interface State {
  samples: number;
  /** Milliseconds since 1970. */
  now: number;
}

type SettingsCheckProps = State & { check: Promise<Outcome<SettingsCheckResult>> };

/** Whether the settings of server and site work: one warning at a time, the rest in a sentence. */
export function SettingsCheck({ check, ...state }: SettingsCheckProps) {
  const note = (
    <Suspense>
      <Holding check={check} {...state} />
    </Suspense>
  );
  return (
    <CardSection title={texts.settingsCheck} note={note}>
      <div className={styles.check}>
        <Loaded of={check} waiting={texts.checkLoading} skeleton={<Skeleton size="small" />}>
          {(last) => <Findings last={last} {...state} />}
        </Loaded>
      </div>
    </CardSection>
  );
}

function Holding({ check, samples, now }: SettingsCheckProps) {
  const outcome = use(check);
  if (!('data' in outcome)) return null;
  const { good, all } = checkSummary(outcome.data, samples, now);
  return texts.hold(good, all);
}

function Findings({ last, samples, now }: State & { last: SettingsCheckResult }) {
  const { warning, rest } = checkSummary(last, samples, now);
  return (
    <>
      {warning && (
        <div className={styles.warning} data-state={warning.state}>
          <StateIcon sign={warning.state === 'error' ? 'refused' : 'hint'} />
          <strong>{warning.found}</strong>
          <p>{warning.fix}</p>
          <Link to={warning.to}>{warning.verb}</Link>
        </div>
      )}
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
