import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deletePreviewKey, ensurePreviewKey } from '../../../db/content/history/preview-keys.ts';
import { findPublishing } from '../../../db/content/schedule.ts';
import { previewLinkDays } from '../../../domain/content/preview-link.ts';
import { done, itemParams, messageFailures } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';
import { previewPath } from '../preview/preview-link.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Previews'] };
const daySeconds = 86_400;

const link = z.object({
  url: z.string().describe('Shows the draft to whoever has it.'),
  until: z.string().describe('When it ends, ISO 8601 UTC.'),
});

/** Signed links to drafts (docs/decisions/0010-preview-links.md). */
export const previewLinks: FastifyPluginAsyncZod = async (app) => {
  const { db, now, config: site } = app.services;

  async function refuseUnknown({ kind, id }: z.infer<typeof itemParams>): Promise<void> {
    if (await findPublishing(db, kind, id)) return;
    throw new Refusal(404, 'There is no such item. Perhaps it is in the trash.');
  }

  app.post('/api/preview-links/:kind/:id', {
    config: { ...config, audit: { action: 'preview link made', values: ['days'] } },
    schema: {
      ...shared,
      summary: 'Make a link that shows the draft',
      description: 'To whoever has it, until it ends or is withdrawn. Links made before stay good.',
      params: itemParams,
      body: z.object({ days: z.literal(previewLinkDays).default(previewLinkDays[0]) }),
      response: { 200: link, ...messageFailures },
    },
    async handler({ params, body }) {
      await refuseUnknown(params);
      const until = Math.ceil(now() / 1_000) + body.days * daySeconds;
      const key = await ensurePreviewKey(db, params.kind, params.id);
      return {
        url: site.origin + previewPath({ ...params, until }, key),
        until: new Date(until * 1_000).toISOString(),
      };
    },
  });

  app.delete('/api/preview-links/:kind/:id', {
    config: { ...config, audit: { action: 'preview links withdrawn' } },
    schema: {
      ...shared,
      summary: 'Withdraw every preview link of an item',
      description: 'They answer 403 or 410 at once. New ones can be made.',
      params: itemParams,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params }) {
      await refuseUnknown(params);
      await deletePreviewKey(db, params.kind, params.id);
      return { message: 'Every preview link of this item is withdrawn.' };
    },
  });
};
