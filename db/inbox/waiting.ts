import { sql } from 'kysely';
import { firstWords, type WaitingEnquiry } from '../../domain/api/operations/overview.ts';
import { waitingStatuses } from '../../domain/inbox/answer-promise.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';
import { findPlaces } from './places-read.ts';

function selectWaiting(db: Database, assignedTo: number | null) {
  const query = db.selectFrom('enquiries');
  return assignedTo === null ? query : query.where('assigned_to', '=', assignedTo);
}

/** One status at a time: an index has those of each in the order in which they came. */
function findFirst(
  db: Database,
  status: WaitingEnquiry['status'],
  { assignedTo, count }: { assignedTo: number | null; count: number },
) {
  return selectWaiting(db, assignedTo)
    .select(['enquiry_id', 'created_at', 'name', 'businessName', 'assigned_to', 'visit'])
    .select(sql<string>`substr(message, 1, ${firstWords})`.as('words'))
    .where('status', '=', status)
    .orderBy('created_at')
    .orderBy('enquiry_id')
    .limit(count)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, status })));
}

/** E-mail addresses of colleagues, by their id. */
export async function findAssignees(
  db: Database,
  ids: (number | null)[],
): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'email'])
    .where('user_id', 'in', known)
    .execute();
  return new Map(rows.map(({ user_id, email }) => [user_id, email]));
}

export function countWaitingFor(db: Database, assignedTo: number): Promise<number> {
  return countRows(selectWaiting(db, assignedTo).where('status', 'in', waitingStatuses));
}

/** What waits for an answer, the one that is due first first. @param assignedTo null for anybody's */
export async function findWaiting(
  db: Database,
  assignedTo: number | null,
  count: number,
): Promise<WaitingEnquiry[]> {
  const found = await Promise.all(
    waitingStatuses.map((status) => findFirst(db, status, { assignedTo, count })),
  );
  const first = found
    .flat()
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.enquiry_id - b.enquiry_id)
    .slice(0, count);
  const emails = await findAssignees(
    db,
    first.map(({ assigned_to }) => assigned_to),
  );
  const placeOf = await findPlaces(
    db,
    first.map(({ visit }) => visit),
  );
  return first.map(({ assigned_to, visit, ...enquiry }) => ({
    ...enquiry,
    place: placeOf(visit),
    assignee: emails.get(assigned_to ?? 0) ?? null,
  }));
}
