import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import plugin from 'fastify-plugin';
import { getDescription } from '../../domain/api/operations/description.ts';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import type { Made } from '../../page-cache/page-cache.ts';
import { accountLinks } from '../accounts/calls/account-links.ts';
import { administrators } from '../accounts/calls/administrators.ts';
import { invitations } from '../accounts/calls/invitations.ts';
import { ownAccount } from '../accounts/calls/own-account.ts';
import { secondFactor } from '../accounts/calls/second-factor.ts';
import { users } from '../accounts/calls/users.ts';
import { categories } from '../content/calls/categories.ts';
import { cleaning } from '../content/calls/clean-html.ts';
import { doctor } from '../content/calls/doctor.ts';
import { items } from '../content/calls/items.ts';
import { presences } from '../content/calls/presence.ts';
import { previewLinkCalls } from '../content/calls/preview-links.ts';
import { previews } from '../content/calls/previews.ts';
import { publishings } from '../content/calls/publishing.ts';
import { receipts } from '../content/calls/receipts.ts';
import { redirectCalls } from '../content/calls/redirects.ts';
import { revisions } from '../content/calls/revisions.ts';
import { settings } from '../content/calls/settings.ts';
import { trash } from '../content/calls/trash.ts';
import { categoryUses } from '../content/lists/category-uses.ts';
import { itemLists } from '../content/lists/item-lists.ts';
import { compressAnswers } from '../http/compressed-answers.ts';
import { sendPage } from '../http/compression.ts';
import { methodRefused, nothingHere } from '../http/errors.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { answerTimes } from '../inbox/calls/answer-times.ts';
import { enquiries } from '../inbox/calls/enquiries.ts';
import { inbox } from '../inbox/calls/inbox.ts';
import { mailSettingsCalls } from '../inbox/calls/mail-settings.ts';
import { savedAnswers } from '../inbox/calls/saved-answers.ts';
import { formLimitsOf } from '../inbox/form-limits.ts';
import { upload } from '../media/calls/upload.ts';
import { uploads } from '../media/calls/uploads.ts';
import { auditCalls } from '../operations/calls/audit.ts';
import { overview } from '../operations/calls/overview.ts';
import { settingsCheck } from '../operations/calls/settings-check.ts';
import { callDescriber } from './described-calls.ts';
import { describeCalls } from './description.ts';
import { speakInSentences } from './field-messages.ts';
import { readJsonOnly } from './json-body.ts';
import { routeOf } from './route.ts';

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
  async function make(): Promise<Made> {
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

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type MethodsByUrl = Map<string, { allowed: string[]; config: RouteOptions['config'] }>;

function collectMethods(app: FastifyInstance): MethodsByUrl {
  const known: MethodsByUrl = new Map();
  app.addHook('onRoute', ({ url, method, config }) => {
    const entry = known.get(url) ?? { allowed: [], config };
    entry.allowed.push(...[method].flat());
    known.set(url, entry);
  });
  return known;
}

/** 405 for the other methods of a known address, 404 for the unknown addresses under /api. */
function answerTheRest(app: FastifyInstance, known: MethodsByUrl): void {
  const rest = { schema: { hide: true }, handler: async () => {} };
  // A copy, because the routes made here are collected as well.
  for (const [url, { allowed, config }] of new Map(known)) {
    const named = [...allowed];
    app.route({
      ...rest,
      url,
      method: methods.filter((method) => !named.includes(method)),
      exposeHeadRoute: false,
      config: { ...config, access: 'public' },
      async onRequest() {
        throw methodRefused(named);
      },
    });
  }
  app.all('/api/*', {
    ...rest,
    config: { access: 'public' },
    async onRequest() {
      throw nothingHere();
    },
  });
}

/** Their answers hold tokens, passwords and secrets, so they are never compressed. */
const accounts = [users, accountLinks, ownAccount, secondFactor, administrators, invitations];

const content = [
  items,
  categories,
  itemLists,
  categoryUses,
  settings,
  mailSettingsCalls,
  settingsCheck,
  overview,
  enquiries,
  inbox,
  answerTimes,
  savedAnswers,
  upload,
  trash,
  uploads,
  cleaning,
  revisions,
  auditCalls,
  redirectCalls,
  publishings,
  previewLinkCalls,
  presences,
  receipts,
  doctor,
];

async function calls(app: FastifyInstance): Promise<void> {
  const known = collectMethods(app);
  readJsonOnly(app);
  app.addHook('onRoute', (route) => {
    route.handlerTimeout ??= callTimeout;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Robots-Tag', 'noindex');
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache');
  });
  for (const resource of accounts) await app.register(resource);
  await app.register(async (scope) => {
    compressAnswers(scope);
    for (const resource of content) await scope.register(resource);
    const { renderPreview: render } = app;
    if (render) await scope.register(previews, { render });
  });
  app.route({
    ...routeOf(getDescription, {
      tags: ['Description'],
      summary: 'This description',
      description: 'OpenAPI 3.1, made from the schemas that check every call.',
    }),
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
