import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { holdForeignLock } from '../foreign-lock.ts';
import { type Fault, must, mustFail, type Scene } from './fault.ts';
import { keepApart, percentile, startLoad } from './measure.ts';
import { sendEnquiry, startSite } from './site.ts';

/** Seconds that another process holds the lock; milliseconds between two enquiries meanwhile. */
const heldFor = 8;
const enquiryEvery = 250;
const pagesPerSecond = 100;
const goal = 50;

interface Written {
  message: string;
  status: number;
  asksAgain: boolean;
  ms: number;
}

async function write(origin: string, message: string): Promise<Written> {
  const begun = performance.now();
  const { status, headers } = await sendEnquiry(origin, message);
  const ms = performance.now() - begun;
  return { message, status, asksAgain: headers.has('retry-after'), ms };
}

/** Reads pages and writes enquiries while another process holds the lock, and a second longer. */
async function playOnce(scene: Scene, nodeOptions: string[] = []) {
  const site = await startSite(scene, {}, nodeOptions);
  const where = keepApart(scene, site.pid());
  await fetch(site.origin);
  const calm = startLoad(site.origin, pagesPerSecond);
  await sleep(3_000);
  const before = await calm.stop();
  const file = join(site.dataDir, 'site.db');
  const release = await holdForeignLock(file);
  scene.atEnd(release);
  const pages = startLoad(site.origin, pagesPerSecond);
  const writes: Promise<Written>[] = [];
  for (let time = 0; time < (heldFor + 1) * 1_000; time += enquiryEvery) {
    if (time === heldFor * 1_000) await release();
    writes.push(write(site.origin, `message-${writes.length}`));
    await sleep(enquiryEvery);
  }
  const load = await pages.stop();
  const written = await Promise.all(writes);
  const { db } = openDatabase(`sqlite:${file}`);
  const rows = await db.selectFrom('enquiries').select('message').execute();
  await db.destroy();
  await site.end('SIGKILL');
  const stored = new Set(rows.map(({ message }) => message));
  return {
    load,
    written,
    stored,
    where,
    p99: [before, load].map((one) => percentile(one.times, 99)),
  };
}

type Played = Awaited<ReturnType<typeof playOnce>>;

function check({ load, written, stored, p99: [calm = 0, locked = 0] }: Played): void {
  must([...load.statuses.keys()].join() === '200', `pages: ${JSON.stringify([...load.statuses])}`);
  // On a full machine the figure without a lock is the measure.
  const max = Math.max(goal, calm * 2);
  must(
    locked <= max,
    `p99 of a page from memory ${locked.toFixed(0)} ms, without ${calm.toFixed(0)}`,
  );
  const isAnsweredRight = ({ status, asksAgain }: Written) =>
    status === 200 || (status === 503 && asksAgain);
  must(written.every(isAnsweredRight), `writes: ${written.map(({ status }) => status)}`);
  const lost = written.filter(({ status, message }) => status === 200 && !stored.has(message));
  must(lost.length === 0, `${lost.length} acknowledged and lost`);
  must(
    written.some(({ status }) => status === 200),
    'nothing was written after the lock',
  );
}

/** Another process holds the write lock of the SQLite file. */
export const foreignLock: Fault = {
  id: 'F23',
  what: 'another process holds the write lock (times)',
  stated: 3,
  async run(count, scene) {
    const played: Played[] = [];
    for (let n = 0; n < count; n++) {
      const one = await playOnce(scene);
      check(one);
      played.push(one);
    }
    const written = played.flatMap((one) => one.written);
    const taken = written.filter(({ status }) => status === 200);
    const longest = Math.max(...written.map(({ ms }) => ms)) / 1_000;
    const [calm = 0, locked = 0] = [0, 1].map((n) =>
      Math.max(...played.map(({ p99 }) => p99[n] ?? 0)),
    );
    const preload = join(import.meta.dirname, 'with-busy-timeout.ts');
    const control = await mustFail(
      async () => check(await playOnce(scene, [`--import=${preload}`])),
      'SQLite waiting by itself',
    );
    return {
      result: `lock held ${heldFor} s: p99 of a page from memory ${locked.toFixed(0)} ms (${calm.toFixed(0)} without), ${taken.length} of ${written.length} enquiries written, ${written.length - taken.length} × 503 with Retry-After after ${longest.toFixed(1)} s at worst, 0 lost (${played[0]?.where})`,
      control,
    };
  },
};
