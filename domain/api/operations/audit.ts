import { z } from '../../zod.ts';
import { get } from '../call.ts';
import { difference } from '../content/revisions.ts';
import { pageNumber } from '../params.ts';

/** R-X-18. */
const auditEntry = z.object({
  audit_id: z.number().int(),
  made_at: z.string().describe('ISO 8601.'),
  made_by: z.string().describe('Address of the user; empty when the site itself did it.'),
  request_id: z.string().describe('As in the log.'),
  kind: z.string().describe("What it was done to: an item's kind, users, upload, …"),
  item_id: z.string(),
  title: z.string(),
  action: z.string(),
  changes: z
    .array(difference)
    .describe('With shortened texts; a field that may hold a secret has its name alone.'),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const words = z.string().max(100).optional();
const filter = z.object({ find: words, kind: words, user: words });

export type AuditFilter = Required<z.infer<typeof filter>>;

const auditPage = z.object({
  entries: z.array(auditEntry),
  total: z.number().int().describe('Entries that the filter lets through.'),
  pages: z.number().int(),
});

export type AuditPage = z.infer<typeof auditPage>;

export const listAudit = get('listAudit', '/api/audit', {
  query: filter.extend({ page: pageNumber }),
  answer: auditPage,
});

export const exportAudit = get('exportAudit', '/api/audit.csv', {
  query: filter,
  answer: z.string(),
  contentType: 'text/csv',
});
