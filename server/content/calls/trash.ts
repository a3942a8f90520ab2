import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteForEver, restoreFromTrash } from '../../../db/content/history/restore.ts';
import { findTrash } from '../../../db/content/history/trash.ts';
import { type TrashedItem, trashDays } from '../../../domain/content/item.ts';
import { itemKinds } from '../../../domain/content/kinds/kinds.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Trash'] };
const kind = z.enum(itemKinds);
const params = z.object({ kind, id: z.string().regex(/^([1-9]\d{0,8}|[0-9a-f]{24})$/) });

const trashed = z.object({
  kind,
  item_id: z.string(),
  title: z.string(),
  deleted_by: z.string().describe('Address of the user.'),
  deleted_at: z.string(),
}) satisfies z.ZodType<TrashedItem>;

function unknown(): Refusal {
  return new Refusal(404, 'This is not in the trash. Perhaps somebody has restored it already.');
}

/** What has been deleted and can be brought back (R-X-17, decision D23). */
export const trash: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/trash', {
    config,
    schema: {
      ...shared,
      summary: 'What is in the trash',
      description: `The item deleted last first. After ${trashDays} days an item is deleted for ever.`,
      response: { 200: z.array(trashed), ...messageFailures },
    },
    handler: () => findTrash(db),
  });

  app.post('/api/trash/:kind/:id/restore', {
    config,
    schema: {
      ...shared,
      summary: 'Bring an item back',
      description: 'As it was, under its own address; 409 when another page has that meanwhile.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const { params } = request;
      const title = await restoreFromTrash(db, params.kind, params.id, saveOf(request));
      if (title === null) throw unknown();
      return { message: `'${title}' is back.` };
    },
  });

  app.delete('/api/trash/:kind/:id', {
    config: { ...config, audit: { action: 'deleted for ever' } },
    schema: {
      ...shared,
      summary: 'Delete an item of the trash for ever',
      description: 'With its revisions. Nothing brings it back.',
      params,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params }) {
      const title = await deleteForEver(db, params.kind, params.id);
      if (title === null) throw unknown();
      return { message: `'${title}' is deleted for ever.` };
    },
  });
};
