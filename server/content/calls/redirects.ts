import type { FastifyInstance } from 'fastify';
import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import {
  deleteMissedAddress,
  findMissedPage,
} from '../../../db/content/addresses/missed-addresses.ts';
import { findRedirectPage } from '../../../db/content/addresses/redirect-list.ts';
import {
  deleteRedirect,
  findRedirectAt,
  isCircular,
  type RedirectGoal,
  saveRedirect,
} from '../../../db/content/addresses/redirects.ts';
import { changeContent } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';
import {
  createRedirect,
  deleteRedirectCall,
  listMissedAddresses,
  listRedirects,
  testAddress,
} from '../../../domain/api/content/addresses/redirects.ts';
import {
  comparablePath,
  encodedTarget,
  isFixedPath,
  isRedirectTarget,
  readableAddress,
} from '../../../domain/content/addresses/address.ts';
import { nounOf } from '../../../domain/content/kinds/names.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal, refusalAt } from '../../http/refusal.ts';
import { askOwnSite } from '../../operations/own-site.ts';

const audit = { values: ['path', 'target'] };

/** The address that a redirect may stand for. @throws {Refusal} */
async function freePath(db: Database, sent: string): Promise<string> {
  const path = comparablePath(sent);
  // Browsers and the server take `..` and a doubled slash out of what they ask for.
  if (path === null || /\/\.{0,2}(\/|$)/.test(path)) {
    throw refusalAt('path', 'The old address must be a path such as /old-page.');
  }
  if (isFixedPath(path)) throw refusalAt('path', `The address ${path} belongs to the site itself.`);
  if (await isPublicPath(db, path)) {
    throw refusalAt('path', `There is a page at ${path}. Change its Slug URL or delete it first.`);
  }
  return path;
}

/** @throws {Refusal} for a target off the site, and for one that comes back to the address */
async function refuseTarget(db: Database, path: string, target: string): Promise<void> {
  if (!isRedirectTarget(target)) {
    throw refusalAt('target', 'The new address must be a path of this site such as /contact.');
  }
  if (await isCircular(db, path, target)) {
    throw refusalAt(
      'target',
      `${target} leads back to ${path}. Choose an address that has a page.`,
    );
  }
}

/**
 * Where an address leads today, as a visitor would find who is not told of another spelling; 503 where the
 * site does not answer in time.
 */
async function answerAt(app: FastifyInstance, sent: string) {
  const [address = ''] = sent.split('#', 1);
  if (comparablePath(address) === null) return { status: 404 };
  try {
    let answer = await askOwnSite(app, encodedTarget(address), 'HEAD');
    if (answer.status === 308 && answer.location !== undefined) {
      answer = await askOwnSite(app, answer.location, 'HEAD');
    }
    return { status: answer.status, location: answer.location };
  } catch (error) {
    app.log.warn(error, 'trying an address failed');
    return { status: 503 };
  }
}

function inWords(goal: RedirectGoal): string {
  const { kind, item_id, target } = goal;
  if (kind && item_id) return `to the ${nounOf(kind)} ${item_id}`;
  return target === null ? 'to “gone”' : `to ${readableAddress(target)}`;
}

/** What somebody who has set a redirect may not have meant. */
async function warningsOf(
  app: FastifyInstance,
  path: string,
  { before, now }: { before: RedirectGoal | null; now: RedirectGoal },
): Promise<string[]> {
  const isOther = before && inWords(before) !== inWords(now);
  const replaced = isOther ? [`It replaced the redirect of ${path} ${inWords(before)}.`] : [];
  if (now.target === null) return replaced;
  const { status } = await answerAt(app, now.target);
  if (status !== 404 && status !== 410) return replaced;
  const goal = readableAddress(now.target);
  return [...replaced, `${goal} answers ${status} today: there is no page.`];
}

/** Addresses that have no page of their own (decisions D10 and D12, R-X-05). */
export async function redirectCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Redirects'], access: 'admin' });
  const { db } = app.services;

  route(listRedirects, {
    summary: 'A page of the redirects',
    description: 'Searched by both addresses; those of items are made by renaming and deleting.',
    async handler({ query }) {
      await app.storeVisits();
      return findRedirectPage(db, query);
    },
  });

  route(createRedirect, {
    summary: 'Set a redirect',
    description:
      'Without a target the address answers 410. Replaces what stood for the address, which its warnings say.',
    example: { path: '/old-page', target: '/contact' },
    audit,
    async handler({ body, user }, reply) {
      const path = await freePath(db, body.path);
      const { target } = body;
      if (target !== null) await refuseTarget(db, path, target);
      const encoded = target === null ? null : encodedTarget(target);
      const row = { target: encoded, kind: null, item_id: null };
      const before = await findRedirectAt(db, path);
      // A page may be cached there that says what its language lacks.
      await changeContent(db, async (transaction) => {
        await saveRedirect(transaction, { path, ...row, by: user?.email });
        await deleteMissedAddress(transaction, path);
      });
      const message =
        target === null ? `${path} answers “gone” now.` : `${path} leads to ${target}.`;
      const warnings = await warningsOf(app, path, { before, now: row });
      return reply.code(201).send({ message, warnings });
    },
  });

  route(testAddress, {
    summary: 'Try an address',
    description: 'What a visitor would get: 200, 301 with its location, 404 or 410.',
    example: { path: '/old-page' },
    audit: { action: 'address tested', values: ['path'] },
    async handler({ body }) {
      const answer = await answerAt(app, body.path);
      if (answer.status >= 500) throw new Refusal(503, 'The site cannot answer it now. Try again.');
      return answer;
    },
  });

  route(deleteRedirectCall, {
    summary: 'Remove a redirect',
    description: 'The address answers 404 from then on.',
    async handler(request) {
      const path = await deleteRedirect(db, request.params.id);
      if (path === null) throw new Refusal(404, 'There is no such redirect.');
      request.auditedAs = { title: path };
      return { message: `The redirect of ${path} is removed.` };
    },
  });

  route(listMissedAddresses, {
    summary: 'Addresses that visitors did not find',
    description: 'Without their query; a page of them, 1,000 are kept at most.',
    async handler({ query }) {
      await app.storeVisits();
      return findMissedPage(db, query);
    },
  });
}
