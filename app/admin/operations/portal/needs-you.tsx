import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AlertCause, alertTexts } from '../../../../domain/alert.ts';
import type { Overview } from '../../../../domain/api/operations/overview.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { editPathOfNoun } from '../../content/screens.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import styles from './needs-you.module.css';

/** Items that one answer holds at most: there may be more. */
const listed = 10;

function isClear({ drafts, samplesLeft, enquiries, mail, backups, alerts }: Overview): boolean {
  const unsent = mail.failed + mail.held;
  const waiting = drafts.length + samplesLeft + enquiries.new + enquiries.overdue + unsent;
  const isWell = !(mail.heartbeat?.failure || backups?.backup?.failure || backups?.drill?.failure);
  return mail.configured && isWell && waiting + alerts.length === 0;
}

/** What waits for somebody, people first. */
export function NeedsYou({ overview }: { overview: Overview }) {
  return (
    <CardSection title={texts.needsYou}>
      {isClear(overview) && <p>{texts.nothing}</p>}
      <Rows>
        <Alerts overview={overview} />
        <WaitingEnquiries enquiries={overview.enquiries} />
        <WaitingMail mail={overview.mail} />
        <FailedBackups backups={overview.backups} />
        <WaitingContent overview={overview} />
      </Rows>
      {overview.mail.configured && <MailFine heartbeat={overview.mail.heartbeat} />}
      <BackupsFine backups={overview.backups} />
    </CardSection>
  );
}

/** What the site cannot mend by itself; a failed drill and a heartbeat that fails have lines of their own. */
function Alerts({ overview: { alerts, mail } }: { overview: Overview }) {
  const isListed = (cause: AlertCause) =>
    cause === 'drill' || (cause === 'outbox' && Boolean(mail.heartbeat?.failure));
  return alerts
    .filter(({ cause }) => !isListed(cause))
    .map(({ cause, detail, since }) => {
      const { title, advice } = alertTexts[cause];
      const note = texts.alertNote(detail, timeInWords(since), advice);
      return <Waiting key={cause} isAlarming what={title} note={note} />;
    });
}

/** When the last backup was made, and when one was last restored for trial. */
function BackupsFine({ backups }: Pick<Overview, 'backups'>) {
  if (!backups) return <p className={styles.fine}>{texts.noBackups}</p>;
  const { backup, drill } = backups;
  return (
    <p className={styles.fine}>
      {backup && !backup.failure ? texts.backup(timeInWords(backup.at)) : texts.noBackupYet}{' '}
      {drill && !drill.failure && texts.drill(timeInWords(drill.at))}
    </p>
  );
}

function FailedBackups({ backups }: Pick<Overview, 'backups'>) {
  const { backup, drill } = backups ?? {};
  return (
    <>
      {backup?.failure && (
        <Waiting
          isAlarming
          what={texts.backupFailed(timeInWords(backup.at))}
          note={texts.backupNote(backup.failure)}
        />
      )}
      {drill?.failure && (
        <Waiting
          isAlarming
          what={texts.drillFailed(timeInWords(drill.at))}
          note={texts.drillNote(drill.failure)}
        />
      )}
    </>
  );
}

function WaitingEnquiries({ enquiries }: Pick<Overview, 'enquiries'>) {
  return (
    <>
      {enquiries.overdue > 0 && (
        <Waiting what={texts.overdue(enquiries.overdue)} note={texts.overdueNote}>
          <Show to="/admin/enquiries?folder=overdue" whose={texts.overdueEnquiries} />
        </Waiting>
      )}
      {enquiries.new > 0 && (
        <Waiting what={texts.newEnquiries(enquiries.new)} note={texts.newEnquiriesNote}>
          <Show to="/admin/enquiries" whose={texts.newestEnquiries} />
        </Waiting>
      )}
    </>
  );
}

/** Mail is set up; whether it gets through, the last heartbeat tells. */
function MailFine({ heartbeat }: Pick<Overview['mail'], 'heartbeat'>) {
  const time = heartbeat?.lastSuccess;
  return (
    <p className={styles.fine}>
      {texts.mail} {time && texts.heartbeat(timeInWords(time))}
    </p>
  );
}

function WaitingMail({ mail }: Pick<Overview, 'mail'>) {
  const failure = mail.heartbeat?.failure;
  return (
    <>
      {failure && (
        <Waiting
          isAlarming
          what={texts.heartbeatFails(timeInWords(failure.since))}
          note={texts.heartbeatNote(failure.reason, timeInWords(failure.at))}
        />
      )}
      {mail.held > 0 && (
        <Waiting what={texts.heldMail(mail.held)} note={texts.heldMailNote}>
          <Show to="/admin/enquiries?folder=held" whose={texts.heldEnquiries} />
        </Waiting>
      )}
      {mail.failed > 0 && (
        <Waiting what={texts.failedMail(mail.failed)} note={texts.failedMailNote}>
          <Show to="/admin/enquiries?folder=all" whose={texts.allEnquiries} />
        </Waiting>
      )}
      {!mail.configured && <Waiting what={texts.noMail} note={texts.noMailNote} />}
    </>
  );
}

function WaitingContent({ overview: { drafts, samplesLeft } }: { overview: Overview }) {
  const [draft] = drafts;
  const title = draft?.title || texts.untitled;
  return (
    <>
      {draft && (
        <Waiting
          what={texts.drafts(drafts.length < listed ? String(drafts.length) : `${listed}+`)}
          note={texts.draftsNote(title)}
        >
          <Show to={editPathOfNoun(draft.kind, draft.id)} whose={title} />
        </Waiting>
      )}
      {samplesLeft > 0 && (
        <Waiting what={texts.samples(samplesLeft)} note={texts.samplesNote}>
          <Button component={Link} to="/admin/settings" variant="default">
            {texts.fillIn}
          </Button>
        </Waiting>
      )}
    </>
  );
}

function Show({ to, whose }: { to: string; whose: string }) {
  return (
    <Button component={Link} to={to} variant="default">
      {texts.show}
      <span className="visuallyHidden"> {whose}</span>
    </Button>
  );
}

interface WaitingProps {
  what: string;
  note: string;
  isAlarming?: boolean;
  children?: ReactNode;
}

function Waiting({ what, note, isAlarming, children }: WaitingProps) {
  return (
    <li data-alarming={isAlarming || undefined}>
      <div>
        <strong>{what}</strong>
        <p>{note}</p>
      </div>
      {children}
    </li>
  );
}
