import Fastify, { type FastifyInstance } from 'fastify';
import { api } from './api/api.ts';
import { previewLinks } from './content/preview/preview-links.ts';
import { previewRenderer } from './content/preview/preview-renderer.ts';
import { fastifyOptions } from './fastify-options.ts';
import { limitConnections } from './http/network/connection-limits.ts';
import { foreignHosts } from './http/network/hosts.ts';
import { mailPreview } from './inbox/mail-preview.ts';
import { imports } from './moving/imports.ts';
import { monitoring } from './operations/monitoring.ts';
import { timedWork } from './operations/timed-work.ts';
import { tracedRenderer } from './operations/tracing/traced-renderer.ts';
import { openPublicPages, type PublicPages } from './pages/cache/public-pages.ts';
import { sitePages } from './pages/pages.ts';
import { publicFiles } from './pages/public-files.ts';
import { requestPlugins } from './request-plugins.ts';
import type { Services } from './services.ts';
import { type Lifecycle, stopping } from './start/stopping.ts';

export async function assembleApp(services: Services): Promise<FastifyInstance> {
  const { config, db, tracing } = services;
  const renderer =
    services.renderer && tracing ? tracedRenderer(services.renderer, tracing) : services.renderer;
  const lifecycle: Lifecycle = {
    isStopping: false,
    pagesFromMemory: 0,
    answeredEarly: new Map(),
  };
  const isForeign = foreignHosts(config.allowedHosts);
  const cachedPages = openPublicPages({
    db,
    bytes: config.pageCacheBytes,
    purgeUrl: config.cdn.purgeUrl,
    warn: (error, message) => app.log.warn({ err: error }, message),
  });
  const answerAtOnce: PublicPages['answerAtOnce'] = (request, response) => {
    if (isForeign(request) || !cachedPages.answerAtOnce(request, response)) return false;
    lifecycle.pagesFromMemory += 1;
    return true;
  };
  const app: FastifyInstance = Fastify({
    ...fastifyOptions(services),
    serverFactory: limitConnections({ answerAtOnce }, lifecycle),
  });
  app.decorate('services', services);
  const renderPreview = renderer ? previewRenderer(app, renderer) : null;
  app.decorate('renderPreview', renderPreview);
  await app.register(stopping, { lifecycle });
  await app.register(requestPlugins, { pages: cachedPages, answerAtOnce });
  await app.register(mailPreview);
  await app.register(imports);
  await app.register(timedWork);
  await app.register(monitoring);
  await app.register(api);
  await app.register(publicFiles);
  if (renderPreview) await app.register(previewLinks, { render: renderPreview });
  if (renderer) await app.register(sitePages, { renderer });
  return app;
}
