import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findSession, type SessionUser } from '../../db/accounts/sessions.ts';
import { unrouted } from '../http/errors.ts';
import { Refusal } from '../http/refusal.ts';

type Services = FastifyInstance['services'];

type Access = 'public' | 'signed-in' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: public for GET and HEAD, 'admin' for every other method (threat T12). */
    access?: Access;
  }
  interface FastifyRequest {
    /** Null without a valid session, and always on a public write. */
    user: SessionUser | null;
  }
}

/** 32 random bytes; only their hash is stored (threat T02). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** No other header or address is read for a token (threat T04). */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function accessTo(request: FastifyRequest): Access {
  return request.routeOptions.config.access ?? (isReading(request) ? 'public' : 'admin');
}

// There is no cookie, but a foreign page could post guesses and enquiries through its visitors
// (threat T13). Programs send neither header.
function refuseForeignPage({ headers, host }: FastifyRequest, ownOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const own = [host, new URL(ownOrigin).host];
  const isOwn =
    origin === undefined || (URL.canParse(origin) && own.includes(new URL(origin).host));
  if (site === 'cross-site' || !isOwn) {
    throw new Refusal(403, 'This may only be sent from the pages of this site.');
  }
}

async function senderOf(request: FastifyRequest, services: Services): Promise<SessionUser | null> {
  const token = bearerToken(request);
  if (!token) return null;
  const { idle, absolute } = services.config.session;
  const now = services.now();
  return findSession(services.db, { tokenHash: tokenHash(token), now, idle, absolute });
}

function signInAgain(): Refusal {
  return new Refusal(401, 'Please sign in again.', { headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function signedIn(request: FastifyRequest) {
  const { user, ip } = request;
  const token = bearerToken(request);
  if (!user || !token) throw signInAgain();
  return { user, ip, tokenHash: tokenHash(token) };
}

/** Runs before a body is read. A read with an invalid token is anonymous. */
async function guard(request: FastifyRequest, services: Services): Promise<void> {
  if (request.is404) throw unrouted(request);
  const access = accessTo(request);
  if (access === 'public' && !isReading(request)) {
    refuseForeignPage(request, services.config.origin);
    return;
  }
  request.user = await senderOf(request, services);
  if (access === 'public') return;
  if (!request.user) throw signInAgain();
  if (access === 'admin' && !request.user.isAdmin) {
    throw new Refusal(403, 'Only administrators may do this.');
  }
}

export const sessions = plugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('user', null);
    app.addHook('onRequest', (request) => guard(request, app.services));
    app.addHook('onSend', async (request, reply) => {
      // Personal answers must not be cached (threat T04).
      if (request.headers.authorization !== undefined) reply.header('Cache-Control', 'no-store');
    });
  },
  { name: 'sessions', dependencies: ['errors'] },
);
