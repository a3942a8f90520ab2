import { findJobRun } from '../../db/jobs/jobs.ts';
import { findHeartbeat } from '../../db/mail/heartbeat.ts';
import { findOldestDue } from '../../db/mail/mail-state.ts';
import type { Database } from '../../db/open.ts';
import { findSiteFacts } from '../../db/settings.ts';
import {
  checkInterval,
  errorWindowChecks,
  maxBackupIntervals,
  maxErrorsInWindow,
  minFreeShare,
  type Problem,
  stuckAfter,
} from '../../domain/alert.ts';
import { minute } from '../../domain/durations.ts';
import { clockOf } from '../../domain/site-clock.ts';
import type { Config } from '../config.ts';
import type { BackupPlan } from './backup/plan.ts';
import { type DiskSpace, findDiskSpace } from './disk-space.ts';

interface ProblemSources {
  db: Database;
  config: Config;
  now: number;
  /** Answers with 5xx since the check before, for each of the last checks. */
  errors: number[];
  findSpace?: (config: Config) => Promise<DiskSpace[]>;
}

async function timeInWords(db: Database, time: string | number): Promise<string> {
  return clockOf(await findSiteFacts(db)).timeInWords(new Date(time).toISOString());
}

async function stuckOutbox({ db, config, now }: ProblemSources): Promise<Problem[]> {
  const hasMail = config.mail.smtpUrl !== undefined;
  const before = now - stuckAfter;
  const oldest = await findOldestDue(db, { hasMail });
  if (oldest !== null && oldest <= before) {
    return [{ cause: 'outbox', detail: `A message waits since ${await timeInWords(db, oldest)}.` }];
  }
  const failure = hasMail ? (await findHeartbeat(db, now)).failure : null;
  if (!failure || Date.parse(failure.since) > before) return [];
  return [
    { cause: 'outbox', detail: `The hourly test enquiry gets no further: ${failure.reason}.` },
  ];
}

async function oldBackup(db: Database, plan: BackupPlan | undefined, now: number) {
  const run = plan ? await findJobRun(db, 'backup') : null;
  if (!plan || !run) return [];
  const { succeeded_at, failure } = run;
  const why = failure ? ` The last try said: ${failure}` : '';
  if (succeeded_at === null) {
    return failure === null ? [] : [`No backup has been made yet.${why}`];
  }
  const isOld = now - Date.parse(succeeded_at) > maxBackupIntervals * plan.every;
  return isOld ? [`The last backup was made at ${await timeInWords(db, succeeded_at)}.${why}`] : [];
}

function fullDisks(spaces: DiskSpace[]): string[] {
  const full = spaces.filter(({ share }) => share < minFreeShare);
  // Folders on one disk have the same figures.
  const disks = new Map(full.map((space) => [`${space.free} ${space.share}`, space]));
  return [...disks.values()].map(({ folder, free, share }) => {
    const megabytes = Math.floor(free / 1024 ** 2);
    return `The disk of ${folder} has ${Math.floor(share * 100)} % left, ${megabytes} MB.`;
  });
}

function failingAnswers(errors: number[]): string[] {
  const count = errors.reduce((sum, one) => sum + one, 0);
  if (count < maxErrorsInWindow) return [];
  const minutes = (errorWindowChecks * checkInterval) / minute;
  return [`${count} answers had a status of 500 or more within ${minutes} minutes.`];
}

export async function findProblems(sources: ProblemSources): Promise<Problem[]> {
  const { db, config, now, errors, findSpace = findDiskSpace } = sources;
  const [stuck, backup, drill, spaces] = await Promise.all([
    stuckOutbox(sources),
    oldBackup(db, config.backups, now),
    config.backups ? findJobRun(db, 'restore-drill') : null,
    findSpace(config),
  ]);
  const drillFailure = drill?.failure ? [drill.failure] : [];
  const details = {
    backup,
    drill: drillFailure,
    disk: fullDisks(spaces),
    errors: failingAnswers(errors),
  };
  const causes = ['backup', 'drill', 'disk', 'errors'] as const;
  const others = causes
    .filter((cause) => details[cause].length > 0)
    .map((cause) => ({ cause, detail: details[cause].join(' ') }));
  return [...stuck, ...others];
}
