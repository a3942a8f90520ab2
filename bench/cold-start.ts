import { type ServerProcess, startServer } from './server-process.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** (f) From the command to the first page, on loaded data; the control is an empty server of Node. */

const starts = 5;
const goal = 700;

async function startTimes(start: () => Promise<ServerProcess>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < starts; run++) {
    const begun = performance.now();
    const server = await start();
    await (await fetch(server.origin)).text();
    times.push(performance.now() - begun);
    await server.stop();
  }
  return median(times);
}

export async function coldStarts(env: NodeJS.ProcessEnv): Promise<Row[]> {
  // What `npm start` comes to, without what npm takes. Not by its script, which installs and builds first
  // when it has not done so itself. The first start fills Node's cache of compiled code, which is that
  // of `npm start`.
  const cached = { ...env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
  const start = () => startServer('server/main.ts', cached);
  await (await start()).stop();
  const ours = await startTimes(start);
  const answer = JSON.stringify([]);
  const bare = await startTimes(() => startServer('bench/bare-server.ts', {}, answer));
  return [
    {
      what: '(f) cold start to the first page',
      ours: `${ours.toFixed(0)} ms`,
      control: `bare node:http ${bare.toFixed(0)} ms`,
      ratio: (ours / bare).toFixed(1),
      goal: `≤ ${goal} ms`,
      isReached: ours <= goal,
    },
  ];
}
