import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { firstBlogs } from '../../content/blogs.ts';
import { firstCaseStudies } from '../../content/case-studies.ts';
import { type FirstContent, followFirstContent } from '../../content/follow.ts';
import { firstLocationPages } from '../../content/location-pages.ts';
import { firstPages } from '../../content/pages.ts';
import { firstSettings } from '../../content/settings.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { openMediaStore } from '../../media/stores/open-store.ts';
import { assembleApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { renderWith } from '../pages/renderer.ts';

export type LoadPages = () => Promise<ServerBuild>;

function developmentRenderer(loadPages: LoadPages): PageRenderer {
  return {
    islandsUrl: '/app/development.ts',
    async render(request, site, document) {
      return renderWith(await loadPages(), 'development')(request, site, document);
    },
  };
}

export const content: FirstContent = {
  settings: firstSettings,
  blogs: firstBlogs,
  caseStudies: firstCaseStudies,
  locationPages: firstLocationPages,
  pages: firstPages,
};

interface Options {
  loadPages: LoadPages;
  /** As of the last start, to find what changed in content/. */
  before: FirstContent;
  tracing?: Tracing;
}

export async function openDevelopmentSite({
  loadPages,
  before,
  tracing,
}: Options): Promise<FastifyInstance> {
  const config = readConfig();
  const database = openDatabase(config.databaseUrl, { log: tracing?.noteQuery });
  await migrate(database.db, database.kind);
  const media = await openMediaStore(config);
  await followFirstContent({ db: database.db, media }, before, content);
  const renderer = developmentRenderer(loadPages);
  const app = await assembleApp({ ...database, config, media, renderer, tracing, now: Date.now });
  app.addHook('onClose', () => database.db.destroy());
  // Requests come by the port of the command; what is done once a server listens is done all the same.
  const listenTextResolver = () => 'the work that the site does by itself has begun';
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver });
  return app;
}
