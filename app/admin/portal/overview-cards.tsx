import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { portalTexts as texts } from '../texts/portal.ts';
import { CardSection } from '../ui/card-section.tsx';
import { timeInWords } from '../ui/time-in-words.ts';
import type { Overview, RecentItem } from './calls.ts';

/** Items that one answer holds at most: there may be more. */
const listed = 10;

export function OverviewCards({ overview }: { overview: Overview }) {
  return (
    <div className="portalOverview">
      <NeedsYou overview={overview} />
      <LastChanges items={overview.lastChanges} />
    </div>
  );
}

function titleOf({ title }: RecentItem): string {
  return title || texts.untitled;
}

function NeedsYou({ overview: { drafts, samplesLeft, mail } }: { overview: Overview }) {
  const [draft] = drafts;
  const isClear = mail.configured && !draft && samplesLeft === 0;
  return (
    <CardSection title={texts.needsYou}>
      {isClear && <p>{texts.nothing}</p>}
      <ul className="adminRows">
        {!mail.configured && <Waiting what={texts.noMail} note={texts.noMailNote} />}
        {draft && (
          <Waiting
            what={texts.drafts(drafts.length < listed ? String(drafts.length) : `${listed}+`)}
            note={texts.draftsNote(titleOf(draft))}
          >
            <Button component={Link} to={texts.kinds[draft.kind].path(draft.id)} variant="default">
              {texts.show}
              <span className="visuallyHidden"> {titleOf(draft)}</span>
            </Button>
          </Waiting>
        )}
        {samplesLeft > 0 && (
          <Waiting what={texts.samples(samplesLeft)} note={texts.samplesNote}>
            <Button component={Link} to="/admin/settings" variant="default">
              {texts.fillIn}
            </Button>
          </Waiting>
        )}
      </ul>
      {mail.configured && <p className="portalFine">{texts.mail}</p>}
    </CardSection>
  );
}

interface WaitingProps {
  what: string;
  note: string;
  children?: ReactNode;
}

function Waiting({ what, note, children }: WaitingProps) {
  return (
    <li>
      <div>
        <strong>{what}</strong>
        <p>{note}</p>
      </div>
      {children}
    </li>
  );
}

function LastChanges({ items }: { items: RecentItem[] }) {
  return (
    <CardSection title={texts.lastChanges}>
      {items.length === 0 && <p>{texts.noChanges}</p>}
      <ul className="adminRows portalChanges">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <div>
              <Link to={texts.kinds[item.kind].path(item.id)}>{titleOf(item)}</Link>
              <p>{texts.kinds[item.kind].name}</p>
            </div>
            <time dateTime={item.updated_at}>{timeInWords(item.updated_at)}</time>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
