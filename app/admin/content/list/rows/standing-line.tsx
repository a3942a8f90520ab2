import { timeInWords } from '../../../../../domain/site-clock.ts';
import { StateBadge } from '../../publishing/state-badge.tsx';
import { listTexts as texts } from '../../texts/lists.ts';
import type { Listed } from '../list-calls.ts';
import styles from './standing-line.module.css';

/** Where an item of a list stands, and who has changed it last. */
export function StandingLine({ listed }: { listed: Listed }) {
  const { state, publishAt, changedAt, changedBy } = listed;
  return (
    <div className={styles.line}>
      <StateBadge state={state} publishAt={publishAt} />
      <small>{texts.changed(timeInWords(changedAt), changedBy)}</small>
    </div>
  );
}
