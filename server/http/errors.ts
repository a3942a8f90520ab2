import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ChangeRefused } from '../../db/content/change-refused.ts';
import { TooManyElements } from '../../domain/content/html-tree.ts';
import type { FinishedPage } from '../../page-cache/finished-page.ts';
import { isOfAnyField } from '../api/field-messages.ts';
import { sendPage } from './compression.ts';
import { isDiskFull } from './database-failure.ts';
import { requestLog } from './logging/request-log.ts';
import { isPassing } from './passing-failure.ts';
import { prefersPage } from './prefers-page.ts';
import { Refusal, retryAfter } from './refusal.ts';
import { checkHeaders } from './sendable-headers.ts';

/** The shape of a failure, one per family of calls (specification §7, decision D15). */
type AnswerShape = 'message' | 'status' | 'msg';

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: AnswerShape;
    /** @param url what was asked for, which says in what language */
    failedPage?: (url: string) => Promise<FinishedPage | null>;
    /** What a person sees at an address that cannot be read (threat T31). */
    oddAddressPage?: (url: string) => Promise<FinishedPage | null>;
  }
}

/** What is said when the failure is not one of ours; nothing inner ever leaves (threat T32). */
const sentences = new Map([
  [400, 'The request could not be understood.'],
  [404, 'There is nothing at this address.'],
  [405, 'This address does not answer that method.'],
  [408, 'The request took too long to arrive.'],
  [413, 'The request is larger than this address accepts.'],
  [414, 'The address is too long.'],
  [415, 'This address does not accept that kind of content.'],
  [500, 'Something went wrong on our side. Please try again.'],
  [503, 'The site cannot do this right now. Please try again in a few seconds.'],
  [507, 'There is no room left to store this.'],
]);

function plainRefusal(status: number, headers?: Record<string, string>): Refusal {
  return new Refusal(status, sentences.get(status) ?? `${STATUS_CODES[status]}.`, { headers });
}

type ValidationIssue = NonNullable<FastifyError['validation']>[number];

const maxIssues = 20;

function invalidRequest(issues: ValidationIssue[], part: string): Refusal {
  // An id of the wrong form belongs to nothing, just like an unknown one.
  if (part === 'params') return plainRefusal(404);
  const errors = new Map<string, string>();
  for (const issue of issues.slice(0, maxIssues)) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || part;
    if (!errors.has(field)) errors.set(field, issue.message ?? 'This is not valid.');
  }
  const [[field, sentence] = [part, 'This is not valid.']] = errors;
  const message = isOfAnyField(sentence) ? `${field}: ${sentence}` : sentence;
  return new Refusal(400, message, { errors: Object.fromEntries(errors) });
}

const statusOf = { invalid: 400, conflict: 409, outdated: 412 } as const;

function refusalFor(error: Error & Partial<FastifyError>): Refusal {
  // Anything can be thrown, whatever the type says.
  if (!(error instanceof Error)) return plainRefusal(500);
  if (error instanceof Refusal) return error;
  if (error.validation) return invalidRequest(error.validation, error.validationContext ?? 'body');
  if (error instanceof ChangeRefused) {
    return new Refusal(statusOf[error.kind], error.message, error);
  }
  if (error instanceof TooManyElements) return new Refusal(400, error.message);
  const { statusCode = 500 } = error;
  // First, because a body that breaks off brings the same socket error as a lost database.
  if (statusCode >= 400 && statusCode < 500) return plainRefusal(statusCode);
  if (isDiskFull(error)) return plainRefusal(507);
  const mayPass = statusCode === 503 || isPassing(error);
  return mayPass ? plainRefusal(503, retryAfter) : plainRefusal(500);
}

function bodyFor(
  shape: AnswerShape,
  { status, message, errors, current }: Refusal,
  requestId: string,
) {
  const more = { errors, current, requestId: status >= 500 ? requestId : undefined };
  if (shape === 'msg') return { msg: 'fail', ...more };
  if (shape === 'status') return { status: 'fail', data: null, message, ...more };
  return { message, ...more };
}

/** What we refuse on purpose needs no stack, least of all a thousand times a second (fault F13). */
function note(error: Error, refusal: Refusal, { log }: FastifyRequest): void {
  if (refusal.status < 500) return;
  if (error === refusal) log.warn({ status: refusal.status }, refusal.message);
  else log.error({ err: error }, 'request failed');
}

function headersOf({ headers }: Refusal): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headers };
}

function answer(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  note(error, refusal, request);
  return reply
    .code(refusal.status)
    .headers(headersOf(refusal))
    .send(bodyFor(request.routeOptions.config?.shape ?? 'message', refusal, request.id));
}

async function pageFor({ status }: Refusal, { headers, routeOptions, url }: FastifyRequest) {
  const { failedPage, oddAddressPage } = routeOptions.config ?? {};
  if (status === 400) return headers.accept?.includes('text/html') ? oddAddressPage?.(url) : null;
  const isFailure = status >= 500 || status === 429;
  return isFailure && prefersPage(headers.accept) ? failedPage?.(url) : null;
}

async function answerWithPage(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  const page = await pageFor(refusal, request);
  if (!page) return answer(error, request, reply);
  note(error, refusal, request);
  // The page brings its own; in development it has none.
  reply.removeHeader('Content-Security-Policy');
  return sendPage(request, reply.headers(headersOf(refusal)), page, refusal.status);
}

export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    // No hook times out for a body here.
    Connection: 'close',
  });
  answer(error, request, reply);
}

function methodsOfPage(app: FastifyInstance, request: FastifyRequest): string[] {
  if (!app.hasRoute({ method: 'GET', url: '/*' })) return [];
  const [path = '/'] = request.url.split('?');
  const isPosted = app.hasRoute({ method: 'POST', url: path });
  return isPosted ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/** What an address without a route answers; to be thrown before its body is read. */
export function unrouted(request: FastifyRequest): Refusal {
  // Pages answer every address, so what arrives here beside them has only the wrong method (T13).
  const allowed = methodsOfPage(request.server, request);
  return allowed.length > 0 ? methodRefused(allowed) : plainRefusal(404);
}

export const errors = plugin(
  async (app: FastifyInstance) => {
    await app.register(requestLog);
    app.setErrorHandler<Error>(answerWithPage);
    // A hook of the route itself, because those run after all others.
    app.addHook('onRoute', (route) => {
      route.onSend = [route.onSend ?? [], checkHeaders].flat();
    });
    app.setNotFoundHandler((request, reply) => answer(unrouted(request), request, reply));
  },
  { name: 'errors' },
);

export function methodRefused(allowed: string[]): Refusal {
  return plainRefusal(405, { Allow: allowed.join(', ') });
}

export function nothingHere(): Refusal {
  return plainRefusal(404);
}

export function contentRefused(): Refusal {
  return plainRefusal(415);
}
