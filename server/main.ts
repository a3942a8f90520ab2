import cluster from 'node:cluster';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnusable } from '../db/open.ts';
import { MediaUnavailable } from '../media/stores/store.ts';
import type { Introduction } from './accounts/first-administrator.ts';
import { assembleApp } from './app.ts';
import { type Config, ConfigurationError, readConfig } from './config.ts';
import { isDiskFull } from './http/database-failure.ts';
import { withSourcePositions } from './http/logging/source-positions.ts';
import { limitHeapGrowth } from './operations/overload/heap-growth.ts';
import type { Services } from './services.ts';
import { DiskSilent, endProcess } from './start/disk/disk-timeout.ts';
import { codeOrText } from './start/error-code.ts';
import { prepare } from './start/prepare.ts';
import { loadSettings } from './start/settings-file.ts';
import { StartRefused } from './start/start-refused.ts';
import { drainAndClose, onStopSignal } from './start/stopping.ts';
import { runWorkers } from './start/workers.ts';

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
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`);
}

async function serve(services: Services): Promise<void> {
  limitHeapGrowth();
  const app = await assembleApp(services);
  await listen(app, services.config);
  stopOnSignal(app, services);
  stopOnUnhandled(app);
}

async function start(): Promise<void> {
  loadSettings();
  const config = readConfig();
  // The primary process prints for all workers.
  if (cluster.isWorker) return serve((await prepare(config)).services);
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
    await serve(services);
    printReady(config.origin, await introduce());
  }
  // Flushed now, since a killed process writes no cache: the next start takes half the time (F01).
  flushCompileCache();
}

// Ctrl-C does not wait for balancers. A worker leaves a second signal to the primary.
function stopOnSignal(app: FastifyInstance, { db, config }: Services): void {
  const stop = async (signal: NodeJS.Signals) => {
    await drainAndClose(app, signal === 'SIGTERM' ? config.stopDelay : 0);
    await db.destroy();
    endProcess(0);
  };
  onStopSignal(stop, () => cluster.isWorker || endProcess(1));
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

const known = [StartRefused, DiskSilent, ConfigurationError, DatabaseUnusable, MediaUnavailable];

function whyNotStarted(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (known.some((kind) => error instanceof kind)) return error.message;
  return isDiskFull(error)
    ? 'There is no space left. Make room, then start again.'
    : withSourcePositions(String(error.stack));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`);
  endProcess(1);
}
