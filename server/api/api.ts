import swagger from '@fastify/swagger';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import type { Made } from '../../page-cache/page-cache.ts';
import { sendPage } from '../compression.ts';
import { formLimitsOf } from '../form-limits.ts';
import { compressAnswers } from '../plugins/compressed-answers.ts';
import { methodRefused, nothingHere } from '../plugins/errors.ts';
import { securityHeadersOf } from '../plugins/security-headers.ts';
import { accountLinks } from './account-links.ts';
import { administrators } from './administrators.ts';
import { answerTimes } from './answer-times.ts';
import { audit } from './audit.ts';
import { blogs } from './blogs.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { cleaning } from './clean-html.ts';
import { callDescriber } from './described-calls.ts';
import { doctor } from './doctor.ts';
import { enquiries } from './enquiries.ts';
import { speakInSentences } from './field-messages.ts';
import { inbox } from './inbox.ts';
import { invitations } from './invitations.ts';
import { itemStates } from './item-states.ts';
import { readJsonOnly } from './json-body.ts';
import { locationPages } from './location-pages.ts';
import { mailSettings } from './mail-settings.ts';
import { overview } from './overview.ts';
import { ownAccount } from './own-account.ts';
import { presences } from './presence.ts';
import { previewLinks } from './preview-links.ts';
import { previews } from './previews.ts';
import { publishings } from './publishing.ts';
import { receipts } from './receipts.ts';
import { redirects } from './redirects.ts';
import { revisions } from './revisions.ts';
import { savedAnswers } from './saved-answers.ts';
import { secondFactor } from './second-factor.ts';
import { settings } from './settings.ts';
import { settingsCheck } from './settings-check.ts';
import { trash } from './trash.ts';
import { upload } from './upload.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

const description = [
  'The calls of the public site and its back office.',
  'Calls that write need the header `Authorization: Bearer {token}` of an administrator,',
  'except signing in, the ways to get in again, and the two contact forms. Calls that read answer a visitor without one, or with',
  'one that has ended, and give an administrator the drafts as well. No call sets or reads a cookie.',
].join(' ');

/** Milliseconds a call may take from its first byte to its answer; an upload has its own limit (T18). */
const callTimeout = 15_000;

/** The description of all calls; routes without a tag, such as pages, are left out. */
async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Agency site', version: '1.0.0', description },
      servers: [{ url: app.services.config.origin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    hideUntagged: true,
  });
}

const descriptionPath = '/api/openapi.json';

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
    await app.publicPages.obtain(descriptionPath, make, known),
  );
  app.publicPages.remeasure(descriptionPath);
  return sent;
}

/** zod's schemas as JSON Schema, and the token where the gate asks for one. */
const describeRoute: typeof jsonSchemaTransform = (document) => {
  const { route } = document;
  const reads = route.method === 'GET';
  const isPublic = route.config?.access === 'public' || (reads && !route.config?.access);
  const { schema, url } = jsonSchemaTransform(document);
  return { schema: isPublic ? schema : { ...schema, security: [{ bearer: [] }] }, url };
};

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
  caseStudies,
  blogs,
  categories,
  locationPages,
  itemStates,
  settings,
  mailSettings,
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
  audit,
  redirects,
  publishings,
  previewLinks,
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
  app.get(descriptionPath, {
    schema: {
      tags: ['Description'],
      summary: 'This description',
      description: 'OpenAPI 3.1, made from the schemas that check every call.',
    },
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
