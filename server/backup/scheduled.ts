import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findJobRun, type JobName, runJob } from '../../db/jobs.ts';
import type { Database } from '../../db/open.ts';
import type { BackupPlan } from '../config.ts';

interface Scheduled {
  db: Database;
  now: () => number;
  plan: BackupPlan;
  /** Ends what is under way. */
  signal: AbortSignal;
}

const hour = 3_600_000;

/** Milliseconds after which a run counts as cut off, between two drills, and until a failure is tried again. */
const lease = 2 * hour;
const drillEvery = 24 * hour;
const tryAgainAfter = hour;

/** Only names made here are ever deleted. */
const namePattern = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;

/** The backups of a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => namePattern.test(name)).sort();
}

function newName(time: number): string {
  const moment = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return `site-${moment.replaceAll(':', '-')}.tar.gz`;
}

/**
 * Runs one of the commands beside this process, which goes on answering meanwhile.
 * @returns its line. @throws with its one sentence.
 */
function runBeside(
  command: 'backup' | 'drill',
  file: string,
  signal: AbortSignal,
): Promise<string> {
  const script = join(import.meta.dirname, `${command}-command.ts`);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, file], { signal }, (error, stdout, stderr) => {
      const sentence = stderr.trim().split('\n').at(-1);
      if (error) reject(new Error(sentence || 'It was cut off.'));
      else resolve(stdout.trim());
    });
  });
}

async function runWhenDue(
  { db, now }: Scheduled,
  name: JobName,
  { every, work }: { every: number; work: () => Promise<string> },
): Promise<void> {
  const last = await findJobRun(db, name);
  const isWell = last === null || (last.failure === null && last.ended_at !== null);
  const wait = isWell ? every : Math.min(every, tryAgainAfter);
  await runJob(db, name, { now, every: wait, lease, work });
}

async function backUp({ plan: { folder, keep }, now, signal }: Scheduled): Promise<string> {
  await mkdir(folder, { recursive: true });
  const report = await runBeside('backup', join(folder, newName(now())), signal);
  const old = (await backupsIn(folder)).slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return report;
}

/** Restores the newest backup for trial; one that another machine made may not be here. */
async function drill({ plan: { folder }, signal }: Scheduled): Promise<string> {
  const newest = (await backupsIn(folder)).at(-1);
  if (newest === undefined) throw new Error(`There is no backup in ${folder}.`);
  return runBeside('drill', join(folder, newest), signal);
}

/** Backs up and tries the last backup, each when it is due and by one process of all instances. */
export async function backUpWhenDue(scheduled: Scheduled): Promise<void> {
  const { every } = scheduled.plan;
  await runWhenDue(scheduled, 'backup', { every, work: () => backUp(scheduled) });
  await runWhenDue(scheduled, 'restore-drill', { every: drillEvery, work: () => drill(scheduled) });
}
