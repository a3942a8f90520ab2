import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';
import { loadFirstContent } from '../content/load.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { folderStore } from '../media/folder-store.ts';
import { assembleApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { builtRenderer, renderWith } from '../server/renderer.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** (b) A page that is not cached, from request to compressed bytes, beside renderToString of its tree. */

const rounds = 5;
const rendersPerRound = 30;
const goal = 1.3;
const paths = ['/', '/insights', '/case-studies', '/contact'];

/** The build with an entry that notes what React was given last. */
async function watchedBuild() {
  const build: ServerBuild = await import(resolve(import.meta.dirname, '../build/server/index.js'));
  // React Router types the entry by what it needs of it; ours exports its tree, too.
  const module = build.entry.module as unknown as typeof entry;
  let tree = () => '';
  async function noted(
    request: Request,
    status: number,
    headers: Headers,
    routerContext: EntryContext,
    loadContext: RouterContextProvider,
  ) {
    const document = loadContext.get(module.documentContext);
    // The stream can be read once only, and public pages do not need it.
    const again = { ...routerContext, serverHandoffStream: undefined };
    tree = () => renderToString(module.documentTree(document, again, request.url));
    return module.default(request, status, headers, routerContext, loadContext);
  }
  // The same module with one function around another.
  const watched = { ...build, entry: { module: { ...build.entry.module, default: noted } } };
  return { build: watched as ServerBuild, renderTree: () => tree() };
}

async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now();
  for (let render = 0; render < rendersPerRound; render++) await work();
  return (performance.now() - begun) / rendersPerRound;
}

async function compare(path: string, page: () => Promise<unknown>, tree: () => string) {
  await timeOf(page);
  await timeOf(tree);
  const [ours, control]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await timeOf(page));
    control.push(await timeOf(tree));
  }
  const ratio = median(ours.map((time, round) => time / (control[round] ?? 1)));
  return {
    what: `(b) uncached ${path}`,
    ours: `${median(ours).toFixed(1)} ms`,
    control: `renderToString ${median(control).toFixed(1)} ms`,
    ratio: ratio.toFixed(2),
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
  };
}

export async function uncachedRenders(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, PAGE_CACHE_BYTES: '0' });
  const database = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  const media = folderStore(config.mediaDir);
  await migrate(database.db, database.kind);
  await loadFirstContent(database.db, media);
  const { build, renderTree } = await watchedBuild();
  const renderer = { ...(await builtRenderer()), render: renderWith(build, 'production') };
  const app = await assembleApp({ ...database, config, media, renderer, now: Date.now });
  const headers = { 'accept-encoding': 'br' };
  const rows: Row[] = [];
  for (const url of paths) {
    rows.push(await compare(url, () => app.inject({ url, headers }), renderTree));
  }
  await app.close();
  await database.db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}
