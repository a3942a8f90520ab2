import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findJobRun, type JobName, runJob } from '../../../db/jobs/jobs.ts';
import type { Database } from '../../../db/open.ts';
import { hour } from '../../../domain/durations.ts';
import { withinDiskLimit } from '../../start/disk/disk-timeout.ts';
import { makeFolder } from '../../start/disk/make-folder.ts';
import { runBeside } from '../../start/run-beside.ts';
import type { BackupPlan } from './plan.ts';

interface Scheduled {
  db: Database;
  now: () => number;
  plan: BackupPlan;
  signal: AbortSignal;
}

/** Milliseconds: a run counts as cut off, between two drills, before a failure is tried again. */
const lease = 2 * hour;
export const drillInterval = 24 * hour;
const retryDelay = hour;

/** Only files with these names are ever deleted. */
const namePattern = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;
const partialPattern = /^site-[\dTZ-]+\.tar\.gz\.partial$/;

function newName(time: number): string {
  const moment = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return `site-${moment.replaceAll(':', '-')}.tar.gz`;
}

/** Oldest first, without those of a clock that was ahead (fault F15). Regular files only: reading a pipe would never end. */
export async function backupsIn(folder: string, now: number): Promise<string[]> {
  const entries = await withinDiskLimit(folder, readdir(folder, { withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && namePattern.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => name <= newName(now))
    .sort();
}

const commandFile = (name: string) => join(import.meta.dirname, `${name}-command.ts`);

async function runWhenDue(
  { db, now }: Scheduled,
  name: JobName,
  { every, work }: { every: number; work: () => Promise<string> },
): Promise<void> {
  const last = await findJobRun(db, name);
  const isWell = last === null || (last.failure === null && last.ended_at !== null);
  const wait = isWell ? every : Math.min(every, retryDelay);
  await runJob(db, name, { now, every: wait, lease, work });
}

async function removePartial(folder: string): Promise<void> {
  const names = await withinDiskLimit(folder, readdir(folder));
  for (const name of names.filter((found) => partialPattern.test(found))) {
    await withinDiskLimit(folder, rm(join(folder, name)));
  }
}

async function backUp({ plan: { folder, keep }, now, signal }: Scheduled): Promise<string> {
  await withinDiskLimit(folder, makeFolder(folder));
  await removePartial(folder);
  const file = join(folder, newName(now()));
  const report = await runBeside(commandFile('backup'), file, { signal, timeout: lease });
  const old = (await backupsIn(folder, now())).slice(0, -keep);
  for (const name of old) await withinDiskLimit(folder, rm(join(folder, name)));
  return report;
}

/** The newest backup of the folder; another machine may have made a newer one elsewhere. */
async function drill({ plan: { folder }, now, signal }: Scheduled): Promise<string> {
  const newest = (await backupsIn(folder, now())).at(-1);
  if (newest === undefined) throw new Error(`There is no backup in ${folder}.`);
  return runBeside(commandFile('drill'), join(folder, newest), { signal, timeout: lease });
}

/** Each job by one process of all instances. */
export async function backUpWhenDue(scheduled: Scheduled): Promise<void> {
  const { every } = scheduled.plan;
  await runWhenDue(scheduled, 'backup', { every, work: () => backUp(scheduled) });
  // Another process may still be making the first one.
  const made = await findJobRun(scheduled.db, 'backup');
  if (!made?.ended_at) return;
  await runWhenDue(scheduled, 'restore-drill', {
    every: drillInterval,
    work: () => drill(scheduled),
  });
}
