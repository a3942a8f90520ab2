import { minute } from '../../domain/durations.ts';
import { isWaiting } from '../../domain/inbox/answer-promise.ts';
import { type AnswerInput, enquiryStatuses, type InboxChange } from '../../domain/inbox/inbox.ts';
import { signed } from '../../domain/inbox/mail-settings.ts';
import { isRowId, storable } from '../column-limits.ts';
import { ChangeRefused } from '../content/change-refused.ts';
import { isoTime } from '../iso-time.ts';
import { releaseByHand, uncounted, withdrawHeld } from '../mail/mail-cap.ts';
import { findMailSettings } from '../mail/mail-settings.ts';
import { insertMessage } from '../mail/outbox.ts';
import type { Database } from '../open.ts';
import { countRows, hasChanged } from '../row-counts.ts';
import { queueForAgency } from './enquiries.ts';
import { findEnquiryById } from './inbox.ts';
import { withdrawReminders } from './reminders.ts';

/** Milliseconds in which the same answer to the same enquiry is sent once. */
const repeatWindow = 10 * minute;

/** By a colleague, whose words the author has not seen. */
class Overtaken extends ChangeRefused {
  constructor(field: 'note' | 'text', sentence: string) {
    super(sentence, { errors: { [field]: sentence } });
  }
}

const noteChanged =
  'A colleague has saved another note meanwhile. Bring both together and save again.';

const answeredMeanwhile =
  'A colleague has answered meanwhile. Read that answer; send yours again if it is still needed.';

async function requireUser(db: Database, user_id: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (user) return;
  const message = 'There is no such colleague.';
  throw new ChangeRefused(message, { kind: 'invalid', errors: { assigned_to: message } });
}

async function releaseFromSpam(transaction: Database, enquiry_id: number, now: number) {
  const release = transaction
    .updateTable('enquiries')
    .set({ status: 'new' })
    .where('enquiry_id', '=', enquiry_id)
    .where('status', '=', 'spam');
  if (!(await hasChanged(release))) return;
  const notified = await transaction
    .selectFrom('outbox')
    .select('outbox_id')
    .where('enquiry_id', '=', enquiry_id)
    .where('kind', '=', 'enquiry')
    .executeTakeFirst();
  if (notified) return;
  const message = { enquiry_id, created_at: new Date(now).toISOString(), ...uncounted };
  await queueForAgency(transaction, message, await findMailSettings(transaction));
}

/** @throws {Overtaken} unless the enquiry is gone. */
async function refuseChangedNote(db: Database, id: number): Promise<void> {
  const enquiry = await findEnquiryById(db, id);
  if (enquiry) throw new Overtaken('note', noteChanged);
}

async function writeChange(
  db: Database,
  id: number,
  change: InboxChange,
  now: number,
): Promise<boolean> {
  if (change.assigned_to) await requireUser(db, change.assigned_to);
  const { held, noteBefore, ...columns } = change;
  if (change.status === 'spam') await withdrawHeld(db, id);
  else if (change.status) await releaseFromSpam(db, id, now);
  const isReal = held === false || (change.status && change.status !== 'spam');
  if (isReal) await releaseByHand(db, id, now);
  const isAnswered = change.status === 'answered';
  const isRead = columns.note !== undefined && noteBefore !== undefined;
  const isUpdated = await hasChanged(
    db
      .updateTable('enquiries')
      .set({ enquiry_id: id, ...storable(columns) })
      .$if(isAnswered, (query) =>
        query.set(({ fn, val }) => ({
          answered_at: fn.coalesce('answered_at', val(new Date(now).toISOString())),
        })),
      )
      .where('enquiry_id', '=', id)
      .where('status', 'in', enquiryStatuses)
      .$if(isRead, (query) => query.where('note', 'in', [noteBefore ?? '', columns.note ?? ''])),
  );
  if (isRead && !isUpdated) await refuseChangedNote(db, id);
  if (change.status && !isWaiting(change.status)) await withdrawReminders(db, id);
  return isUpdated;
}

export function updateEnquiry(
  db: Database,
  id: number,
  change: InboxChange,
  now: number,
): Promise<boolean> {
  return db.transaction().execute((transaction) => writeChange(transaction, id, change, now));
}

/** Whether the same answer was given just before: a call that timed out is often repeated. */
async function isAnsweredAlike(
  transaction: Database,
  { enquiry_id, text, created_at }: { enquiry_id: number; text: string; created_at: string },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('outbox')
    .select('outbox_id')
    .where('enquiry_id', '=', enquiry_id)
    .where('kind', '=', 'answer')
    .where('text', '=', text)
    .where('status', '!=', 'failed')
    .where('created_at', '>', isoTime(Date.parse(created_at) - repeatWindow))
    .executeTakeFirst();
  return found !== undefined;
}

async function refuseUnread(transaction: Database, id: number, read: number): Promise<void> {
  const answers = transaction
    .selectFrom('outbox')
    .where('enquiry_id', '=', id)
    .where('kind', '=', 'answer');
  if ((await countRows(answers)) > read) throw new Overtaken('text', answeredMeanwhile);
}

/** @throws {Overtaken} */
export function insertEnquiryAnswer(
  db: Database,
  id: number,
  { text, answersBefore, now }: AnswerInput & { now: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await writeChange(transaction, id, { status: 'answered' }, now);
    if (!found) return false;
    const created_at = new Date(now).toISOString();
    const ending = await findMailSettings(transaction);
    const written = { enquiry_id: id, text: signed(text, ending), created_at };
    const message = storable({ kind: 'answer' as const, ...written });
    if (await isAnsweredAlike(transaction, message)) return true;
    if (answersBefore !== undefined) await refuseUnread(transaction, id, answersBefore);
    await insertMessage(transaction, message);
    return true;
  });
}

export async function deleteEnquiry(db: Database, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  return hasChanged(db.deleteFrom('enquiries').where('enquiry_id', '=', id));
}
