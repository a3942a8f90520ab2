import type { FastifyInstance } from 'fastify';
import { auditPageSize, auditParts, countAudit, findAudit } from '../../../db/jobs/audit.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import { type AuditEntry, exportAudit, listAudit } from '../../../domain/api/operations/audit.ts';
import { auditSentence } from '../../../domain/audit-words.ts';
import { clockOf, type SiteClock } from '../../../domain/site-clock.ts';
import { readTimeout } from '../../api/long-list.ts';
import { routesOf } from '../../api/route.ts';
import { sendCsv } from '../../http/csv.ts';

const heading = [
  'Time (UTC)',
  'User',
  'What',
  'Id',
  'Name',
  'Action',
  'Changes',
  'Request',
  'In words',
];

function csvRow(row: AuditEntry, clock: SiteClock): string[] {
  const changes = row.changes.map(({ field, old, new: now }) => `${field}: '${old}' → '${now}'`);
  const { made_at, made_by, kind, item_id, title, action, request_id } = row;
  return [
    made_at,
    made_by,
    kind,
    item_id,
    title,
    action,
    changes.join('\n'),
    request_id,
    auditSentence(row, clock),
  ];
}

export async function auditCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Audit'], access: 'admin' });
  const { db } = app.services;

  route(listAudit, {
    summary: 'The audit log',
    description: `The newest entries first, ${auditPageSize} a page.`,
    async handler({ query: { page, ...chosen } }) {
      const offset = (page - 1) * auditPageSize;
      const total = await countAudit(db, chosen);
      const entries = await findAudit(db, chosen, { limit: auditPageSize, offset });
      return { entries, total, pages: Math.ceil(total / auditPageSize) };
    },
  });

  route(exportAudit, {
    summary: 'The audit log as a table',
    description: 'With the same filter. No cell is run as a formula.',
    handlerTimeout: readTimeout,
    async handler({ query }, reply) {
      const clock = clockOf(await findSiteFacts(db));
      return sendCsv(reply, 'audit.csv', {
        heading,
        parts: auditParts(db, query),
        cells: (row) => csvRow(row, clock),
      });
    },
  });
}
