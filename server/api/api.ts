import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { getDescription } from '../../domain/api/operations/description.ts';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import type { MadePage } from '../../page-cache/page-cache.ts';
import { accountCalls } from '../accounts/calls/account-calls.ts';
import { contentCalls } from '../content/calls/content-calls.ts';
import { compressAnswers } from '../http/compressed-answers.ts';
import { sendPage } from '../http/compression.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { inboxCalls } from '../inbox/calls/inbox-calls.ts';
import { formLimitsOf } from '../inbox/form-limits.ts';
import { mediaCalls } from '../media/calls/media-calls.ts';
import { movingCalls } from '../moving/calls/moving-calls.ts';
import { operationCalls } from '../operations/calls/operation-calls.ts';
import { callDescriber } from './described-calls.ts';
import { describeCalls } from './description.ts';
import { speakInSentences } from './field-messages.ts';
import { readJsonOnly } from './json-body.ts';
import { answerTheRest, collectAddresses } from './other-methods.ts';
import { routesOf } from './route.ts';

/** Milliseconds a call may take from its first byte to its answer; an upload has its own limit (T18). */
const callTimeout = 15_000;

/** The same for everybody, so it is made once per content version and sent from memory (threat T36). */
async function sendDescription(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const headers = {
    ...securityHeadersOf(app.services.config.origin),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
  async function make(): Promise<MadePage> {
    const body = Buffer.from(JSON.stringify(await app.describedCalls()));
    return { page: new FinishedPage({ status: 200, headers, body }), keep: 'fixed' };
  }
  const known = request.headers['if-none-match'];
  const sent = await sendPage(
    request,
    reply,
    await app.publicPages.obtain(getDescription.path, make, known),
  );
  app.publicPages.remeasure(getDescription.path);
  return sent;
}

async function calls(app: FastifyInstance): Promise<void> {
  const known = collectAddresses(app);
  readJsonOnly(app);
  app.addHook('onRoute', (route) => {
    route.handlerTimeout ??= callTimeout;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Robots-Tag', 'noindex');
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache');
  });
  await app.register(accountCalls);
  await app.register(async (scope) => {
    compressAnswers(scope);
    for (const room of [contentCalls, inboxCalls, mediaCalls, movingCalls, operationCalls]) {
      await scope.register(room);
    }
  });
  const route = routesOf(app, { tags: ['Description'] });
  route(getDescription, {
    summary: 'This description',
    description: 'OpenAPI 3.1, made from the schemas that check every call.',
    handler: (request, reply) => sendDescription(app, request, reply),
  });
  answerTheRest(app, known);
}

/** Every call of specification §7 and its description, which the pages show, too. */
export const api = plugin(
  async (app: FastifyInstance) => {
    speakInSentences();
    app.decorate('formLimits', formLimitsOf(app.services.db));
    await describeCalls(app);
    app.decorate('describedCalls', callDescriber(app));
    await app.register(calls);
  },
  { name: 'api', dependencies: ['errors', 'sessions', 'public-pages'] },
);
