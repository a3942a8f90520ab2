import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { FirstContent } from '../../content/follow.ts';
import type { Config } from '../config.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import { onStopSignal } from '../start/stopping.ts';
import { brokenServerPage } from './broken-server-page.ts';
import type * as site from './development-site.ts';

/** Vite reloads this module, and what it imports, after a change. */
const siteModule = '/server/development/development-site.ts';

const pause = 50;

const closeTimeout = 2_000;

interface Change {
  files: Set<string>;
  server: boolean;
  /** Styles are replaced without a reload. */
  onlyStyles: boolean;
}

const noChange = (): Change => ({ files: new Set(), server: false, onlyStyles: true });

function isImportedBy(modules: EnvironmentModuleNode[], file: string): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const waiting = [...modules];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (module.file === file) return true;
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...module.importers);
  }
  return false;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Requests wait while the site is reopened with the changed files. After a change that does not
 * compile, the site from before goes on.
 */
export async function serveInDevelopment(config: Config, tracing?: Tracing): Promise<void> {
  let vite: ViteDevServer;
  let app: FastifyInstance | null = null;
  let failure: unknown = null;
  let before: FirstContent | null = null;
  let change = noChange();
  let working: Promise<void> = Promise.resolve();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    vite.middlewares(request, response, async () => {
      await working;
      if (app) app.server.emit('request', request, response);
      else brokenServerPage(response, messageOf(failure));
    });
  }

  const listener = createServer(answer);

  const loadSite = async () => (await vite.ssrLoadModule(siteModule)) as typeof site;
  const loadPages: site.LoadPages = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as Awaited<
      ReturnType<site.LoadPages>
    >;

  async function openSite(): Promise<void> {
    // A file that does not compile fails here, before the old site is closed.
    const { openDevelopmentSite, content } = await loadSite();
    await app?.close();
    app = null;
    app = await openDevelopmentSite({ loadPages, before: before ?? content, tracing });
    before = content;
  }

  async function apply({ files, server, onlyStyles }: Change): Promise<void> {
    const begun = performance.now();
    const names = [...files].map((file) => relative(vite.config.root, file)).join(', ');
    try {
      if (server || failure) await openSite();
      await loadPages();
      failure = null;
    } catch (error) {
      failure = error;
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      print(`${messageOf(error)}\n${names} cannot be used; waiting for the next change.`);
      vite.environments.client.hot.send({
        type: 'error',
        err: { message: messageOf(error), stack: '' },
      });
      return;
    }
    const { hot } = vite.environments.client;
    if (server) hot.send({ type: 'full-reload' });
    else hot.send(onlyStyles ? 'site:styles' : 'site:changed', {});
    print(`${names} is in use after ${(performance.now() - begun).toFixed(0)} ms.`);
  }

  function note(file: string, modules: EnvironmentModuleNode[]): void {
    const isFirst = change.files.size === 0;
    change.files.add(file);
    change.server ||= isImportedBy(modules, vite.config.root + siteModule);
    change.onlyStyles &&= file.endsWith('.css');
    if (!isFirst) return;
    working = working
      .then(() => setTimeout(pause))
      .then(() => {
        const noted = change;
        change = noChange();
        return apply(noted);
      });
  }

  vite = await createVite({
    server: { middlewareMode: true, ws: { server: listener } },
    appType: 'custom',
    // Clearing would hide the password that the first start prints.
    clearScreen: false,
    plugins: [
      {
        name: 'open-pages',
        hotUpdate({ file, modules }) {
          if (this.environment.name !== 'ssr') return;
          if (modules.length > 0 || failure) note(file, modules);
        },
      },
    ],
  });
  await openSite();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen({ host: config.host, port: config.port }, resolve);
  });
  void loadPages().catch(() => {});

  // A mistake in the edited code must not end the command.
  process.on('uncaughtException', (error) => print(`Unhandled: ${messageOf(error)}`));
  const stop = async () => {
    const closed = Promise.all([working.then(() => app?.close()), vite.close()]);
    await Promise.race([closed, setTimeout(closeTimeout)]);
    process.exit(0);
  };
  onStopSignal(stop, () => process.exit(1));
}
