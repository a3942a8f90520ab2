import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { timeInWords } from '../../../site-facts.ts';
import { StateBadge } from '../../publishing/state-badge.tsx';
import { listTexts as texts } from '../../texts/lists.ts';
import type { Listed } from '../list-calls.ts';
import { EditionMarks } from './edition-marks.tsx';
import { OpenRemarks } from './open-remarks.tsx';
import styles from './standing-line.module.css';

interface StandingLineProps {
  kind: AnyKind;
  listed: Listed;
  title: string;
}

/** Where an item of a list stands, who has changed it last, and whether somebody has remarked on it. */
export function StandingLine({ kind, listed, title }: StandingLineProps) {
  const { state, publishAt, changedAt, changedBy } = listed;
  return (
    <div className={styles.line}>
      <StateBadge state={state} publishAt={publishAt} />
      <small>{texts.changed(timeInWords(changedAt), changedBy)}</small>
      <EditionMarks kind={kind} listed={listed} />
      <OpenRemarks kind={kind} listed={listed} title={title} />
    </div>
  );
}
