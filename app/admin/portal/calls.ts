import type { RecentItem } from '../../../domain/recent-item.ts';
import { call } from '../api.ts';

export interface Overview {
  /** Up to 10, the one changed last first; so are the changes. */
  drafts: RecentItem[];
  lastChanges: RecentItem[];
  samplesLeft: number;
  /** Those that nobody has taken up, and those that wait longer than is promised. */
  enquiries: { new: number; overdue: number };
  mail: {
    configured: boolean;
    queued: number;
    failed: number;
    /** The hourly test enquiry; null without a mail server. */
    heartbeat: {
      lastSuccess: string | null;
      failure: { since: string; at: string; reason: string } | null;
    } | null;
  };
}

export function findOverview(): Promise<Overview> {
  return call('/api/overview');
}
