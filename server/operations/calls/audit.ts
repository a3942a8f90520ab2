import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { auditPageSize, countAudit, findAudit } from '../../../db/jobs/audit.ts';
import type { AuditEntry } from '../../../domain/audit.ts';
import { messageFailures } from '../../api/answers.ts';
import { csvOf } from '../../http/csv.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Audit'] };

const entry = z.object({
  audit_id: z.number().int(),
  made_at: z.string(),
  made_by: z.string().describe('Address of the user; empty when the site itself did it.'),
  request_id: z.string().describe('As in the log.'),
  kind: z.string(),
  item_id: z.string(),
  title: z.string(),
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
}) satisfies z.ZodType<AuditEntry>;

const words = z.string().max(100).optional();
const filter = z.object({ find: words, kind: words, user: words });
const paged = filter.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** Rows of an export; a small agency fills them in decades. */
const exportLimit = 50_000;

const heading = ['Time (UTC)', 'User', 'What', 'Id', 'Name', 'Action', 'Changes', 'Request'];

function csvRow(row: AuditEntry): string[] {
  const changes = row.changes.map(({ field, old, new: now }) => `${field}: '${old}' → '${now}'`);
  const { made_at, made_by, kind, item_id, title, action, request_id } = row;
  return [made_at, made_by, kind, item_id, title, action, changes.join('\n'), request_id];
}

/** Who has done what and when (R-X-18). */
export const audit: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/audit', {
    config,
    schema: {
      ...shared,
      summary: 'The audit log',
      description: `The newest entries first, ${auditPageSize} a page.`,
      querystring: paged,
      response: {
        200: z.object({
          entries: z.array(entry),
          total: z.number().int().describe('Entries that the filter lets through.'),
          pages: z.number().int(),
        }),
        ...messageFailures,
      },
    },
    async handler({ query: { page, ...chosen } }) {
      const offset = (page - 1) * auditPageSize;
      const total = await countAudit(db, chosen);
      const entries = await findAudit(db, chosen, { limit: auditPageSize, offset });
      return { entries, total, pages: Math.ceil(total / auditPageSize) };
    },
  });

  app.get('/api/audit.csv', {
    config,
    schema: {
      ...shared,
      summary: 'The audit log as a table',
      description: 'With the same filter. No cell is run as a formula.',
      querystring: filter,
      response: { 200: { content: { 'text/csv': { schema: z.string() } } }, ...messageFailures },
    },
    async handler({ query }, reply) {
      const rows = await findAudit(db, query, { limit: exportLimit, offset: 0 });
      reply.header('Content-Disposition', 'attachment; filename="audit.csv"');
      return reply.type('text/csv; charset=utf-8').send(csvOf([heading, ...rows.map(csvRow)]));
    },
  });
};
