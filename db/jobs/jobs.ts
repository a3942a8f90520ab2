import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

/** The work that one process does for all instances. */
export type JobName = 'avif' | 'backup' | 'held-mail' | 'media-sweep' | 'restore-drill';

/** The last run of a job. */
export interface JobRun {
  name: string;
  /** ISO 8601 UTC; null for one that is running or was cut off. */
  ended_at: string | null;
  begun_at: string;
  /** When a run last did what it should; null for never. */
  succeeded_at: string | null;
  /** One sentence, or null for a run that did what it should. */
  failure: string | null;
  /** What a run that succeeded has to say. */
  report: string;
}

interface Terms {
  now: number;
  /** Milliseconds between two beginnings. */
  every: number;
  /** Milliseconds after which a run that has not ended counts as cut off. */
  lease: number;
}

/**
 * Begins a job if it is due and nobody has it in hand. Of several processes that ask at once, one gets
 * true: the row is changed in one statement that looks at it.
 */
export async function beginJob(
  db: Database,
  name: JobName,
  { now, every, lease }: Terms,
): Promise<boolean> {
  const run = {
    ...{ begun_at: isoTime(now), lease_until: isoTime(now + lease) },
    ...{ ended_at: null, failure: null, report: '' },
  };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('jobs')
    .values({ name, ...run })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(run)
        .where('jobs.begun_at', '<=', isoTime(now - every))
        .where('jobs.lease_until', '<=', isoTime(now)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes how a job ended and gives it free. */
export async function endJob(
  db: Database,
  name: JobName,
  { now, failure = null, report = '' }: { now: number; failure?: string | null; report?: string },
): Promise<void> {
  const ended_at = isoTime(now);
  const succeeded = failure === null ? { succeeded_at: ended_at } : {};
  await db
    .updateTable('jobs')
    .set({ ended_at, lease_until: ended_at, failure, report, ...succeeded })
    .where('name', '=', name)
    .execute();
}

/**
 * Does a job that is due, and notes what it reports or why it failed.
 * @throws {Error} what the work threw.
 */
export async function runJob(
  db: Database,
  name: JobName,
  {
    now,
    every,
    lease,
    work,
  }: Omit<Terms, 'now'> & { now: () => number; work: () => Promise<string> },
): Promise<void> {
  if (!(await beginJob(db, name, { now: now(), every, lease }))) return;
  try {
    const report = await work();
    await endJob(db, name, { now: now(), report });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await endJob(db, name, { now: now(), failure });
    throw error;
  }
}

/** The last run of a job; null when it never began. */
export async function findJobRun(db: Database, name: JobName): Promise<JobRun | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['name', 'begun_at', 'ended_at', 'succeeded_at', 'failure', 'report'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}
