import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { OpenDatabase } from '../db/open.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { accountMail } from './accounts/account-mail.ts';
import { sessions } from './accounts/sessions.ts';
import { api } from './api/api.ts';
import type { Config } from './config.ts';
import { previewLinks } from './content/preview/preview-links.ts';
import { previewRenderer } from './content/preview/preview-renderer.ts';
import { answerUnroutable, errors } from './http/errors.ts';
import { type LogTarget, logOptions } from './http/logging/log.ts';
import { bodyTimeout } from './http/network/body-timeout.ts';
import { hosts } from './http/network/check-hosts.ts';
import { frontDoor } from './http/network/connection-limits.ts';
import { foreignHosts } from './http/network/hosts.ts';
import { trustIn } from './http/network/trusted-proxies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { heartbeat } from './inbox/heartbeat.ts';
import { heldMail } from './inbox/held-mail.ts';
import { mailPreview } from './inbox/mail-preview.ts';
import { outbox } from './inbox/outbox.ts';
import { reminders } from './inbox/reminders.ts';
import { retention } from './inbox/retention.ts';
import { media } from './media/media.ts';
import { mediaSweep } from './media/media-sweep.ts';
import { socialPictures } from './media/social-pictures.ts';
import { alerts } from './operations/alerts.ts';
import { answerCounts } from './operations/answer-counts.ts';
import { audit } from './operations/audit.ts';
import { backups } from './operations/backups.ts';
import { forwardedCounts } from './operations/forwarded-counts.ts';
import { health } from './operations/health.ts';
import { metrics } from './operations/metrics.ts';
import { refusedPosts } from './operations/overload/limit-refused-posts.ts';
import { overload } from './operations/overload/overload.ts';
import { timedWork } from './operations/timed-work.ts';
import { tracing } from './operations/tracing/trace-requests.ts';
import { tracedRenderer } from './operations/tracing/traced-renderer.ts';
import type { Tracing } from './operations/tracing/tracing.ts';
import { addresses } from './pages/addresses.ts';
import { assets } from './pages/assets/assets.ts';
import { retainReleases } from './pages/assets/retain-releases.ts';
import { openPublicPages, type PublicPages } from './pages/cache/public-pages.ts';
import { publicPages } from './pages/cache/serve-public-pages.ts';
import { feeds } from './pages/feeds/feeds.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { pages } from './pages/pages.ts';
import { redirects } from './pages/redirects.ts';
import { speculationRules } from './pages/speculation-rules.ts';
import { type Lifecycle, stopping } from './start/stopping.ts';

/** Plugins reach these as `app.services`; tests pass their own. */
export interface Services extends OpenDatabase {
  config: Config;
  media: MediaStore;
  renderer?: PageRenderer;
  /** Folder of the built client; by default that of the last `npm run build`. */
  client?: string;
  tracing?: Tracing;
  log?: LogTarget;
  now: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** Bytes of a JSON body; milliseconds for a request to arrive (threat T18). */
const bodyLimit = 1_048_576;
const requestTimeout = 300_000;

// Set here, since Fastify would load its own compilers first, a tenth of the start.
const zodCompilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as FastifyServerOptions['schemaController'];

export async function assembleApp(services: Services): Promise<FastifyInstance> {
  const { config, db, tracing: traces } = services;
  const renderer =
    services.renderer && traces ? tracedRenderer(services.renderer, traces) : services.renderer;
  const lifecycle: Lifecycle = {
    isStopping: false,
    pagesFromMemory: 0,
    answeredEarly: new Map(),
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
    // During a stop, requests on open connections are still answered.
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
  await app.register(forwardedCounts);
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
  await app.register(retainReleases);
  if (renderPreview) await app.register(previewLinks, { render: renderPreview });
  if (renderer) await app.register(pages, { renderer });
  return app;
}
