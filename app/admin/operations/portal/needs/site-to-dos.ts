import { type AlertCause, alertTexts } from '../../../../../domain/alert.ts';
import type { FailedMessage, Overview } from '../../../../../domain/api/operations/overview.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { dueInWords, pastInWords, roughly } from '../times.ts';
import type { ToDo, ToDoGroup } from './to-do.ts';

const check = { verb: texts.check, to: '/admin/settings#installation' };

function sinceOf(iso: string, now: number): Pick<ToDo, 'state' | 'figure' | 'under'> {
  const time = dueInWords(iso, now);
  const figure = roughly(Math.max(0, now - Date.parse(iso)));
  return { state: 'late', figure, under: texts.since(time) };
}

/** What the site cannot mend by itself; a failed drill and a heartbeat that fails have rows of their own. */
function alertRows({ alerts, mail }: Overview, now: number): ToDo[] {
  const hasRow = (cause: AlertCause) =>
    cause === 'drill' || (cause === 'outbox' && Boolean(mail.heartbeat?.failure));
  return alerts
    .filter(({ cause }) => !hasRow(cause))
    .map(({ cause, detail, since }) => ({
      id: `alert ${cause}`,
      ...sinceOf(since, now),
      name: alertTexts[cause].title,
      note: `${detail} ${alertTexts[cause].advice}`,
      action: check,
    }));
}

function backupRows({ backups }: Overview, now: number): ToDo[] {
  const { backup, drill } = backups ?? {};
  const rows: ToDo[] = [];
  if (backup?.failure) {
    const note = texts.backupNote(backup.failure);
    const name = texts.backupFailed;
    rows.push({ id: 'backup', ...sinceOf(backup.at, now), name, note, action: check });
  }
  if (drill?.failure) {
    const note = texts.drillNote(drill.failure);
    const name = texts.drillFailed;
    rows.push({ id: 'drill', ...sinceOf(drill.at, now), name, note, action: check });
  }
  return rows;
}

function failureRow({ outbox_id, kind, enquiry_id, name, attempts, reason }: FailedMessage) {
  return {
    id: `failure ${outbox_id}`,
    failedMail: outbox_id,
    state: 'late' as const,
    figure: texts.oneMail,
    under: texts.notDelivered,
    name: texts.failedKind[kind](name),
    kind: texts.tried(attempts),
    note: texts.failedNote(reason),
    ...(enquiry_id !== null && {
      action: { verb: texts.open, to: `/admin/enquiries/${enquiry_id}` },
    }),
  };
}

function mailRows({ mail }: Overview, now: number): ToDo[] {
  const rows: ToDo[] = [];
  const failure = mail.heartbeat?.failure;
  if (failure) {
    const note = texts.heartbeatNote(failure.reason, pastInWords(failure.at, now));
    const name = texts.heartbeatFails;
    rows.push({ id: 'heartbeat', ...sinceOf(failure.since, now), name, note, action: check });
  }
  if (mail.held > 0) {
    rows.push({
      id: 'held',
      state: 'soon',
      figure: texts.mails(mail.held),
      under: texts.held,
      name: texts.heldMail(mail.held),
      note: texts.heldMailNote,
      action: { verb: texts.show, to: '/admin/enquiries?folder=held' },
    });
  }
  rows.push(...mail.failures.map(failureRow));
  const others = mail.failed - mail.failures.length;
  if (others > 0) {
    rows.push({
      id: 'more failures',
      state: 'late',
      figure: texts.mails(others),
      under: texts.notDelivered,
      name: texts.failedMail(others),
      note: texts.failedMailNote,
      action: { verb: texts.show, to: '/admin/enquiries?folder=all' },
    });
  }
  if (!mail.configured) {
    const figure = { figure: texts.noMailFigure, under: texts.noMailUnder };
    rows.push({
      id: 'no mail',
      ...figure,
      name: texts.noMail,
      note: texts.noMailNote,
      action: check,
    });
  }
  return rows;
}

function missedRows({ missed: { items, total } }: Overview): ToDo[] {
  const [first] = items;
  if (!first) return [];
  return [
    {
      id: 'missed',
      figure: texts.times(first.hits),
      under: texts.missed,
      name: first.path,
      ...(total > 1 && { kind: texts.moreAddresses(total - 1) }),
      note: texts.missedNote,
      action: {
        verb: texts.redirect,
        to: `/admin/redirects?${new URLSearchParams({ from: first.path })}`,
      },
    },
  ];
}

/** What visitors can hold against the site (R-G-04); figures without a source wait behind a link. */
function claimRows({ claims: { contradicting, expired } }: Overview): ToDo[] {
  const count = contradicting + expired;
  if (count === 0) return [];
  const notes = [
    ...(contradicting > 0 ? [texts.contradictingNote] : []),
    ...(expired > 0 ? [texts.expiredNote(expired)] : []),
  ];
  return [
    {
      id: 'claims',
      figure: String(count),
      under: texts.ofFigures(count),
      name: contradicting > 0 ? texts.contradicting : texts.expired,
      note: notes.join(' '),
      action: { verb: texts.show, to: '/admin/claims' },
    },
  ];
}

/** While nobody has named the site (R-S-04). */
function nameRows({ hiddenAs }: Overview): ToDo[] {
  if (hiddenAs === null) return [];
  return [
    {
      id: 'name',
      state: 'late',
      figure: texts.hidden,
      under: texts.fromSearch,
      name: texts.unnamed(hiddenAs),
      note: texts.unnamedNote,
      action: { verb: texts.changeName, to: '/admin/settings#agency' },
    },
  ];
}

/** What is wrong with the site itself, and what its visitors miss. */
export function siteGroup(overview: Overview, now: number): ToDoGroup {
  const rows = [
    ...nameRows(overview),
    ...alertRows(overview, now),
    ...backupRows(overview, now),
    ...mailRows(overview, now),
    ...claimRows(overview),
    ...missedRows(overview),
  ];
  return { title: texts.theSite, rows, count: rows.length };
}
