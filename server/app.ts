import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { OpenDatabase } from '../db/open.ts';
import type { MediaStore } from '../media/store.ts';
import { api } from './api/api.ts';
import type { Config } from './config.ts';
import { feeds } from './feeds/feeds.ts';
import { frontDoor } from './front-door.ts';
import { foreignHosts } from './hosts.ts';
import { type LogTarget, logOptions } from './log.ts';
import type { PageRenderer } from './page-renderer.ts';
import { accountMail } from './plugins/account-mail.ts';
import { addresses } from './plugins/addresses.ts';
import { alerts } from './plugins/alerts.ts';
import { answerCounts } from './plugins/answer-counts.ts';
import { arrivals } from './plugins/arrivals.ts';
import { assets } from './plugins/assets.ts';
import { audit } from './plugins/audit.ts';
import { backups } from './plugins/backups.ts';
import { bodyTimeout } from './plugins/body-timeout.ts';
import { answerUnroutable, errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { heartbeat } from './plugins/heartbeat.ts';
import { heldMail } from './plugins/held-mail.ts';
import { hosts } from './plugins/hosts.ts';
import { keptReleases } from './plugins/kept-releases.ts';
import { mailPreview } from './plugins/mail-preview.ts';
import { media } from './plugins/media.ts';
import { mediaSweep } from './plugins/media-sweep.ts';
import { metrics } from './plugins/metrics.ts';
import { outbox } from './plugins/outbox.ts';
import { overload } from './plugins/overload.ts';
import { pages } from './plugins/pages.ts';
import { previewLinks } from './plugins/preview-links.ts';
import { publicPages } from './plugins/public-pages.ts';
import { redirects } from './plugins/redirects.ts';
import { refusedPosts } from './plugins/refused-posts.ts';
import { reminders } from './plugins/reminders.ts';
import { retention } from './plugins/retention.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sessions } from './plugins/sessions.ts';
import { socialPictures } from './plugins/social-pictures.ts';
import { speculationRules } from './plugins/speculation-rules.ts';
import { timedWork } from './plugins/timed-work.ts';
import { tracing } from './plugins/tracing.ts';
import { previewRenderer } from './preview/preview-renderer.ts';
import { openPublicPages, type PublicPages } from './public-pages.ts';
import { type Lifecycle, stopping } from './stopping.ts';
import { tracedRenderer } from './tracing/traced-renderer.ts';
import type { Tracing } from './tracing/tracing.ts';
import { trustIn } from './trusted-proxies.ts';

/** What the server is made of; tests hand in their own. Plugins reach it as `app.services`. */
export interface Services extends OpenDatabase {
  config: Config;
  media: MediaStore;
  /** The built or the development pages; absent in tests of the calls alone. */
  renderer?: PageRenderer;
  /** Folder of the built client; the one of the last `npm run build` unless a test has its own. */
  client?: string;
  /** Absent unless the configuration names a collector. */
  tracing?: Tracing;
  /** Where the log goes; standard output unless a test reads it. */
  log?: LogTarget;
  /** Milliseconds since 1970; tests hand in a clock of their own. */
  now: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** Bytes of a JSON body, and milliseconds a request may take to arrive (threat T18). */
const bodyLimit = 1_048_576;
const requestTimeout = 300_000;

/**
 * Given to Fastify at once: it would load compilers of its own before ours are set, a tenth of the start.
 * Its type knows only the schemas of those.
 */
const zodCompilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as FastifyServerOptions['schemaController'];

/** Assembles the whole server without listening. Each plugin is one concern. */
export async function assembleApp(services: Services): Promise<FastifyInstance> {
  const { config, db, tracing: traces } = services;
  const renderer =
    services.renderer && traces ? tracedRenderer(services.renderer, traces) : services.renderer;
  const lifecycle: Lifecycle = {
    isStopping: false,
    pagesFromMemory: 0,
    answeredAtTheDoor: new Map(),
  };
  const isForeign = foreignHosts(config.allowedHosts);
  const keptPages = openPublicPages({
    db,
    bytes: config.pageCacheBytes,
    purgeUrl: config.cdn.purgeUrl,
    warn: (error, message) => app.log.warn({ err: error }, message),
  });
  const answerAtOnce: PublicPages['answerAtOnce'] = (request, response) => {
    if (isForeign(request) || !keptPages.answerAtOnce(request, response)) return false;
    lifecycle.pagesFromMemory += 1;
    return true;
  };
  const app: FastifyInstance = Fastify({
    serverFactory: frontDoor({ answerAtOnce }, lifecycle),
    // What still arrives on an open connection is answered, and the connection closed.
    return503OnClosing: false,
    bodyLimit,
    requestTimeout,
    handlerTimeout: requestTimeout,
    trustProxy: trustIn(config.trustProxy),
    routerOptions: { maxParamLength: 255 },
    schemaController: zodCompilers,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnroutable,
    ...logOptions(config.logLevel, services.log),
  });
  app.decorate('services', services);
  const renderPreview = renderer ? previewRenderer(app, renderer) : null;
  app.decorate('renderPreview', renderPreview);
  await app.register(stopping, { lifecycle });
  await app.register(securityHeaders);
  await app.register(errors);
  await app.register(tracing);
  await app.register(bodyTimeout);
  await app.register(hosts);
  await app.register(overload, { pages: { answerAtOnce, isFilling: keptPages.isFilling } });
  await app.register(arrivals);
  await app.register(addresses);
  await app.register(sessions);
  await app.register(publicPages, { pages: keptPages });
  await app.register(outbox);
  await app.register(accountMail);
  await app.register(refusedPosts);
  await app.register(audit);
  await app.register(redirects);
  await app.register(timedWork);
  await app.register(retention);
  await app.register(reminders);
  await app.register(heartbeat);
  await app.register(heldMail);
  await app.register(mailPreview);
  await app.register(backups);
  await app.register(health);
  await app.register(answerCounts);
  await app.register(alerts);
  await app.register(metrics);
  await app.register(api);
  await app.register(feeds);
  await app.register(media);
  await app.register(mediaSweep);
  await app.register(socialPictures);
  await app.register(speculationRules);
  await app.register(assets);
  await app.register(keptReleases);
  if (renderPreview) await app.register(previewLinks, { render: renderPreview });
  if (renderer) await app.register(pages, { renderer });
  return app;
}
