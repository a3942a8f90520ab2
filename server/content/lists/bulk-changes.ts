import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { changeMany } from '../../../db/content/bulk/change-many.ts';
import { undoMany } from '../../../db/content/bulk/undo-many.ts';
import { changeItems, undoBulkChange } from '../../../domain/api/content/bulk.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { saveOfMany } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';

/** Changes of many items of a list at once; each item is changed or refused by itself. */
export async function bulkChanges(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Lists'],
    access: 'admin',
    // The log names each item by its revision; this stands there when none was changed.
    audit: { action: 'nothing changed', values: ['action', 'ids'] },
  });
  const { db } = app.services;

  route(changeItems, {
    summary: 'Change many items of a kind at once',
    description: 'Each is changed or refused by itself, with a sentence. All of it can be undone.',
    example: { action: 'publish', ids: ['1', '2'] },
    async handler(request) {
      const { params, body, log } = request;
      const { bulk = randomBytes(12).toString('hex') } = body;
      const many = {
        change: body,
        bulk,
        save: { ...saveOfMany(request), isGuarded: true },
      };
      const results = await changeMany(db, kindNamed(params.kind), many, (error) =>
        log.error(error, 'one of many items was not changed'),
      );
      return { results, bulk };
    },
  });

  route(undoBulkChange, {
    summary: 'Undo a change of many items',
    description: 'For 30 days. What somebody has changed since is refused and stays.',
    async handler(request) {
      const { params, log } = request;
      const save = saveOfMany(request);
      const results = await undoMany(db, params.id, save, (error) =>
        log.error(error, 'one of many items was not put back'),
      );
      return { results };
    },
  });
}
