import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findItemState } from '../../db/content/find-items.ts';
import { findRevisionsOfRequest } from '../../db/content/history/revisions.ts';
import { insertAudit, type NewAuditEntry, refusedActions } from '../../db/jobs/audit.ts';
import type { Database } from '../../db/open.ts';
import type { Difference } from '../../domain/api/content/revisions.ts';
import { shortened } from '../../domain/content/differences.ts';
import { itemKinds } from '../../domain/content/kinds/names.ts';

interface AuditedAs {
  action?: string;
  /** Fields of the body whose values may be logged; of all others only the name is. */
  values?: readonly string[];
  /** Fields of the body that nothing is stored of; they are not logged at all. */
  omits?: readonly string[];
  isAnonymous?: true;
  /** Only what it refuses is logged. */
  changesNothing?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without it a call is logged by method and address; false for one that changes nothing. */
    audit?: AuditedAs | false;
  }
  interface FastifyRequest {
    accountEmail: string;
    /** What a call was about and did, where its address does not tell. */
    auditedAs: Partial<NewAuditEntry> | null;
  }
}

const login = '/api/users/login';
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const verbs = new Map([
  ['POST', 'created'],
  ['PUT', 'saved'],
  ['DELETE', 'deleted'],
]);

/** Every write of a signed-in user that succeeds, and every attempt to sign in (R-X-18). */
function isAudited({ method, routeOptions }: FastifyRequest, status: number): boolean {
  if (reading.has(method) || routeOptions.config?.audit === false) return false;
  if (routeOptions.url === login) return status < 400 || status === 401;
  const { isAnonymous, changesNothing } = routeOptions.config?.audit ?? {};
  if (isAnonymous) return status === 410 || (status < 400 && !changesNothing);
  return routeOptions.config?.access !== 'public' && status < 400;
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
}

function auditOf({ routeOptions }: FastifyRequest): AuditedAs {
  return routeOptions.config?.audit || {};
}

/** Passwords, tokens and codes are logged by name only. */
function sentFields(request: FastifyRequest): Difference[] {
  const { values = [], omits = [] } = auditOf(request);
  const sent = Object.entries(bodyOf(request)).filter(([field]) => !omits.includes(field));
  const fields = sent.map(([field, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { field, old: '', new: values.includes(field) ? text : '' };
  });
  return shortened(fields);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What a call without a revision was about: a schedule, a preview link. */
async function titleOf(db: Database, { kind, item_id, title }: NewAuditEntry): Promise<string> {
  const known = itemKinds.find((name) => name === kind);
  if (title !== '' || !known || item_id === '') return title;
  return (await findItemState(db, known, item_id))?.title ?? '';
}

function entryOf(request: FastifyRequest, status: number, title: string): NewAuditEntry {
  const { method, routeOptions, params, id, user } = request;
  const { url = '' } = routeOptions;
  const [kind = '', action] = url
    .replace(/^\/api/, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'));
  const named = Object.entries(params ?? {});
  const param = (name: string) => named.find(([key]) => key === name)?.[1];
  const isLogin = url === login;
  const { isAnonymous, action: auditedAs } = auditOf(request);
  const { email } = bodyOf(request);
  const about = isLogin && isText(email) ? email.toLowerCase() : request.accountEmail;
  const isRefused = status >= 400;
  return {
    made_by: user?.email ?? about,
    request_id: id,
    kind: param('kind') ?? kind,
    // Ids of rows are numbers here, which SQLite would write as 5.0.
    item_id: String(param('id') ?? ''),
    title: title || (user ? about : ''),
    action: isRefused
      ? refusedActions[isLogin ? 'login' : 'link']
      : (auditedAs ?? action ?? verbs.get(method) ?? method),
    changes: isLogin || isAnonymous ? [] : sentFields(request),
    ...request.auditedAs,
  };
}

async function entriesOf(
  app: FastifyInstance,
  request: FastifyRequest,
  status: number,
  title: string,
): Promise<NewAuditEntry[]> {
  const notes = await findRevisionsOfRequest(app.services.db, request.id);
  if (notes.length === 0) {
    const entry = entryOf(request, status, title);
    return [{ ...entry, title: await titleOf(app.services.db, entry) }];
  }
  return notes.map(({ kind, item_id, title: name, action, made_by, changes }) => ({
    kind,
    item_id,
    title: name,
    action,
    made_by,
    changes,
    request_id: request.id,
  }));
}

/** One hook for all routes. A failure to write the log does not undo the call. */
export const audit = plugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('accountEmail', '');
    app.decorateRequest('auditedAs', null);
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.is404 || !isAudited(request, reply.statusCode)) return;
      const isAddress = /^text\/plain/.test(String(reply.getHeader('content-type')));
      const title = isAddress && isText(payload) ? payload : '';
      try {
        const entries = await entriesOf(app, request, reply.statusCode, title);
        await insertAudit(app.services.db, entries);
      } catch (error) {
        request.log.error(error, 'the audit log could not be written');
      }
    });
  },
  { name: 'audit', dependencies: ['sessions'] },
);
