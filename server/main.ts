import cluster from 'node:cluster';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasContent } from '../content/has-content.ts';
import { DatabaseUnusable, databaseKindOf } from '../db/open.ts';
import { openMediaStore } from '../media/stores/open-store.ts';
import { type MediaStore, MediaUnavailable } from '../media/stores/store.ts';
import {
  ensureAdministrator,
  type Introduction,
  introduceAdministrator,
} from './accounts/first-administrator.ts';
import { assembleApp } from './app.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { withSourcePositions } from './http/logging/source-positions.ts';
import { findUnfinished } from './operations/backup/unfinished.ts';
import type { Tracing } from './operations/tracing/tracing.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { Services } from './services.ts';
import { openDataFolder } from './start/data-folder.ts';
import { DiskSilent, endProcess } from './start/disk-timeout.ts';
import { codeOrText } from './start/error-code.ts';
import { loadSettings } from './start/settings-file.ts';
import { checkBucket, checkDatabase } from './start/start-checks.ts';
import { openAndMigrate, retryWhileBusy } from './start/start-database.ts';
import { StartRefused } from './start/start-refused.ts';
import { drainAndClose } from './start/stopping.ts';
import { runWorkers } from './start/workers.ts';

/** Imported on demand: OpenTelemetry takes longer than the rest of a start. */
async function tracingFor({ tracing, databaseUrl }: Config): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const loading = import('./operations/tracing/tracing.ts').catch((error) => {
    throw new StartRefused(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages (${codeOrText(error)}): npm ci --include=optional`,
    );
  });
  return (await loading).openTracing(tracing, databaseKindOf(databaseUrl));
}

async function rendererFor(config: Config): Promise<PageRenderer | undefined> {
  if (config.development) return undefined;
  return (await import('./pages/renderer.ts')).builtRenderer();
}

function cannotListen({ host, port }: Config, error: unknown): StartRefused {
  const code = codeOrText(error);
  return new StartRefused(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is already in use; set PORT to another one.`
      : `The server cannot listen on ${host}:${port} (${code}).`,
  );
}

/** Before anything is written: a refused start changes nothing. */
async function tryPort(config: Config): Promise<void> {
  const { host, port } = config;
  const server = createServer().listen({ host, port });
  await once(server, 'listening').catch((error) => {
    throw cannotListen(config, error);
  });
  server.close();
  await once(server, 'close');
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  await app.listen({ host, port }).catch((error) => {
    throw cannotListen(config, error);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One write: whoever waits for the last line gets all of them. */
function printReady(origin: string, { email, password, notes }: Introduction): void {
  const shown =
    password &&
    `Password:           ${password}  (shown only this once; until it is used, each start makes a new one)`;
  const lines = [
    `The site is ready:  ${origin}`,
    `Administrator:      ${email ?? 'none is active; npm run admin -- add EMAIL'}`,
    shown,
    ...notes,
  ];
  print(lines.filter(Boolean).join('\n'));
}

/** Loading the first content over an unfinished restore would look like a loss of data. */
async function refuseUnfinished({ databaseUrl }: Config, media: MediaStore): Promise<void> {
  const unfinished = await findUnfinished(media, databaseUrl);
  if (!unfinished) return;
  throw new StartRefused(
    `"${unfinished.command}" was cut off before this site was whole: run it again, or empty the ${media.label} for a new site.`,
  );
}

async function prepare(config: Config) {
  // First, since a refused start must leave nothing behind.
  const media = await openMediaStore(config);
  await checkBucket(media);
  const tracing = await tracingFor(config);
  await checkDatabase(config);
  await openDataFolder(config);
  await refuseUnfinished(config, media);
  const [database, renderer] = await Promise.all([
    openAndMigrate(config.databaseUrl, tracing?.noteQuery),
    rendererFor(config),
  ]);
  const services = { ...database, config, media, renderer, tracing, now: Date.now };
  const whenFree = <T>(step: () => Promise<T>) => retryWhileBusy(config.databaseUrl, step);
  const isNew = await whenFree(() => ensureAdministrator(services));
  if (!(await hasContent(database.db))) {
    print('Loading the first content …');
    const { loadFirstContent } = await import('../content/load.ts');
    await whenFree(() => loadFirstContent(database.db, media));
  }
  return { services, introduce: () => whenFree(() => introduceAdministrator(services, isNew)) };
}

async function serve(services: Services, signals: 'on' | 'once'): Promise<void> {
  const app = await assembleApp(services);
  await listen(app, services.config);
  stopOnSignal(app, services, signals);
  stopOnUnhandled(app);
}

async function start(): Promise<void> {
  loadSettings();
  const config = readConfig();
  // The primary process prints for all workers.
  if (cluster.isWorker) return serve((await prepare(config)).services, 'on');
  await tryPort(config);
  const { services, introduce } = await prepare(config);
  if (config.development) {
    const { serveInDevelopment } = await import('./development/development.ts');
    await serveInDevelopment(config, services.tracing);
    printReady(config.origin, await introduce());
    await services.db.destroy();
  } else if (config.workers > 1) {
    await runWorkers(config.workers, import.meta.filename);
    printReady(config.origin, await introduce());
    await services.db.destroy();
  } else {
    await serve(services, 'once');
    printReady(config.origin, await introduce());
  }
  // Flushed now, since a killed process writes no cache: the next start takes half the time (F01).
  flushCompileCache();
}

// Ctrl-C does not wait for balancers; a second signal ends the process at once. A worker ignores
// further signals, since it gets each from the terminal and from the primary.
function stopOnSignal(app: FastifyInstance, { db, config }: Services, listener: 'on' | 'once') {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process[listener](signal, async () => {
      if (app.lifecycle.isStopping) return;
      await drainAndClose(app, signal === 'SIGTERM' ? config.stopDelay : 0);
      await db.destroy();
      endProcess(0);
    });
  }
}

// After an uncaught error the state is unknown: requests in flight are finished, then the
// supervisor restarts the process (fault F19). A second error ends it at once.
function stopOnUnhandled(app: FastifyInstance): void {
  process.once('uncaughtException', async (error) => {
    app.log.fatal({ err: error }, 'unhandled');
    process.once('uncaughtException', () => endProcess(1));
    await drainAndClose(app, 0);
    endProcess(1);
  });
}

try {
  await start();
} catch (error) {
  const known =
    error instanceof StartRefused ||
    error instanceof DiskSilent ||
    error instanceof ConfigurationError ||
    error instanceof DatabaseUnusable ||
    error instanceof MediaUnavailable;
  const text = error instanceof Error ? error.stack : error;
  process.stderr.write(`${known ? error.message : withSourcePositions(String(text))}\n`);
  endProcess(1);
}
