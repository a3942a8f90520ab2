import { type ServerProcess, siteScript, siteSource, startServer } from './server-process.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** (f) From the command to the first page, on one core; beside an empty server of Node. */

const starts = 5;
const goal = 550;

async function startTime(start: () => Promise<ServerProcess>): Promise<number> {
  const begun = performance.now();
  await using server = await start();
  await (await fetch(server.origin)).text();
  return performance.now() - begun;
}

/** In turn, so that other load meets all of them. */
async function startTimes(servers: (() => Promise<ServerProcess>)[]): Promise<number[]> {
  const times: number[][] = servers.map(() => []);
  for (let run = 0; run < starts; run++) {
    for (const [at, start] of servers.entries()) times[at]?.push(await startTime(start));
  }
  return times.map(median);
}

export async function coldStarts(env: NodeJS.ProcessEnv): Promise<Row[]> {
  // `npm start` without npm and without its script, which would install and build. The first start
  // fills Node's cache of compiled code.
  const cached = { ...env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
  const bundled = () => startServer(siteScript, cached);
  const unbundled = () => startServer(siteSource, cached);
  const bare = () => startServer('bench/bare-server.ts', {}, JSON.stringify([]));
  for (const start of [bundled, unbundled]) await startTime(start);
  const [ours = 0, source = 0, control = 0] = await startTimes([bundled, unbundled, bare]);
  return [
    {
      what: '(f) cold start to the first page',
      ours: `${ours.toFixed(0)} ms`,
      control: `bare node:http ${control.toFixed(0)} ms, unbundled ${source.toFixed(0)} ms`,
      ratio: (ours / control).toFixed(1),
      goal: `≤ ${goal} ms`,
      isReached: ours <= goal,
    },
  ];
}
