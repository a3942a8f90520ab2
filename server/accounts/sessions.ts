import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findSession, type SessionUser } from '../../db/accounts/sessions.ts';
import { unrouted } from '../http/errors.ts';
import { Refusal } from '../http/refusal.ts';

type Services = FastifyInstance['services'];

/** Who may call a route: everybody, everybody with a session, or administrators. */
type Access = 'public' | 'signed-in' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: public for GET and HEAD, administrators for everything that writes (threat T12). */
    access?: Access;
  }
  interface FastifyRequest {
    /** Who sent a valid session; null is a visitor. Never set on a public write. */
    user: SessionUser | null;
  }
}

/** 32 random bytes, as 43 characters; only their hash is stored (threat T02). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of the Authorization header, the only place a token is read from (threat T04). */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function accessTo(request: FastifyRequest): Access {
  return request.routeOptions.config.access ?? (isReading(request) ? 'public' : 'admin');
}

/**
 * A public write must come from our own pages: there is no cookie to ride on, but a foreign page could
 * still post guesses and enquiries through its visitors (threat T13). Programs send neither header.
 */
function refuseForeignPage({ headers, host }: FastifyRequest, ownOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const own = [host, new URL(ownOrigin).host];
  const isOwn =
    origin === undefined || (URL.canParse(origin) && own.includes(new URL(origin).host));
  if (site === 'cross-site' || !isOwn) {
    throw new Refusal(403, 'This may only be sent from the pages of this site.');
  }
}

/** Whoever sent the request, or null for a missing, malformed, expired or ended session. */
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

/** Whose session a guarded call came with, and where from. @throws {Refusal} without one */
export function signedIn(request: FastifyRequest) {
  const { user, ip } = request;
  const token = bearerToken(request);
  if (!user || !token) throw signInAgain();
  return { user, ip, tokenHash: tokenHash(token) };
}

/** The only gate of the server, before any body is read. Reading with a bad token is anonymous. */
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

/** Default deny: a route that writes needs an administrator's session unless it says otherwise. */
export const sessions = plugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('user', null);
    app.addHook('onRequest', (request) => guard(request, app.services));
    app.addHook('onSend', async (request, reply) => {
      // An answer to somebody in particular must not stay in any cache (threat T04).
      if (request.headers.authorization !== undefined) reply.header('Cache-Control', 'no-store');
    });
  },
  { name: 'sessions', dependencies: ['errors'] },
);
