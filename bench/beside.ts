import { mkdtempSync, rmSync } from 'node:fs';
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

/** R-P-14: every page of the first content, uncached, in turn with the built tree in a folder. */

const rounds = 15;
const rendersPerRound = 40;

/** Until V8 has compiled what is measured. */
const warmUps = 5;
const goal = 1;

async function startTree(folder: string, dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const script = resolve(folder, siteScript);
  const env = {
    ...siteEnvironment,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
    PAGE_CACHE_BYTES: '0',
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

async function compare(path: string, ours: ServerProcess, other: ServerProcess): Promise<Row> {
  const costs: [ours: number, other: number][] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const pair: [number, number] = [await costOf(ours, path), await costOf(other, path)];
    if (round >= 0) costs.push(pair);
  }
  const ratio = median(costs.map(([own, its]) => own / its));
  const [plain, packed] = await bytesIn(ours.origin + path);
  const [otherPlain, otherPacked] = await bytesIn(other.origin + path);
  const told = (at: 0 | 1) => `${median(costs.map((pair) => pair[at])).toFixed(2)} ms`;
  return {
    what: `uncached ${path}`,
    ours: `${told(0)}, ${plain} bytes, br ${packed}`,
    control: `${told(1)}, ${otherPlain} bytes, br ${otherPacked}`,
    ratio: ratio.toFixed(2),
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
  };
}

const [, , , folder, ...named] = process.argv;
if (!folder)
  throw new Error('Name the folder of another built tree: npm run bench -- beside FOLDER');
const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
leaveServersTheirCore();
const trees = await Promise.all([
  startTree(resolve(import.meta.dirname, '..'), join(dataDir, 'ours')),
  startTree(resolve(folder), join(dataDir, 'other')),
]);
try {
  const [ours, other] = trees;
  const rows: Row[] = [];
  for (const path of named.length > 0 ? named : firstPaths)
    rows.push(await compare(path, ours, other));
  sayTable(rows);
} finally {
  await Promise.all(trees.map((tree) => tree.stop()));
  rmSync(dataDir, { recursive: true, force: true });
}
