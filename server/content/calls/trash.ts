import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deleteForEver, restoreFromTrash } from '../../../db/content/history/restore.ts';
import { findTrashPage } from '../../../db/content/history/trash.ts';
import {
  deleteTrashedItem,
  listTrash,
  restoreTrashedItem,
} from '../../../domain/api/content/trash.ts';
import { trashDays } from '../../../domain/content/item.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Trash'] };

function unknown(): Refusal {
  return new Refusal(404, 'This is not in the trash. Perhaps somebody has restored it already.');
}

/** What has been deleted and can be brought back (R-X-17, decision D23). */
export const trash: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(listTrash, {
      ...shared,
      summary: 'A page of what is in the trash',
      description: `Searched by titles; 60 items a page. After ${trashDays} days an item is deleted for ever.`,
    }),
    config,
    handler: ({ query }) => findTrashPage(db, query),
  });

  app.route({
    ...routeOf(restoreTrashedItem, {
      ...shared,
      summary: 'Bring an item back',
      description:
        'As it was, under its own address; 409 when another page has that meanwhile. An edition whose address is taken comes back as a draft without one.',
    }),
    config,
    async handler(request) {
      const { params } = request;
      const restored = await restoreFromTrash(db, params.kind, params.id, saveOf(request));
      if (!restored) throw unknown();
      return { message: restored.message };
    },
  });

  app.route({
    ...routeOf(deleteTrashedItem, {
      ...shared,
      summary: 'Delete an item of the trash for ever',
      description: 'With its revisions. Nothing brings it back.',
    }),
    config: { ...config, audit: { action: 'deleted for ever' } },
    async handler(request) {
      const { kind, id } = request.params;
      const title = await deleteForEver(db, kind, id);
      if (title === null) throw unknown();
      request.auditedAs = { title };
      return { message: `'${title}' is deleted permanently.` };
    },
  });
};
