import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '../../domain/durations.ts';
import { freePort } from '../free-port.ts';
import { type Fault, must, mustFail, type Scene } from './fault.ts';
import { type Inspected, inspect } from './live-heap.ts';
import { handlesOf, keepApart, memoryOf, percentile, startLoad } from './measure.ts';
import { behindProxy, type Site, sendAsAnother, startSite } from './site.ts';

/** What is looked at again and again. */
interface Look {
  hours: number;
  /** MB resident, with what the collector leaves for later. */
  memory: number;
  handles: number;
  /** MB of SQLite's write-ahead log. */
  log: number;
  /** Seconds by which the latest of a hundred turns of the event loop was late, since the last look. */
  delay: number;
}

const looks = 64;
const token = 'long-run-of-faults-2044';

/** A rise an hour by least squares. */
function slope(points: Look[], of: (look: Look) => number): number {
  const mean = (value: (look: Look) => number) =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const [x, y] = [mean(({ hours }) => hours), mean(of)];
  const over = points.reduce((sum, point) => sum + (point.hours - x) * (of(point) - y), 0);
  return over / points.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
}

async function loopDelayOf({ origin }: Site): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const [, seconds] = /^event_loop_delay_p99_seconds(?:\{.*\})? (\S+)$/m.exec(text) ?? [];
  must(seconds !== undefined, 'no event-loop delay in /metrics');
  return Number(seconds);
}
/** Memory that is still in use after a collection, in MB: at the first look and at the end. */
interface Live {
  first: number;
  last: number;
}

/**
 * What leaks is what no collection gives back; how lazy the collector is between two of them is its own matter.
 * @throws {Missed} The handles count from half an hour on: before, the process grows into its place.
 */
function check(points: Look[], { first, last }: Live, minutes: number): void {
  const most = (of: (look: Look) => number) => Math.max(...points.map(of));
  must(most(({ log }) => log) <= 64, `the log grew to ${most(({ log }) => log).toFixed(0)} MB`);
  if (minutes < 60) return;
  const late = percentile(
    points.map(({ delay }) => delay * 1_000),
    50,
  );
  must(late <= 50, `the event loop was late by ${late.toFixed(0)} ms`);
  const rise = (last - first) / (minutes / 60);
  must(rise <= 1, `live memory rose by ${rise.toFixed(1)} MB/h`);
  const handles = points.map((point) => point.handles);
  const spread = Math.max(...handles) - Math.min(...handles);
  must(spread <= 20, `handles ± ${spread / 2}`);
}
function describe(points: Look[], { first, last }: Live): string {
  const resident = points.map(({ memory }) => memory);
  const handles = points.map((point) => point.handles);
  const spread = (Math.max(...handles) - Math.min(...handles)) / 2;
  const late = points.map(({ delay }) => delay * 1_000);
  return [
    `live memory ${first.toFixed(1)} → ${last.toFixed(1)} MB`,
    `resident ${Math.min(...resident).toFixed(0)} to ${Math.max(...resident).toFixed(0)} MB, ${slope(points, ({ memory }) => memory).toFixed(1)} MB/h`,
    `handles ± ${spread.toFixed(0)}`,
    `loop late by p99 ${percentile(late, 50).toFixed(0)} ms in the middle, ${Math.max(...late).toFixed(0)} at most`,
    `log ≤ ${Math.max(...points.map(({ log }) => log)).toFixed(1)} MB`,
  ].join('; ');
}

/** A run as it should be; each control spoils one figure of it. */
const calm = { memory: 150, handles: 30, delay: 0.01, log: 4 };

/** Five visitors a second who write. @returns what ends it and counts those who were not thanked. */
function startWriting({ origin }: Site, { atEnd }: Scene) {
  let [written, failed] = [0, 0];
  const timer = setInterval(async () => {
    const answer = await sendAsAnother(origin, written++).catch(() => null);
    await answer?.text();
    if (!answer?.ok) failed += 1;
  }, 200);
  const stop = () => clearInterval(timer);
  atEnd(stop);
  return { stop, counts: () => ({ written, failed }) };
}

async function watch(site: Site, minutes: number, { liveMemory }: Inspected) {
  const log = join(site.dataDir, 'site.db-wal');
  const seen: Look[] = [];
  let first = 0;
  for (let look = 1; look <= looks; look++) {
    await sleep((minutes * minute) / looks);
    seen.push({
      hours: (look * minutes) / looks / 60,
      memory: memoryOf(site.pid()),
      handles: handlesOf(site.pid()),
      log: existsSync(log) ? statSync(log).size / 1024 ** 2 : 0,
      delay: await loopDelayOf(site),
    });
    if (look === 1) first = await liveMemory();
  }
  return { points: seen.slice(warmingUp(minutes)), live: { first, last: await liveMemory() } };
}

/** What each looks like when it goes wrong, added to what was seen. */
const spoils: Record<string, (look: Look) => Look> = {
  'a handle lost in 5 min': (look) => ({ ...look, handles: look.handles + 12 * look.hours }),
  'a loop late by 60 ms': (look) => ({ ...look, delay: look.delay + 0.06 }),
  'a log without checkpoint': (look) => ({ ...look, log: look.log + 100 * look.hours }),
};

async function controls(): Promise<string> {
  const level = Array.from({ length: looks }, (_, look) => ({ ...calm, hours: look / 8 }));
  const steady = { first: 40, last: 41 };
  check(level, steady, 480);
  const noticed = Object.entries(spoils).map(([what, spoil]) =>
    mustFail(() => check(level.map(spoil), steady, 480), what),
  );
  const leaking = mustFail(() => check(level, { first: 40, last: 80 }, 480), 'a leak of 5 MB/h');
  return (await Promise.all([leaking, ...noticed])).join(', ');
}

/** Half an hour, after which memory may rise no more; of a run too short to be judged by it, a sixteenth. */
function warmingUp(minutes: number): number {
  return minutes < 60 ? looks / 16 : Math.ceil((30 / minutes) * looks);
}

/** Hours of 100 requests a second with five writes among them. */
export const longRun: Fault = {
  id: 'F18',
  what: 'long run (minutes)',
  stated: 480,
  async run(minutes, scene) {
    const port = await freePort();
    const env = { METRICS_TOKEN: token, ...behindProxy };
    const site = await startSite(scene, env, [`--inspect=127.0.0.1:${port}`]);
    const inspected = await inspect(port);
    scene.atEnd(inspected.end);
    const where = keepApart(scene, site.pid());
    const loads = [startLoad(`${site.origin}/company`, 60), startLoad(`${site.origin}/blog`, 35)];
    const writing = startWriting(site, scene);
    const { points, live } = await watch(site, minutes, inspected);
    writing.stop();
    const statuses = (await Promise.all(loads.map((load) => load.stop()))).flatMap((load) => [
      ...load.statuses,
    ]);
    const { written, failed } = writing.counts();
    const reads = statuses.reduce((sum, [, count]) => sum + count, 0);
    const told = describe(points, live);
    const isWell = failed === 0 && statuses.every(([status]) => status === 200);
    must(isWell, `answers ${JSON.stringify(statuses)}, ${failed} writes failed; ${told}`);
    check(points, live, minutes);
    return {
      result: `${minutes} min, ${reads} reads and ${written} writes, the server ${where}: ${told}`,
      control: await controls(),
    };
  },
};
