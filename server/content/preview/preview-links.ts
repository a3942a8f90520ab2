import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { z } from 'zod';
import { findItemState } from '../../../db/content/find-items.ts';
import { findPreviewKey } from '../../../db/content/history/preview-keys.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import { newestFields } from '../../../db/content/publishing/waiting-draft.ts';
import type { Database } from '../../../db/open.ts';
import { storedParams } from '../../../domain/api/params.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { isItemKind } from '../../../domain/content/kinds/names.ts';
import { compressFor } from '../../http/compression.ts';
import { publicPagePolicy } from '../../http/security-headers.ts';
import { editionPage, isSeen } from './edition-page.ts';
import { isSigned, type PreviewClaim } from './preview-link.ts';
import type { RenderPreview } from './preview-renderer.ts';
import { languageOfTag, type Shown, showState } from './shown-item.ts';

const params = storedParams.extend({
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  signature: z.string(),
});

/** Why a link shows nothing; a page of this name says what to do (app/site/missing/preview-refused.tsx). */
type Reason = 'changed' | 'expired' | 'gone';

function refused(reason: Reason, inLanguage?: Shown['inLanguage']): Shown {
  const path = `/preview/${reason}`;
  return { path, address: path, seed: '', inLanguage };
}

/** Asks for what it shows itself, in the body of a call. */
const signOffPage: Shown = { path: '/preview/sign-off', address: '/preview/sign-off', seed: '' };

/** What the link leads to: a page to show, or the address where it is public meanwhile. */
async function follow(db: Database, given: unknown, now: number): Promise<Shown | string> {
  const { data: claim } = params.safeParse(given);
  if (!claim) return refused('changed');
  const state = await findItemState(db, claim.kind, claim.id);
  // Whoever was sent a link to an edition reads its language.
  const inLanguage = languageOfTag(state?.fields.language);
  const key = await findPreviewKey(db, claim.kind, claim.id);
  if (key === null) return refused('gone', inLanguage);
  if (!isSigned(claim, claim.signature, key)) return refused('changed', inLanguage);
  if (claim.until * 1_000 <= now) return refused('expired', inLanguage);
  const newest = state && (await newestOf(db, claim, state));
  return newest ?? refused('gone', inLanguage);
}

async function newestOf(
  db: Database,
  { kind, id, until }: PreviewClaim,
  state: ItemState,
): Promise<Shown | string | null> {
  const { fields, hasDraft } = await newestFields(db, state);
  if (state.address !== null && !hasDraft && (await isSeen(db, state))) {
    return encodedPath(state.address);
  }
  const shown = await showStored(db, { kind, id, fields });
  return shown && { ...shown, until: new Date(until * 1_000).toISOString() };
}

/** An item, or an edition as the page of its original. */
async function showStored(
  db: Database,
  { kind, id, fields }: Pick<ItemState, 'kind' | 'id' | 'fields'>,
): Promise<Shown | null> {
  if (isItemKind(kind)) return showState(db, { kind, id, fields });
  const page = await editionPage(db, kind, fields);
  return page && showState(db, page);
}

/** GET /preview/…: the page of a draft, for whoever was given its signed link. */
export const previewLinks = plugin(
  async (app: FastifyInstance, { render }: { render: RenderPreview }) => {
    const { db, now, config } = app.services;

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      return show(request, reply, await follow(db, request.params, now()));
    }

    async function show(request: FastifyRequest, reply: FastifyReply, shown: Shown | string) {
      // An address that is a secret goes to no other site, and into no cache and no index.
      reply.headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      });
      if (typeof shown === 'string') return reply.redirect(shown, 302);
      const { status, html } = await render(shown, request.log);
      reply.code(status).type('text/html; charset=utf-8');
      // In development Vite writes inline scripts and styles of its own.
      if (config.development) reply.removeHeader('Content-Security-Policy');
      else reply.header('Content-Security-Policy', publicPagePolicy(html));
      return reply.send(await compressFor(request, reply, Buffer.from(html)));
    }

    app.get('/preview/:kind/:id/:until/:signature', answer);
    // Its token stands behind the #, and never arrives here (threat T43).
    app.get('/preview/sign-off', (request, reply) => show(request, reply, signOffPage));
  },
  { name: 'preview-links', dependencies: ['sessions', 'errors', 'security-headers'] },
);
