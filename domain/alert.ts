import { day, hour, minute } from './durations.ts';

export const alertCauses = ['outbox', 'backup', 'drill', 'disk', 'errors'] as const;

export type AlertCause = (typeof alertCauses)[number];

export interface Problem {
  cause: AlertCause;
  detail: string;
}

export interface Alert extends Problem {
  since: string;
}

/** Milliseconds between two checks, and until a problem that is not seen any more counts as over. */
export const checkInterval = minute;
export const resolveAfter = 3 * checkInterval + minute / 2;

/** Checks after a start that notify nobody: late messages and an overdue backup are made up for. */
export const startupChecks = 10;

/** Milliseconds since a message's first attempt, longer than a restart of the mail server takes. */
export const stuckAfter = hour;

export const minFreeShare = 0.1;

export const maxBackupIntervals = 2;

/** 5xx answers within so many checks: more than one reader who retries, or a restart, makes. */
export const errorWindowChecks = 10;
export const maxErrorsInWindow = 20;

/** Milliseconds; another kind of problem is notified at once, up to the daily maximum. */
export const repeatInterval = day;
const maxMessagesPerDay = 3;

interface Notified {
  notifiedAt: number | null;
}

export function isMessageDue(present: Notified[], messages: number[], now: number): boolean {
  if (messages.length >= maxMessagesPerDay) return false;
  return present.some(
    ({ notifiedAt }) =>
      notifiedAt === null ||
      now - notifiedAt >= repeatInterval ||
      // Noted by a clock that was ahead (fault F15).
      notifiedAt - now > checkInterval,
  );
}

export const alertTexts: Record<AlertCause, { title: string; advice: string }> = {
  outbox: {
    title: 'Mail or webhook calls cannot be sent',
    advice:
      'Nothing is lost. Check the mail server or the webhook: each enquiry in the inbox shows the last error.',
  },
  backup: {
    title: 'There is no recent backup',
    advice: 'Check the folder BACKUP_DIR and its disk, then make a backup: npm run backup.',
  },
  drill: {
    title: 'The trial restore of a backup failed',
    advice: 'Check the disk, make another backup and test it: npm run backup, npm run drill.',
  },
  disk: {
    title: 'A disk is almost full',
    advice:
      'Delete files or get a larger disk. When it is full, nothing can be saved; visitors still see the pages.',
  },
  errors: {
    title: 'Many requests fail',
    advice: 'Check the log for lines with status 500 or higher; restart or add instances.',
  },
};
