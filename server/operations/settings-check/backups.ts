import { stat } from 'node:fs/promises';
import { findJobRun, type JobRun } from '../../../db/jobs/jobs.ts';
import type { Database } from '../../../db/open.ts';
import { maxBackupIntervals } from '../../../domain/alert.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { hour } from '../../../domain/durations.ts';
import type { Config } from '../../config.ts';
import { drillInterval } from '../backup/scheduled.ts';
import { findingsOf } from './finding.ts';

const { ok, warning, error } = findingsOf('Backups');

const inHours = (milliseconds: number) => `${Math.round(milliseconds / hour)} hours ago`;

interface Job {
  name: string;
  every: number;
  run: JobRun | null;
  now: number;
}

function checkJob({ name, every, run, now }: Job): SettingFinding {
  // While the next one runs, the last one that succeeded counts.
  const ended = run?.ended_at ?? run?.succeeded_at;
  if (!run || !ended) {
    return warning(`${name} has not run yet.`, 'It runs automatically while the site serves.');
  }
  if (run.failure !== null) {
    return error(`${name} failed: ${run.failure}`, 'Fix that; it is tried again every hour.');
  }
  const age = now - Date.parse(ended);
  if (age > maxBackupIntervals * every) {
    return error(
      `${name} ran ${inHours(age)}, and is due every ${every / hour} hours.`,
      'Look whether the site runs with this BACKUP_DIR, and at its log.',
    );
  }
  return ok(`${name} ran ${inHours(age)}${run.report ? `: ${run.report}` : '.'}`);
}

async function isOnOneDisk(folder: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([stat(folder), stat(other)]);
  return one.dev === two.dev;
}

export async function checkBackups(
  db: Database,
  config: Config,
  now: number,
): Promise<SettingFinding[]> {
  const { backups: plan, dataDir } = config;
  if (!plan) {
    return [
      warning(
        'Nothing is backed up automatically.',
        'Set BACKUP_DIR to a folder, best on another disk or machine.',
      ),
    ];
  }
  const [backup, drill] = await Promise.all([
    findJobRun(db, 'backup'),
    findJobRun(db, 'restore-drill'),
  ]);
  const jobs = [
    checkJob({ name: 'The backup', every: plan.every, run: backup, now }),
    checkJob({ name: 'The trial restore', every: drillInterval, run: drill, now }),
  ];
  const isShared = await isOnOneDisk(plan.folder, dataDir).catch(() => false);
  if (!isShared) return jobs;
  return [
    ...jobs,
    warning(
      'Backups lie on the same disk as the data, so one defect takes both.',
      'Set BACKUP_DIR to another disk, or copy the folder elsewhere every day.',
    ),
  ];
}
