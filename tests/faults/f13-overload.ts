import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteScript, siteSource } from '../../bench/server-process.ts';
import { type Fault, must, mustFail, type Scene } from './fault.ts';
import { type Connections, keepApart, loadFor, percentile, timeUntil } from './measure.ts';
import { type Site, sendEnquiry, startSite } from './site.ts';

const path = '/company';

/** Seconds for the server's code to get warm, and for a measurement. */
const shortly = 5;

/** Pages a second that it makes when eight readers ask one after the other. */
async function capacityOf({ origin }: Site): Promise<number> {
  let done = 0;
  const until = performance.now() + shortly * 1_000;
  async function read(): Promise<void> {
    for (; performance.now() < until; done++) await (await fetch(origin + path)).arrayBuffer();
  }
  await Promise.all(Array.from({ length: 8 }, read));
  return done / shortly;
}

/** Visitors who write in the middle of the crowd, five a second. */
function startWriting({ origin }: Site, { atEnd }: Scene) {
  const answers: Promise<number>[] = [];
  const send = () => sendEnquiry(origin, `crowd-${answers.length}`).then(({ status }) => status);
  const timer = setInterval(() => answers.push(send().catch(() => 0)), 200);
  atEnd(() => clearInterval(timer));
  return async () => {
    clearInterval(timer);
    return Promise.all(answers);
  };
}

interface Crowd {
  perSecond: number;
  seconds: number;
  connections: Connections;
}

async function meet(site: Site, scene: Scene, { perSecond, seconds, connections }: Crowd) {
  const stopWriting = startWriting(site, scene);
  const load = await loadFor(site.origin + path, perSecond, seconds, connections);
  const written = await stopWriting();
  const normal = await timeUntil(async () => {
    const begun = performance.now();
    return (await fetch(site.origin + path)).ok && performance.now() - begun < 200;
  }, 30_000);
  const refused = load.statuses.get(503) ?? 0;
  const p99 = percentile(load.served, 99);
  const told = `${connections} connections: ${load.served.length} served with p99 ${p99.toFixed(0)} ms, ${refused} × 503, normal after ${normal.toFixed(0)} ms, client late by ${percentile(load.late, 99).toFixed(0)} ms`;
  return { load, written, normal, refused, p99, told };
}

function check({ load, written, normal, refused, p99, told }: Awaited<ReturnType<typeof meet>>) {
  must(load.served.length > 0, `nobody was served; ${told}`);
  must(p99 <= 1_000, told);
  const answered = load.served.length + refused;
  must(answered === load.times.length, `answers ${JSON.stringify([...load.statuses])}; ${told}`);
  must(
    written.every((status) => status === 200),
    'an enquiry was refused',
  );
  must(normal <= 5_000, told);
}

/** Serves whoever comes, as before there was a queue. */
const withoutQueue = ['--import', join(import.meta.dirname, 'without-queue.ts')];

/**
 * Seconds of three times what the server can do, on a page that is made each time: over connections that a
 * proxy keeps, then with a new one for each reader.
 */
export const overloaded: Fault = {
  id: 'F13',
  what: 'overload, 3 × capacity (seconds)',
  stated: 60,
  async run(count, scene) {
    const seconds = Math.max(shortly, count);
    async function play(nodeOptions: string[], crowds: Connections[]) {
      // What is loaded before the server reaches its classes in the sources alone.
      const script = nodeOptions.length > 0 ? siteSource : siteScript;
      const site = await startSite(scene, { PAGE_CACHE_BYTES: '0' }, nodeOptions, script);
      const where = keepApart(scene, site.pid());
      await loadFor(site.origin + path, 100, shortly);
      const capacity = await capacityOf(site);
      const told = [`capacity ${capacity.toFixed(0)}/s, the server ${where}`];
      for (const connections of crowds) {
        const met = await meet(site, scene, { perSecond: 3 * capacity, seconds, connections });
        check(met);
        told.push(met.told);
        await sleep(1_000);
      }
      await site.end('SIGKILL');
      return told.join('; ');
    }
    return {
      result: await play([], ['kept', 'new']),
      control: await mustFail(() => play(withoutQueue, ['kept']), 'served on arrival'),
    };
  },
};
