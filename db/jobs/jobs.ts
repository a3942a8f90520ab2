import { minute } from '../../domain/durations.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

export type JobName = 'avif' | 'backup' | 'export' | 'held-mail' | 'media-sweep' | 'restore-drill';

export interface JobRun {
  name: string;
  ended_at: string | null;
  begun_at: string;
  succeeded_at: string | null;
  failure: string | null;
  report: string;
}

interface Terms {
  now: number;
  every: number;
  /** Milliseconds after which a run without an end counts as dead. */
  lease: number;
}

/** Milliseconds that the clocks of two processes may differ; a later time is of a clock that was ahead (fault F15). */
const clockDifference = minute;

/** One statement checks and writes, so that one of several processes gets true. */
export async function beginJob(
  db: Database,
  name: JobName,
  { now, every, lease }: Terms,
): Promise<boolean> {
  const ahead = now + clockDifference;
  const run = {
    begun_at: isoTime(now),
    lease_until: isoTime(now + lease),
    ended_at: null,
    failure: null,
    report: '',
  };
  return hasChanged(
    db
      .insertInto('jobs')
      .values({ name, ...run })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({
            ...run,
            succeeded_at: eb
              .case()
              .when('jobs.succeeded_at', '<=', isoTime(ahead))
              .then(eb.ref('jobs.succeeded_at'))
              .end(),
          }))
          .where(({ eb, or }) =>
            or([
              eb('jobs.begun_at', '<=', isoTime(now - every)),
              eb('jobs.begun_at', '>', isoTime(ahead)),
            ]),
          )
          .where(({ eb, or }) =>
            or([
              eb('jobs.lease_until', '<=', isoTime(now)),
              eb('jobs.lease_until', '>', isoTime(ahead + lease)),
            ]),
          ),
      ),
  );
}

interface JobEnd {
  now: number;
  failure?: string | null;
  report?: string;
  /** The run that ends; one that outlived its lease does not end the next. */
  begunAt?: number;
}

export async function endJob(
  db: Database,
  name: JobName,
  { now, failure = null, report = '', begunAt }: JobEnd,
): Promise<void> {
  const ended_at = isoTime(now);
  const succeeded = failure === null ? { succeeded_at: ended_at } : {};
  await db
    .updateTable('jobs')
    .set({ ended_at, lease_until: ended_at, failure, report, ...succeeded })
    .where('name', '=', name)
    .$if(begunAt !== undefined, (query) => query.where('begun_at', '=', isoTime(begunAt ?? 0)))
    .execute();
}

/** @returns whether it was this process's turn @throws what the work threw */
export async function runJob(
  db: Database,
  name: JobName,
  {
    now,
    every,
    lease,
    work,
  }: Omit<Terms, 'now'> & { now: () => number; work: () => Promise<string> },
): Promise<boolean> {
  const begunAt = now();
  if (!(await beginJob(db, name, { now: begunAt, every, lease }))) return false;
  try {
    const report = await work();
    await endJob(db, name, { now: now(), report, begunAt });
    return true;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await endJob(db, name, { now: now(), failure, begunAt });
    throw error;
  }
}

export async function findJobRun(db: Database, name: JobName): Promise<JobRun | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['name', 'begun_at', 'ended_at', 'succeeded_at', 'failure', 'report'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}
