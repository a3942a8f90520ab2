import { type Selectable, type SqlBool, sql } from 'kysely';
import type { InboxEnquiry, LoggedMessage, OpenEnquiry } from '../../domain/api/inbox/enquiries.ts';
import { folded } from '../../domain/content/text/search-text.ts';
import { waitingStatuses } from '../../domain/inbox/answer-promise.ts';
import { withAsciiHost } from '../../domain/inbox/ascii-host.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../domain/inbox/inbox.ts';
import { parseVisit } from '../../domain/inbox/visit.ts';
import { typedWords } from '../../domain/list-part.ts';
import { isRowId, storable } from '../column-limits.ts';
import { holdsFolded } from '../lists/folded-column.ts';
import { findHeldIds } from '../mail/mail-cap.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import { countRows } from '../row-counts.ts';
import type { EnquiryTable } from './enquiry-tables.ts';

type EnquiryRow = Selectable<EnquiryTable> & { status: EnquiryStatus };

interface EnquiryQuery {
  folder?: EnquiryStatus;
  waitingSince?: string;
  held?: boolean;
  find?: string;
  page: number;
  perPage: number;
}

function inboxEnquiry(row: EnquiryRow): InboxEnquiry {
  const { spam_reasons, visit, sender, content_hash, idempotency_key, ...shown } = row;
  return { ...shown, spamReasons: JSON.parse(spam_reasons), visit: parseVisit(visit) };
}

const isOldestFirst = ({ waitingSince, held }: Filter) => Boolean(waitingSince || held);

const searched = ['name', 'email', 'businessName', 'message'] as const;

type Filter = Pick<EnquiryQuery, 'folder' | 'waitingSince' | 'held' | 'find'>;

function matching(db: Database, { folder, waitingSince, held, find }: Filter) {
  const statuses = folder ? [folder] : enquiryStatuses;
  let query = db.selectFrom('enquiries').where('status', 'in', statuses);
  if (waitingSince) {
    query = query.where('status', 'in', waitingStatuses).where('created_at', '<', waitingSince);
  }
  if (held) query = query.where('enquiry_id', 'in', findHeldIds(db));
  const { text } = storable({ text: find ?? '' });
  for (const word of typedWords(text)) {
    const host = withAsciiHost(word.includes('@') ? word : `@${word}`);
    query = query.where((eb) => {
      const holds = (column: (typeof searched)[number], part: string) =>
        holdsFolded(db, sql`lower(${eb.ref(column)})`, folded(part));
      return eb.or([...searched.map((column) => holds(column, word)), holds('email', host)]);
    });
  }
  return query;
}

function inOrder(db: Database, filter: Filter) {
  const direction = isOldestFirst(filter) ? 'asc' : 'desc';
  return matching(db, filter)
    .selectAll()
    .$narrowType<{ status: EnquiryStatus }>()
    .orderBy('created_at', direction)
    .orderBy('enquiry_id', direction);
}

export async function* enquiryParts(db: Database, filter: Filter): AsyncGenerator<InboxEnquiry[]> {
  const sign = sql.raw(isOldestFirst(filter) ? '>' : '<');
  const parts = inParts<EnquiryRow>((last, limit) =>
    inOrder(db, filter)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(created_at, enquiry_id) ${sign} (${last?.created_at}, ${last?.enquiry_id})`,
        ),
      )
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(inboxEnquiry);
}

export async function findEnquiries(
  db: Database,
  { page, perPage, ...query }: EnquiryQuery,
): Promise<{ items: InboxEnquiry[]; total: number }> {
  const rows = await inOrder(db, query)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(inboxEnquiry), total: await countRows(matching(db, query)) };
}

export async function countFolders(db: Database): Promise<Record<EnquiryStatus, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .where('status', 'in', enquiryStatuses)
    .$narrowType<{ status: EnquiryStatus }>()
    .groupBy('status')
    .execute();
  const counts = { new: 0, open: 0, answered: 0, spam: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

export function countWaitingSince(db: Database, waitingSince: string): Promise<number> {
  return countRows(matching(db, { waitingSince }));
}

type Ledger = LoggedMessage[];

async function findLedgers(db: Database, ids: number[]): Promise<Map<number | null, Ledger>> {
  const messages = await db
    .selectFrom('outbox')
    .select(['outbox_id', 'kind', 'status', 'text', 'attempts', 'created_at', 'next_at'])
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .orderBy('outbox_id')
    .execute();
  const attempts = await db
    .selectFrom('mail_attempts')
    .innerJoin('outbox', 'outbox.outbox_id', 'mail_attempts.outbox_id')
    .where('outbox.enquiry_id', 'in', ids)
    .selectAll('mail_attempts')
    .orderBy('attempt')
    .execute();
  const attemptsOf = Map.groupBy(attempts, ({ outbox_id }) => outbox_id);
  const ledgers = new Map<number | null, Ledger>();
  for (const { outbox_id, enquiry_id, ...message } of messages) {
    const ledger = (attemptsOf.get(outbox_id) ?? []).map(({ attempt, at, outcome, reason }) => ({
      attempt,
      at,
      outcome,
      reason,
    }));
    ledgers.set(enquiry_id, [...(ledgers.get(enquiry_id) ?? []), { ...message, ledger }]);
  }
  return ledgers;
}

export async function findWholeEnquiries(db: Database, ids: number[]): Promise<OpenEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .where('status', 'in', enquiryStatuses)
    .$narrowType<{ status: EnquiryStatus }>()
    .orderBy('enquiry_id')
    .execute();
  const ledgers = await findLedgers(db, ids);
  return rows.map((row) => ({ ...inboxEnquiry(row), mail: ledgers.get(row.enquiry_id) ?? [] }));
}

export async function findEnquiryById(db: Database, id: number): Promise<OpenEnquiry | null> {
  if (!isRowId(id)) return null;
  const [found] = await findWholeEnquiries(db, [id]);
  return found ?? null;
}
