import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { firstPaths } from '../content/pages.ts';
import { freePort } from '../tests/free-port.ts';
import { bytesIn } from './page-bytes.ts';
import {
  leaveServersTheirCore,
  type ServerProcess,
  siteEnvironment,
  siteFlags,
  siteScript,
  startCommand,
} from './server-process.ts';
import { median } from './site.ts';
import { type Row, sayTable } from './table.ts';

/**
 * R-P-14: every page of the first content in turn with the built tree in a folder: visible text, bytes,
 * rendering time, and answers a second from memory.
 */

const rounds = 15;
const rendersPerRound = 40;

/** Until V8 has compiled what is measured. */
const warmUps = 5;
const goal = 1;

const cacheBytes = 64_000_000;

async function startTree(
  folder: string,
  { dataDir, pageCache }: { dataDir: string; pageCache: number },
): Promise<ServerProcess> {
  const port = await freePort();
  const script = resolve(folder, siteScript);
  const env = {
    ...siteEnvironment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    PAGE_CACHE_BYTES: String(pageCache),
  };
  return startCommand({
    command: [process.execPath, ...siteFlags, script],
    port,
    env,
    cwd: folder,
  });
}

/** Milliseconds of processor for one answer. */
async function costOf({ origin, mainThreadTime }: ServerProcess, path: string): Promise<number> {
  const before = mainThreadTime();
  for (let render = 0; render < rendersPerRound; render++) {
    await (await fetch(origin + path)).arrayBuffer();
  }
  return ((mainThreadTime() - before) * 1_000) / rendersPerRound;
}

type Costs = [ours: number, other: number][];
type Trees = [ours: ServerProcess, other: ServerProcess];

async function costsOf(path: string, [ours, other]: Trees): Promise<Costs> {
  const costs: Costs = [];
  for (let round = -warmUps; round < rounds; round++) {
    const pair: [number, number] = [await costOf(ours, path), await costOf(other, path)];
    if (round >= 0) costs.push(pair);
  }
  return costs;
}

/** The words of a page; what it shows at random differs between two answers. */
async function wordsOf({ origin }: ServerProcess, path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  return shown.replaceAll(origin, '').replace(/\s+/g, ' ').trim();
}

async function textRow(path: string, trees: Trees): Promise<Row> {
  const [own = '', its = ''] = await Promise.all(trees.map((tree) => wordsOf(tree, path)));
  const isReached = own === its;
  return {
    what: `visible text ${path}`,
    goal: 'equal',
    isReached,
    ours: `${own.length} characters`,
    control: `${its.length} characters`,
  };
}

async function memoryRow(path: string, trees: Trees): Promise<Row> {
  const costs = await costsOf(path, trees);
  const ratio = median(costs.map(([own, its]) => own / its));
  const cell = (at: 0 | 1) =>
    `${Math.round(1_000 / median(costs.map((pair) => pair[at])))} a second`;
  return {
    what: `from memory ${path}`,
    ours: cell(0),
    control: cell(1),
    ratio: ratio.toFixed(2),
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
  };
}

async function renderRow(path: string, [ours, other]: Trees): Promise<Row> {
  const costs = await costsOf(path, [ours, other]);
  const ratio = median(costs.map(([own, its]) => own / its));
  const [plain, packed] = await bytesIn(ours.origin + path);
  const [otherPlain, otherPacked] = await bytesIn(other.origin + path);
  const cell = (at: 0 | 1) => `${median(costs.map((pair) => pair[at])).toFixed(2)} ms`;
  return {
    what: `uncached ${path}`,
    ours: `${cell(0)}, ${plain} bytes, br ${packed}`,
    control: `${cell(1)}, ${otherPlain} bytes, br ${otherPacked}`,
    ratio: ratio.toFixed(2),
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
  };
}

const [, , , folder, ...named] = process.argv;
if (!folder)
  throw new Error('Name the folder of another built tree: npm run bench -- beside FOLDER');
using data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));
const paths = named.length > 0 ? named : firstPaths;

/** Both trees with their pages in memory, or with none. */
async function withTrees(
  pageCache: number,
  row: (path: string, trees: Trees) => Promise<Row>,
): Promise<Row[]> {
  const start = (name: string, tree: string) =>
    startTree(tree, { dataDir: join(data.path, name), pageCache });
  await using ours = await start('ours', resolve(import.meta.dirname, '..'));
  await using other = await start('other', folder ?? '');
  const rows: Row[] = [];
  for (const path of paths) rows.push(await row(path, [ours, other]));
  return rows;
}

leaveServersTheirCore();
const rendered = await withTrees(0, renderRow);
const inMemory = await withTrees(cacheBytes, memoryRow);
sayTable([...rendered, ...inMemory, ...(await withTrees(0, textRow))]);
