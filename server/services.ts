import type { OpenDatabase } from '../db/open.ts';
import type { MediaStore } from '../media/stores/store.ts';
import type { Config } from './config.ts';
import type { LogTarget } from './http/logging/log.ts';
import type { Tracing } from './operations/tracing/tracing.ts';
import type { PageRenderer } from './pages/page-renderer.ts';

/** Plugins reach these as `app.services`; tests pass their own. */
export interface Services extends OpenDatabase {
  config: Config;
  media: MediaStore;
  renderer?: PageRenderer;
  /** Folder of the built client; by default that of the last `npm run build`. */
  client?: string;
  tracing?: Tracing;
  log?: LogTarget;
  /** Answers requests and does nothing else: no timed work, no pictures made. */
  isQuiet?: true;
  now: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
