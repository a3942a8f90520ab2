import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { AuditEntry, AuditFilter } from '../../domain/api/operations/audit.ts';
import { foldedLetters } from '../../domain/content/text/folded-letters.ts';
import { day } from '../../domain/durations.ts';
import { storable } from '../column-limits.ts';
import type { HistoryTables } from '../history-tables.ts';
import { holdsFolded } from '../lists/folded-column.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import { countRows } from '../row-counts.ts';

export type NewAuditEntry = Omit<AuditEntry, 'audit_id' | 'made_at'>;

/** Strangers can cause these, so they alone expire. */
export const refusedActions = { login: 'login refused', link: 'link refused' } as const;
export const passwordAsked = 'new password asked for';
/** The right password came without the code of the second factor. */
export const codeAsked = 'code asked for';
const ofStrangers = [...Object.values(refusedActions), passwordAsked, codeAsked];

/** Of what was not published at its time; the reason is its one change. */
export const publishingFailed = 'publishing failed';

const refusedKept = 90 * day;

export const auditPageSize = 60;

export async function insertAudit(db: Database, entries: NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const made_at = new Date().toISOString();
  const values = entries.map((entry) =>
    storable({ ...entry, made_at, changes: JSON.stringify(entry.changes) }),
  );
  await db.insertInto('audit_log').values(values).execute();
}

/** Milliseconds since 1970; 0 without an entry. */
export async function findLastRecord(db: Database): Promise<number> {
  const newest = await db
    .selectFrom('audit_log')
    .select('made_at')
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? Date.parse(newest.made_at) : 0;
}

const searched = ['title', 'made_by', 'action', 'item_id', 'changes'] as const;

function contains(db: Database, words: string) {
  const text = foldedLetters(words.toLowerCase());
  const holding = searched.map((name) => holdsFolded(db, sql`lower(${sql.ref(name)})`, text));
  return expressionBuilder<HistoryTables, 'audit_log'>().or(holding);
}

function selectAudit(db: Database, filter: Partial<AuditFilter>) {
  const { find, kind, user } = storable(filter);
  return db
    .selectFrom('audit_log')
    .$if(Boolean(find), (query) => query.where(contains(db, find ?? '')))
    .$if(Boolean(kind), (query) => query.where('kind', '=', kind ?? ''))
    .$if(Boolean(user), (query) => query.where('made_by', '=', user?.toLowerCase() ?? ''));
}

function newestFirst(db: Database, filter: Partial<AuditFilter>) {
  return selectAudit(db, filter).selectAll().orderBy('audit_id', 'desc');
}

const entryOf = (row: Selectable<HistoryTables['audit_log']>): AuditEntry => ({
  ...row,
  changes: JSON.parse(row.changes),
});

export async function findAudit(
  db: Database,
  filter: Partial<AuditFilter>,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await newestFirst(db, filter).limit(limit).offset(offset).execute();
  return rows.map(entryOf);
}

export async function* auditParts(
  db: Database,
  filter: Partial<AuditFilter>,
): AsyncGenerator<AuditEntry[]> {
  const parts = inParts<Selectable<HistoryTables['audit_log']>>((last, limit) =>
    newestFirst(db, filter)
      .$if(last !== undefined, (query) => query.where('audit_id', '<', last?.audit_id ?? 0))
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(entryOf);
}

export function countAudit(db: Database, filter: Partial<AuditFilter>): Promise<number> {
  return countRows(selectAudit(db, filter));
}

export async function forgetRefusedSignIns(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('audit_log')
    .where('action', 'in', ofStrangers)
    .where('made_at', '<', new Date(now - refusedKept).toISOString())
    .execute();
}
