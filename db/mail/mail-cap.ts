import {
  capWindow,
  countReleasable,
  hasRoomForNew,
  isSummaryDue,
  summaryDelay,
} from '../../domain/inbox/mail-cap.ts';
import type { OutboxTable } from '../inbox/enquiry-tables.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { countChanged, countRows, hasChanged } from '../row-counts.ts';
import { insertMessage } from './outbox.ts';
import { lockSender } from './sender-locks.ts';

export type Admission = Pick<OutboxTable, 'status' | 'admitted_at'>;

export const uncounted: Admission = { status: 'queued', admitted_at: null };

/** No hash of a sender can have this name. */
function lockCap(transaction: Database, now: number): Promise<unknown> {
  return lockSender(transaction, 'mail cap', { now, within: 0 });
}

export function countAdmitted(db: Database, now: number, cap: number): Promise<number> {
  const admitted = db.selectFrom((eb) =>
    eb
      .selectFrom('outbox')
      .select('outbox_id')
      .where('admitted_at', '>', isoTime(now - capWindow))
      // A later time was written before the clock was set back (fault F15).
      .where('admitted_at', '<=', isoTime(now))
      .limit(cap)
      .as('admitted'),
  );
  return countRows(admitted);
}

function heldEnquiries(db: Database) {
  return db.selectFrom('outbox').where('status', '=', 'held').where('kind', '=', 'enquiry');
}

export function findHeldIds(db: Database) {
  return heldEnquiries(db).select('enquiry_id').$narrowType<{ enquiry_id: number }>();
}

export function countHeld(db: Database): Promise<number> {
  return countRows(heldEnquiries(db));
}

async function queueSummary(transaction: Database, now: number): Promise<void> {
  const last = await transaction
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', 'held-summary')
    .where('created_at', '<=', isoTime(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const another = await heldEnquiries(transaction).select('outbox_id').limit(1).executeTakeFirst();
  const sinceLast = last ? now - Date.parse(last.created_at) : Number.POSITIVE_INFINITY;
  if (!isSummaryDue(sinceLast, another === undefined)) return;
  await insertMessage(transaction, {
    kind: 'held-summary',
    created_at: isoTime(now),
    next_at: isoTime(now + summaryDelay),
  });
}

export async function admit(transaction: Database, now: number, cap: number): Promise<Admission> {
  if (cap === Number.POSITIVE_INFINITY) return uncounted;
  await lockCap(transaction, now);
  const used = await countAdmitted(transaction, now, cap);
  if (hasRoomForNew(used, cap)) return { status: 'queued', admitted_at: isoTime(now) };
  await queueSummary(transaction, now);
  return { status: 'held', admitted_at: null };
}

function queueHeld(db: Database, enquiryIds: number[], now: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('outbox')
      .set({ status: 'queued', next_at: isoTime(now) })
      .where('enquiry_id', 'in', enquiryIds)
      .where('status', '=', 'held'),
  );
}

/** @param cap enquiries mailed in an hour @returns how many were released */
export function releaseHeld(db: Database, { now, cap }: { now: number; cap: number }) {
  return db.transaction().execute(async (transaction) => {
    await lockCap(transaction, now);
    const count = countReleasable(await countAdmitted(transaction, now, cap), cap);
    if (count === 0) return 0;
    const oldest = await heldEnquiries(transaction)
      .select(['outbox_id', 'enquiry_id'])
      .orderBy('next_at')
      .orderBy('outbox_id')
      .limit(count)
      .execute();
    if (oldest.length === 0) return 0;
    await transaction
      .updateTable('outbox')
      .set({ admitted_at: isoTime(now) })
      .where(
        'outbox_id',
        'in',
        oldest.map(({ outbox_id }) => outbox_id),
      )
      .execute();
    await queueHeld(
      transaction,
      oldest.flatMap(({ enquiry_id }) => enquiry_id ?? []),
      now,
    );
    return oldest.length;
  });
}

export function releaseByHand(transaction: Database, enquiryId: number, now: number) {
  return queueHeld(transaction, [enquiryId], now);
}

export async function withdrawHeld(transaction: Database, enquiryId: number): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('enquiry_id', '=', enquiryId)
    .where('status', '=', 'held')
    .execute();
}

export function fileHeldAsSpam(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const filed = await countChanged(
      transaction
        .updateTable('enquiries')
        .set({ status: 'spam' })
        .where('enquiry_id', 'in', findHeldIds(transaction)),
    );
    // Enquiries that came meanwhile stay held.
    await transaction
      .deleteFrom('outbox')
      .where('status', '=', 'held')
      .where('enquiry_id', 'in', (eb) =>
        eb.selectFrom('enquiries').select('enquiry_id').where('status', '=', 'spam'),
      )
      .execute();
    return filed;
  });
}
