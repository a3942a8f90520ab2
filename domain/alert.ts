/** What the owner is told of without having looked: at most one kind of trouble each. */
export const alertCauses = ['outbox', 'backup', 'drill', 'disk', 'errors'] as const;

export type AlertCause = (typeof alertCauses)[number];

/** Trouble that was seen. */
export interface Problem {
  cause: AlertCause;
  /** One sentence: what was seen. */
  detail: string;
}

/** Trouble that lasts. */
export interface Alert extends Problem {
  /** ISO 8601 UTC. */
  since: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds between two looks, and until trouble that is not seen any more counts as over. */
export const checkInterval = minute;
export const resolveAfter = 3 * checkInterval + minute / 2;

/** Looks after a start that tell nothing: late messages and an overdue backup of a standstill mend themselves. */
export const startupChecks = 10;

/** Milliseconds a message may wait since its first attempt: retries take a restart of the mail server in their stride. */
export const stuckAfter = hour;

/** The share of a disk that must be free: below it a backup or an upgrade may no longer fit. */
export const minFreeShare = 0.1;

/** How many intervals a backup may be old: one may fail and be made up for. */
export const maxBackupIntervals = 2;

/**
 * Answers with a status of 5xx within so many looks. Two a minute for ten minutes is no reader who tries
 * again, and no restart, which takes seconds.
 */
export const errorWindowChecks = 10;
export const maxErrorsInWindow = 20;

/** The same trouble is told again after a day; trouble of another kind at once, in so many messages a day. */
export const repeatAfter = day;
const maxMessagesPerDay = 3;

interface Notified {
  /** Milliseconds since 1970; null for never. */
  notifiedAt: number | null;
}

/**
 * Whether a message is due. It lists all that is present, whatever of it was told before.
 * @param messages when messages were sent within the last day
 */
export function isMessageDue(present: Notified[], messages: number[], now: number): boolean {
  if (messages.length >= maxMessagesPerDay) return false;
  return present.some(({ notifiedAt }) => notifiedAt === null || now - notifiedAt >= repeatAfter);
}

/** What each kind of trouble is called, and what to do about it. */
export const alertTexts: Record<AlertCause, { title: string; advice: string }> = {
  outbox: {
    title: 'Messages do not leave',
    advice:
      'Nothing is lost. Look at the mail server or the webhook: each enquiry in the inbox shows what it said last.',
  },
  backup: {
    title: 'There is no recent backup',
    advice: 'Look at the folder BACKUP_DIR and its disk, then make a backup: npm run backup.',
  },
  drill: {
    title: 'A backup could not be restored for trial',
    advice: 'Make another backup by hand and look at the disk: npm run backup, npm run drill.',
  },
  disk: {
    title: 'A disk is almost full',
    advice: 'Make room or a larger disk. Once it is full nothing can be saved; pages go on.',
  },
  errors: {
    title: 'Answers fail again and again',
    advice: 'Look into the log for lines with a status of 500 and more; restart or add instances.',
  },
};
