import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { z } from 'zod';
import { findItemState } from '../../../db/content/find-items.ts';
import { findPreviewKey } from '../../../db/content/history/preview-keys.ts';
import { findPublishing } from '../../../db/content/publishing/schedule.ts';
import type { Database } from '../../../db/open.ts';
import { itemParams } from '../../../domain/api/params.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { compressFor } from '../../http/compression.ts';
import { publicPagePolicy } from '../../http/security-headers.ts';
import { isSigned, type PreviewClaim } from './preview-link.ts';
import type { RenderPreview } from './preview-renderer.ts';
import { type Shown, showState } from './shown-item.ts';

const params = itemParams.extend({
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  signature: z.string(),
});

/** Why a link shows nothing; a page of this name says what to do (app/site/missing/preview-refused.tsx). */
type Reason = 'changed' | 'expired' | 'gone';

function refused(reason: Reason): Shown {
  const path = `/preview/${reason}`;
  return { path, address: path, seed: '' };
}

/** What the link leads to: a page to show, or the address where it is public meanwhile. */
async function follow(db: Database, given: unknown, now: number): Promise<Shown | string> {
  const { data: claim } = params.safeParse(given);
  if (!claim) return refused('changed');
  const key = await findPreviewKey(db, claim.kind, claim.id);
  if (key === null) return refused('gone');
  if (!isSigned(claim, claim.signature, key)) return refused('changed');
  if (claim.until * 1_000 <= now) return refused('expired');
  return newestOf(db, claim);
}

async function newestOf(db: Database, { kind, id, until }: PreviewClaim): Promise<Shown | string> {
  const state = await findItemState(db, kind, id);
  const publishing = await findPublishing(db, kind, id);
  if (!state || !publishing) return refused('gone');
  if (state.address !== null && !publishing.draft) return encodedPath(state.address);
  const shown = await showState(db, { kind, id, fields: publishing.draft ?? state.fields });
  return { ...shown, until: new Date(until * 1_000).toISOString() };
}

/** GET /preview/…: the page of a draft, for whoever was given its signed link. */
export const previewLinks = plugin(
  async (app: FastifyInstance, { render }: { render: RenderPreview }) => {
    const { db, now, config } = app.services;

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      // An address that is a secret goes to no other site, and into no cache and no index.
      reply.headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      });
      const shown = await follow(db, request.params, now());
      if (typeof shown === 'string') return reply.redirect(shown, 302);
      const { status, html } = await render(shown, request.log);
      reply.code(status).type('text/html; charset=utf-8');
      // In development Vite writes inline scripts and styles of its own.
      if (config.development) reply.removeHeader('Content-Security-Policy');
      else reply.header('Content-Security-Policy', publicPagePolicy(html));
      return reply.send(await compressFor(request, reply, Buffer.from(html)));
    }

    app.get('/preview/:kind/:id/:until/:signature', answer);
  },
  { name: 'preview-links', dependencies: ['sessions', 'errors', 'security-headers'] },
);
