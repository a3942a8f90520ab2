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
import { assembleApp, type Services } from './app.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { withSourcePositions } from './http/logging/source-positions.ts';
import { findUnfinished } from './operations/backup/unfinished.ts';
import type { Tracing } from './operations/tracing/tracing.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { openDataFolder } from './start/data-folder.ts';
import { DiskSilent, endProcess } from './start/disk-timeout.ts';
import { codeOrText } from './start/error-code.ts';
import { loadSettings } from './start/settings-file.ts';
import { checkBucket, checkDatabase } from './start/start-checks.ts';
import { openAndMigrate, retryWhileBusy } from './start/start-database.ts';
import { StartRefused } from './start/start-refused.ts';
import { drainAndClose } from './start/stopping.ts';
import { runWorkers } from './start/workers.ts';

/** Loaded only where it is wanted: OpenTelemetry's packages take longer than all the rest of a start. */
async function tracingFor({ tracing, databaseUrl }: Config): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const loading = import('./operations/tracing/tracing.ts').catch((error) => {
    throw new StartRefused(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages (${codeOrText(error)}): npm ci --include=optional`,
    );
  });
  return (await loading).openTracing(tracing, databaseKindOf(databaseUrl));
}

/** In development Vite has the pages, and the server too (server/development/development.ts). */
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

/** Tries the port before anything is written: a refused start changes nothing. */
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

/** One write, so that whoever waits for the last line has them all. */
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

/** The first content in the place of a backup would look like a loss. */
async function refuseUnfinished({ databaseUrl }: Config, media: MediaStore): Promise<void> {
  const unfinished = await findUnfinished(media, databaseUrl);
  if (!unfinished) return;
  throw new StartRefused(
    `"${unfinished.command}" was cut off before this site was whole: run it again, or empty the ${media.label} for a new site.`,
  );
}

/** Everything that stands before the first request is answered. */
async function prepare(config: Config) {
  // Before anything is made: a refused start leaves nothing behind.
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

/** Answers requests until a signal or an unhandled error ends it. */
async function serve(services: Services, signals: 'on' | 'once'): Promise<void> {
  const app = await assembleApp(services);
  await listen(app, services.config);
  stopOnSignal(app, services, signals);
  stopOnUnhandled(app);
}

async function start(): Promise<void> {
  loadSettings();
  const config = readConfig();
  // One process of several: what is printed is the first one's matter.
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
  // Now, because a process that is killed leaves nothing: the next start takes half the time (fault F01).
  flushCompileCache();
}

/**
 * A person at the keyboard does not wait for balancers; a second signal ends the process at once. A
 * worker hears each signal from its terminal or supervisor and from the first process, so it counts none.
 */
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

/**
 * What nobody has caught leaves the process in a state that nobody knows: it is logged, what is in
 * flight is finished, and the supervisor starts a new one (fault F19). An error on the way ends it at once.
 */
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
