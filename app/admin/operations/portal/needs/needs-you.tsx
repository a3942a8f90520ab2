import { Card } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../../../../domain/api/operations/overview.ts';
import { CardTitle } from '../../../ui/layout/card-title.tsx';
import { Switch } from '../../../ui/layout/switch.tsx';
import { UndoStrip } from '../../../ui/undo/undo-strip.tsx';
import { useUndo } from '../../../ui/undo/use-undo.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { enquiryGroup, isLate } from './enquiry-to-dos.ts';
import styles from './needs-you.module.css';
import { OfferUndo } from './offer-undo.ts';
import { siteGroup } from './site-to-dos.ts';
import { textGroup } from './text-to-dos.ts';
import type { ToDoGroup } from './to-do.ts';
import { ToDoList } from './to-do-list.tsx';

interface NeedsYouProps {
  overview: Overview;
  /** Milliseconds since 1970. */
  now: number;
}

/** What waits, people first; late is what is late of the chosen enquiries. */
function waitingFor({ overview, now }: NeedsYouProps, isMine: boolean) {
  const { waiting, mine, overdue } = overview.enquiries;
  const groups = isMine
    ? [enquiryGroup(mine, now)]
    : [enquiryGroup(waiting, now), textGroup(overview, now), siteGroup(overview, now)];
  const late = isMine ? mine.items.filter((one) => isLate(one, now)).length : overdue;
  return { groups: groups.filter(({ rows }) => rows.length > 0), late };
}

function sumOf(groups: ToDoGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

export function NeedsYou(props: NeedsYouProps) {
  const [isMine, setMine] = useState(false);
  const undo = useUndo();
  const { groups, late } = waitingFor(props, isMine);
  const count = sumOf(groups);
  const { unproved } = props.overview.claims;
  const urgent = groups.flatMap(({ rows }) => rows).find(({ action }) => action);
  const choices = [
    { name: texts.everybody, isChosen: !isMine, choose: () => setMine(false) },
    { name: texts.mine, isChosen: isMine, choose: () => setMine(true) },
  ];
  return (
    <Card component="section" className={styles.card}>
      <header className={styles.head}>
        <CardTitle>
          {texts.needsYou}
          <small aria-live="polite">{count > 0 && texts.things(count, late)}</small>
        </CardTitle>
        <Switch label={texts.whose} choices={choices} />
      </header>
      {undo.deleted && <UndoStrip undo={undo} message={texts.dismissed} />}
      {count === 0 && <p className={styles.note}>{isMine ? texts.nothingMine : texts.nothing}</p>}
      <OfferUndo value={undo.offerUndo}>
        {groups.map((group) => (
          <ToDoList key={`${isMine} ${group.title}`} group={group} first={urgent?.id} />
        ))}
      </OfferUndo>
      {isMine && <p className={styles.note}>{texts.onlyMine}</p>}
      {!isMine && unproved > 0 && (
        <p className={styles.note}>
          <Link to="/admin/claims">{texts.unproved(unproved)}</Link>
        </p>
      )}
    </Card>
  );
}
