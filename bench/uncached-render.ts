import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';
import { loadFirstContent } from '../content/load.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import { assembleApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { builtRenderer, renderWith } from '../server/pages/renderer.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** (b) A page that is not cached, from request to compressed bytes, beside renderToString of its tree. */

const rounds = 5;
const rendersPerRound = 30;

/** Until V8 has compiled what is measured. */
const warmUps = 10;
const goal = 1.3;
const paths = ['/', '/insights', '/case-studies', '/contact'];

async function watchedBuild() {
  const build: ServerBuild = await import(resolve(import.meta.dirname, '../build/server/index.js'));
  // React Router types the entry by its own needs; ours exports its tree as well.
  const module = build.entry.module as unknown as typeof entry;
  let tree = () => '';
  const noted: typeof module.renderDocument = (...given) => {
    tree = () => renderToString(module.documentTree(...given));
    return module.renderDocument(...given);
  };
  const watched = { ...build, entry: { module: { ...build.entry.module, renderDocument: noted } } };
  return { build: watched as ServerBuild, renderTree: () => tree() };
}

interface Time {
  /** Milliseconds of the clock, and of the processor, which other load does not stretch. */
  clock: number;
  processor: number;
}

async function timeOf(work: () => unknown): Promise<Time> {
  const before = process.cpuUsage();
  const begun = performance.now();
  for (let render = 0; render < rendersPerRound; render++) await work();
  const clock = (performance.now() - begun) / rendersPerRound;
  const { user, system } = process.cpuUsage(before);
  return { clock, processor: (user + system) / 1_000 / rendersPerRound };
}

function inWords(times: Time[]): string {
  const clock = median(times.map((time) => time.clock));
  const processor = median(times.map((time) => time.processor));
  return `${clock.toFixed(1)} ms, processor ${processor.toFixed(1)}`;
}

async function compare(path: string, page: () => Promise<unknown>, tree: () => string) {
  for (let round = 0; round < warmUps; round++) {
    await timeOf(page);
    await timeOf(tree);
  }
  const [ours, control]: [Time[], Time[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await timeOf(page));
    control.push(await timeOf(tree));
  }
  const ratioOf = (read: (time: Time) => number) =>
    median(ours.map((time, round) => read(time) / read(control[round] ?? time)));
  const ratio = ratioOf(({ clock }) => clock);
  return {
    what: `(b) uncached ${path}`,
    ours: inWords(ours),
    control: `renderToString ${inWords(control)}`,
    ratio: `${ratio.toFixed(2)}, processor ${ratioOf(({ processor }) => processor).toFixed(2)}`,
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
  };
}

export async function uncachedRenders(): Promise<Row[]> {
  using data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: data.path, PAGE_CACHE_BYTES: '0' });
  const database = openDatabase(`sqlite:${join(data.path, 'site.db')}`);
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
  return rows;
}
