import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServer as createVite, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type { FirstContent } from '../../content/follow.ts';
import type { Config } from '../config.ts';
import type { Tracing } from '../operations/tracing/tracing.ts';
import { brokenServerPage } from './broken-server-page.ts';
import type * as site from './development-site.ts';

/** Loaded by Vite, with all of the server that it imports, and again after a change. */
const siteModule = '/server/development/development-site.ts';

/** Milliseconds in which several saved files count as one change. */
const pause = 50;

/** Milliseconds that the requests in flight have to finish when the command ends. */
const finish = 2_000;

/** What has changed since the open pages were last told. */
interface Change {
  files: Set<string>;
  /** Whether the server itself imports one of the files. */
  server: boolean;
  /** Whether they are styles and nothing else, which a page takes over in place. */
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
 * The server of `npm run dev`. Vite stays while the site behind it is closed and opened anew with the
 * changed files; requests that arrive meanwhile wait. A change that does not compile leaves everything
 * as it was until the next one.
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
    // A file that does not compile fails here, while the site from before still answers.
    const { openSite, content } = await loadSite();
    await app?.close();
    app = null;
    app = await openSite({ loadPages, before: before ?? content, tracing });
    before = content;
  }

  async function apply({ files, server, onlyStyles }: Change): Promise<void> {
    const begun = performance.now();
    const names = [...files].map((file) => relative(vite.config.root, file)).join(', ');
    try {
      if (server || failure) await openSite();
      // The browser keeps what it shows until there is something new to show.
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
    // The first start prints a password.
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

  // A mistake that is being worked on must not end the command.
  process.on('uncaughtException', (error) => print(`Unhandled: ${messageOf(error)}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      const closed = Promise.all([working.then(() => app?.close()), vite.close()]);
      await Promise.race([closed, setTimeout(finish)]);
      process.exit(0);
    });
  }
}
