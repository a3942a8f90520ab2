import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import { findMissed, forgetMissed } from '../../../db/content/addresses/missed-addresses.ts';
import {
  deleteRedirect,
  findRedirects,
  leadsBack,
  leaveAddress,
  resolveAddress,
} from '../../../db/content/addresses/redirects.ts';
import type { Database } from '../../../db/open.ts';
import {
  addressLimit,
  comparablePath,
  encodedTarget,
  isFixedPath,
  isRedirectTarget,
} from '../../../domain/content/addresses/address.ts';
import { movedPages } from '../../../domain/content/addresses/moved-pages.ts';
import type { MissedAddress, Redirect } from '../../../domain/content/addresses/redirect.ts';
import { itemKinds } from '../../../domain/content/kinds/kinds.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const audited = { ...config, audit: { values: ['path', 'target'] } };
const shared = { tags: ['Redirects'] };

const redirect = z.object({
  redirect_id: z.number().int(),
  path: z.string(),
  target: z.string().nullable().describe('null where an item leads, or the page is gone for good.'),
  kind: z.enum(itemKinds).nullable(),
  item_id: z.string().nullable(),
  made_by: z.string(),
  made_at: z.string(),
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
}) satisfies z.ZodType<Redirect>;

const missedAddress = z.object({
  path: z.string(),
  hits: z.number().int(),
  last_hit_at: z.string(),
}) satisfies z.ZodType<MissedAddress>;

const address = z.string().min(1).max(addressLimit);

function refuse(field: 'path' | 'target', message: string): Refusal {
  return new Refusal(400, message, { errors: { [field]: message } });
}

/** The address that a redirect may stand for. @throws {Refusal} */
async function freePath(db: Database, sent: string): Promise<string> {
  const path = comparablePath(sent);
  if (path === null) throw refuse('path', 'The old address must be a path such as /old-page.');
  if (isFixedPath(path)) throw refuse('path', `The address ${path} belongs to the site itself.`);
  if (await isPublicPath(db, path)) {
    throw refuse('path', `A page stands at ${path}. Change its Slug URL or delete it first.`);
  }
  return path;
}

/** @throws {Refusal} for a target off the site, and for one that comes back to the address */
async function refuseTarget(db: Database, path: string, target: string): Promise<void> {
  if (!isRedirectTarget(target)) {
    throw refuse('target', 'The new address must be a path of this site such as /contact.');
  }
  if (await leadsBack(db, path, target)) {
    throw refuse('target', `${target} leads back to ${path}. Choose an address that has a page.`);
  }
}

/** Where an address leads today, as a visitor would find. */
async function answerAt(db: Database, sent: string) {
  const path = comparablePath(sent);
  if (path === null) return { status: 404 };
  const moved = movedPages.get(path);
  if (moved) return { status: 301, location: moved };
  if (isFixedPath(path) || (await isPublicPath(db, path))) return { status: 200 };
  return (await resolveAddress(db, path)) ?? { status: 404 };
}

/** Addresses that have no page of their own (decisions D10 and D12, R-X-05). */
export const redirects: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/redirects', {
    config,
    schema: {
      ...shared,
      summary: 'All redirects',
      description: 'The newest first; those of items are made by renaming and deleting.',
      response: { 200: z.array(redirect), ...messageFailures },
    },
    async handler() {
      await app.storeVisits();
      return findRedirects(db);
    },
  });

  app.post('/api/redirects', {
    config: audited,
    schema: {
      ...shared,
      summary: 'Set a redirect',
      description: 'Without a target the address answers 410. Replaces what stood for the address.',
      body: z.object({ path: address, target: address.nullable().default(null) }),
      response: { 201: done, ...messageFailures },
    },
    async handler({ body, user }, reply) {
      const path = await freePath(db, body.path);
      const { target } = body;
      if (target !== null) await refuseTarget(db, path, target);
      const encoded = target === null ? null : encodedTarget(target);
      const row = { path, target: encoded, kind: null, item_id: null };
      await leaveAddress(db, { ...row, by: user?.email });
      await forgetMissed(db, path);
      const message = target === null ? `${path} is gone.` : `${path} leads to ${target}.`;
      return reply.code(201).send({ message });
    },
  });

  app.post('/api/redirects/test', {
    config: audited,
    schema: {
      ...shared,
      summary: 'Try an address',
      description: 'What a visitor would get: 200, 301 with its location, 404 or 410.',
      body: z.object({ path: address }),
      response: {
        200: z.object({ status: z.number().int(), location: z.string().optional() }),
        ...messageFailures,
      },
    },
    handler: ({ body }) => answerAt(db, body.path),
  });

  app.delete('/api/redirects/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Remove a redirect',
      description: 'The address answers 404 from then on.',
      params: z.object({ id: rowId }),
      response: { 200: done, ...messageFailures },
    },
    async handler({ params }) {
      const path = await deleteRedirect(db, params.id);
      if (path === null) throw new Refusal(404, 'There is no such redirect.');
      return { message: `${path} leads nowhere any more.` };
    },
  });

  app.get('/api/missed-addresses', {
    config,
    schema: {
      ...shared,
      summary: 'Addresses that visitors did not find',
      description: 'Without their query; the one asked for most first, 1,000 at most.',
      response: { 200: z.array(missedAddress), ...messageFailures },
    },
    async handler() {
      await app.storeVisits();
      return findMissed(db);
    },
  });
};
