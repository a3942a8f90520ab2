import cluster from 'node:cluster';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasContent } from '../content/has-content.ts';
import { migrate } from '../db/migrate.ts';
import { DatabaseUnusable, databaseKindOf, type OpenDatabase, openDatabase } from '../db/open.ts';
import { openMediaStore } from '../media/open-store.ts';
import { MediaUnavailable } from '../media/store.ts';
import { assembleApp, type Services } from './app.ts';
import { type Config, ConfigurationError, loadEnvironmentFile, readConfig } from './config.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { isOnNetworkDisk } from './network-disk.ts';
import type { PageRenderer } from './page-renderer.ts';
import { stopGently } from './stopping.ts';
import type { Tracing } from './tracing/tracing.ts';
import { runWorkers } from './workers.ts';

/** A start that cannot succeed; the message is the one sentence that is printed. */
class StartRefused extends Error {}

function openDataFolder({ dataDir, mediaDir }: Config): void {
  try {
    for (const folder of [dataDir, mediaDir]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
  } catch (error) {
    throw new StartRefused(`The data folder ${dataDir} cannot be written to (${codeOf(error)}).`);
  }
}

/** Two machines on one SQLite file would destroy it. */
function refuseNetworkDisk({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl.startsWith('sqlite:') && isOnNetworkDisk(dataDir)) {
    throw new StartRefused(
      `The data folder ${dataDir} is on a network disk, where SQLite is not safe; use a local disk or DATABASE_URL=postgres://…`,
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Loaded only where it is wanted: OpenTelemetry's packages take longer than all the rest of a start. */
async function tracingFor({ tracing, databaseUrl }: Config): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const loading = import('./tracing/tracing.ts').catch((error) => {
    throw new StartRefused(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages (${codeOf(error)}): npm ci --include=optional`,
    );
  });
  return (await loading).openTracing(tracing, databaseKindOf(databaseUrl));
}

async function rendererFor(config: Config): Promise<PageRenderer> {
  if (!config.development) return (await import('./renderer.ts')).builtRenderer();
  return (await import('./development.ts')).developmentRenderer();
}

function cannotListen({ host, port }: Config, error: unknown): StartRefused {
  const code = codeOf(error);
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
function printReady(origin: string, { email, password }: { email: string; password?: string }) {
  const shownOnce = password ? `\nPassword:           ${password}  (shown only this once)` : '';
  print(`The site is ready:  ${origin}\nAdministrator:      ${email}${shownOnce}`);
}

async function openAndMigrate(config: Config, tracing?: Tracing): Promise<OpenDatabase> {
  const database = openDatabase(config.databaseUrl, { log: tracing?.noteQuery });
  try {
    await migrate(database.db, database.kind);
    return database;
  } catch (error) {
    await database.db.destroy();
    if (error instanceof DatabaseUnusable) throw error;
    throw new StartRefused(`The database cannot be opened (${codeOf(error)}).`);
  }
}

/** Everything that stands before the first request is answered. */
async function prepare(config: Config) {
  openDataFolder(config);
  refuseNetworkDisk(config);
  const media = await openMediaStore(config);
  await media.check();
  const tracing = await tracingFor(config);
  const [database, renderer] = await Promise.all([
    openAndMigrate(config, tracing),
    rendererFor(config),
  ]);
  const services = { ...database, config, media, renderer, tracing, now: Date.now };
  const administrator = await ensureAdministrator(services);
  if (!(await hasContent(database.db))) {
    print('Loading the first content …');
    const { loadFirstContent } = await import('../content/load.ts');
    await loadFirstContent(database.db, media);
  }
  return { services, administrator };
}

/** Answers requests until a signal or an unhandled error ends it. */
async function serve(services: Services, signals: 'on' | 'once'): Promise<void> {
  const app = await assembleApp(services);
  await listen(app, services.config);
  stopOnSignal(app, services, signals);
  stopOnUnhandled(app);
}

async function start(): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig();
  // One process of several: what is printed is the first one's matter.
  if (cluster.isWorker) return serve((await prepare(config)).services, 'on');
  await tryPort(config);
  const { services, administrator } = await prepare(config);
  if (config.workers > 1) {
    await services.db.destroy();
    await runWorkers(config.workers);
  } else {
    await serve(services, 'once');
  }
  printReady(config.origin, administrator);
  // Now, because a process that is killed leaves nothing: the next start takes half the time (fault R01).
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
      await stopGently(app, signal === 'SIGTERM' ? config.stopDelay : 0);
      await db.destroy();
      process.exit(0);
    });
  }
}

/**
 * What nobody has caught leaves the process in a state that nobody knows: it is logged, what is in
 * flight is finished, and the supervisor starts a new one (fault R19). An error on the way ends it at once.
 */
function stopOnUnhandled(app: FastifyInstance): void {
  process.once('uncaughtException', async (error) => {
    app.log.fatal({ err: error }, 'unhandled');
    process.once('uncaughtException', () => process.exit(1));
    await stopGently(app, 0);
    process.exit(1);
  });
}

try {
  await start();
} catch (error) {
  const known =
    error instanceof StartRefused ||
    error instanceof ConfigurationError ||
    error instanceof DatabaseUnusable ||
    error instanceof MediaUnavailable;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
