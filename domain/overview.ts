import type { Alert } from './alert.ts';
import type { RecentItem } from './content/recent-item.ts';

/** The last run of what the site does by itself. */
export interface JobOutcome {
  at: string;
  failure: string | null;
  report: string;
}

/** What waits and what changed, as the Portal shows it. */
export interface Overview {
  /** Up to 10, the one changed last first; so are the changes. */
  drafts: RecentItem[];
  lastChanges: RecentItem[];
  /** Settings that were never edited. */
  samplesLeft: number;
  /** Those that nobody has taken up, and those that wait longer than is promised. */
  enquiries: { new: number; overdue: number };
  /** Null when none are made by themselves. */
  backups: { backup: JobOutcome | null; drill: JobOutcome | null } | null;
  /** What the owner must look at, the oldest first. */
  alerts: Alert[];
  mail: {
    configured: boolean;
    queued: number;
    /** Enquiries whose mail the cap holds. */
    held: number;
    failed: number;
    /** The hourly test enquiry; null without a mail server. */
    heartbeat: {
      lastSuccess: string | null;
      failure: { since: string; at: string; reason: string } | null;
    } | null;
  };
}
