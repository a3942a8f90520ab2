import { minute } from '../../domain/durations.ts';
import { isoTime } from '../iso-time.ts';
import { beginJob, endJob } from '../jobs/jobs.ts';
import type { Database } from '../open.ts';

/** Milliseconds after which an export that says nothing counts as cut off. */
export const exportLease = 5 * minute;

interface ExportReport {
  done: number;
  total: number;
  /** Of the finished file. */
  name?: string;
  bytes?: number;
}

const nothingDone: ExportReport = { done: 0, total: 0 };

/** @returns false while another one is being made */
export async function beginExport(db: Database, now: number): Promise<boolean> {
  return beginJob(db, 'export', { now, every: 0, lease: exportLease });
}

interface RunReport {
  report: ExportReport;
  /** The run that it is of: one that outlived its lease says nothing of the next. */
  begunAt: number;
}

/** How far it is; also says that it goes on. */
export async function noteExport(
  db: Database,
  now: number,
  { report, begunAt }: RunReport,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ report: JSON.stringify(report), lease_until: isoTime(now + exportLease) })
    .where('name', '=', 'export')
    .where('begun_at', '=', isoTime(begunAt))
    .where('ended_at', 'is', null)
    .execute();
}

export async function endExport(
  db: Database,
  now: number,
  { failure = null, report, begunAt }: RunReport & { failure?: string | null },
): Promise<void> {
  await endJob(db, 'export', { now, failure, report: JSON.stringify(report), begunAt });
}

export async function findExport(db: Database, now: number) {
  const run = await db
    .selectFrom('jobs')
    .select(['begun_at', 'ended_at', 'lease_until', 'failure', 'report'])
    .where('name', '=', 'export')
    .executeTakeFirst();
  if (!run) return null;
  const { begun_at, ended_at, lease_until, failure } = run;
  const report: ExportReport = run.report ? JSON.parse(run.report) : nothingDone;
  const isCutOff = ended_at === null && lease_until <= isoTime(now);
  const isRunning = ended_at === null && !isCutOff;
  return { begun_at, isRunning, failure: isCutOff ? 'It was cut off.' : failure, report };
}
