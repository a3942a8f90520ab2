import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { deletePreviewKey, ensurePreviewKey } from '../../../../db/content/history/preview-keys.ts';
import { findPublishing } from '../../../../db/content/publishing/schedule.ts';
import {
  createPreviewLink,
  withdrawPreviewLinks,
} from '../../../../domain/api/content/editing/preview-links.ts';
import type { storedParams } from '../../../../domain/api/params.ts';
import { routesOf } from '../../../api/route.ts';
import { noSuchItem } from '../../../http/refusal.ts';
import { previewPath } from '../../preview/preview-link.ts';

const daySeconds = 86_400;

/** Signed links to drafts (docs/decisions/0010-preview-links.md). */
export async function previewLinkCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Previews'], access: 'admin' });
  const { db, now, config: site } = app.services;

  async function refuseUnknown({ kind, id }: z.infer<typeof storedParams>): Promise<void> {
    if (await findPublishing(db, kind, id)) return;
    throw noSuchItem();
  }

  route(createPreviewLink, {
    summary: 'Make a link that shows the draft',
    description:
      'To whoever has it, until it ends or is withdrawn; that of an edition in its language. Links made before stay good.',
    example: { days: 7 },
    audit: { action: 'preview link made', values: ['days'] },
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

  route(withdrawPreviewLinks, {
    summary: 'Withdraw every preview link of an item',
    description: 'They answer 403 or 410 at once. New ones can be made.',
    audit: { action: 'preview links withdrawn' },
    async handler({ params }) {
      await refuseUnknown(params);
      await deletePreviewKey(db, params.kind, params.id);
      return { message: 'Every preview link of this item is withdrawn.' };
    },
  });
}
