import type { FastifyInstance } from 'fastify';
import { deleteForEver, restoreFromTrash } from '../../../db/content/history/restore.ts';
import { findTrashPage } from '../../../db/content/history/trash.ts';
import {
  deleteTrashedItem,
  listTrash,
  restoreTrashedItem,
} from '../../../domain/api/content/trash.ts';
import { trashDays } from '../../../domain/content/item.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

function unknown(): Refusal {
  return new Refusal(404, 'This is not in the trash. Perhaps somebody has restored it already.');
}

/** What has been deleted and can be brought back (R-X-17, decision D23). */
export async function trash(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Trash'], access: 'admin' });
  const { db } = app.services;

  route(listTrash, {
    summary: 'A page of what is in the trash',
    description: `Searched by titles; 60 items a page. After ${trashDays} days an item is deleted for ever.`,
    handler: ({ query }) => findTrashPage(db, query),
  });

  route(restoreTrashedItem, {
    summary: 'Bring an item back',
    description:
      'As it was, under its own address; 409 when another page has that meanwhile. An edition whose address is taken comes back as a draft without one.',
    async handler(request) {
      const { params } = request;
      const restored = await restoreFromTrash(db, params.kind, params.id, saveOf(request));
      if (!restored) throw unknown();
      return { message: restored.message };
    },
  });

  route(deleteTrashedItem, {
    summary: 'Delete an item of the trash for ever',
    description: 'With its revisions. Nothing brings it back.',
    audit: { action: 'deleted for ever' },
    async handler(request) {
      const { kind, id } = request.params;
      const title = await deleteForEver(db, kind, id);
      if (title === null) throw unknown();
      request.auditedAs = { title };
      return { message: `'${title}' is deleted permanently.` };
    },
  });
}
