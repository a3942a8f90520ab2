import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedPages } from './cached-page.ts';
import { readingCalls } from './calls.ts';
import { coldCrowds } from './cold-crowd.ts';
import { coldStarts } from './cold-start.ts';
import { contentScale } from './content-scale.ts';
import { decoderPeaks } from './decoders.ts';
import { floods } from './floods.ts';
import { lighthouseRows } from './lighthouse.ts';
import { backOfficeLists } from './lists.ts';
import { memoryAfter } from './memory.ts';
import { pageBytes } from './page-bytes.ts';
import { savesToVisible } from './save-to-visible.ts';
import {
  leaveServersTheirCore,
  type ServerProcess,
  siteScript,
  startServer,
} from './server-process.ts';
import { administratorSettings, say } from './site.ts';
import { type Row, sayTable } from './table.ts';
import { uncachedRenders } from './uncached-render.ts';

/** Every figure beside its control; letters after `--` choose measures (`npm run bench -- a e`). */

const longMeasures: Record<string, () => Promise<unknown>> = {
  beside: () => import('./beside.ts'),
  bytes: () => import('./bytes.ts'),
  northlight: () => import('./northlight.ts'),
  outdated: () => import('./outdated.ts'),
  brands: () => import('./brands.ts'),
  start: () => import('./start.ts'),
  enquiries: () => import('./enquiries.ts'),
  import: () => import('./import/whole-import.ts'),
  'import-read': () => import('./import/read.ts'),
  frames: () => import('./frames.ts'),
  interactions: () => import('./interactions.ts'),
  paints: () => import('./paints.ts'),
  lighthouse: () => import('./lighthouse-all.ts'),
  likeness: () => import('./likeness.ts'),
  tasks: () => import('./office/tasks.ts'),
  screens: () => import('./office/screens.ts'),
};

const maxCached = 180;
const maxUncached = 260;

using data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));
const env = {
  DATA_DIR: data.path,
  ...administratorSettings,
  NODE_COMPILE_CACHE: join(data.path, 'compiled'),
};

/** Memory that was taken once is seldom given back. */
async function memories(site: ServerProcess): Promise<Row[]> {
  const cached = await memoryAfter('cached pages', maxCached, site);
  await using other = await startServer(siteScript, env);
  return [cached, await memoryAfter('uncached pages', maxUncached, other, '?sent=no')];
}

const measures: Record<string, (site: ServerProcess) => Promise<Row[]>> = {
  a: cachedPages,
  b: uncachedRenders,
  c: readingCalls,
  d: () => contentScale(),
  e: (site) => savesToVisible(site, env),
  f: () => coldStarts(env),
  g: memories,
  h: ({ origin }) => pageBytes(origin),
  i: ({ origin }) => lighthouseRows(origin),
  j: () => coldCrowds(),
  k: (site) => decoderPeaks(site, env),
  l: () => floods(),
  m: () => backOfficeLists(),
};

async function measure(names: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  // The first start draws the pictures of the first content, which no later one does.
  await (await startServer(siteScript, env)).stop();
  for (const name of names) {
    say(`measuring ${name} …`);
    // A server per measure, so that none inherits the memory of another.
    await using site = await startServer(siteScript, env);
    rows.push(...((await measures[name]?.(site)) ?? []));
  }
  return rows;
}

const words = process.argv.slice(2);
const longMeasure = Object.hasOwn(longMeasures, words[0] ?? '') && longMeasures[words[0] ?? ''];
const known = Object.keys(measures);
if (longMeasure) {
  await longMeasure();
} else if (words.every((name) => known.includes(name))) {
  leaveServersTheirCore();
  sayTable(await measure(words.length > 0 ? words : known));
} else {
  say(`Name what to measure: ${[...known, ...Object.keys(longMeasures)].join(', ')}.`);
  data.remove();
  // An exit code that is only noted is lost: the database of some measures ends the process itself.
  process.exit(1);
}
