import type { Difference } from './content/differences.ts';

/** One thing that somebody has done (R-X-18). */
export interface AuditEntry {
  audit_id: number;
  /** ISO 8601. */
  made_at: string;
  /** Address of the user; empty when the site itself did it. */
  made_by: string;
  /** As in the log. */
  request_id: string;
  /** What it was done to: an item's kind, users, upload, … */
  kind: string;
  item_id: string;
  title: string;
  action: string;
  /** With shortened texts; a field that may hold a secret has its name alone. */
  changes: Difference[];
}
