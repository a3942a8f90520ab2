import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { handlesOf, memoryOf, startLoad } from './measure.ts';
import { sendEnquiry, startSite } from './site.ts';

/** MB an hour by least squares. */
function slope(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [time, memory]) => sum + (time - x) * (memory - y), 0);
  return over / points.reduce((sum, [time]) => sum + (time - x) ** 2, 0);
}

/** Hours of 100 requests a second with five writes among them; the first sixteenth warms up. */
export const longRun: Fault = {
  id: 'R18',
  what: 'long run (minutes)',
  stated: 480,
  async run(count, scene) {
    const site = await startSite(scene);
    const loads = [startLoad(`${site.origin}/company`, 60), startLoad(`${site.origin}/blog`, 35)];
    let n = 0;
    const timer = setInterval(() => void sendEnquiry(site.origin, `m-${n++}`).catch(() => {}), 200);
    scene.atEnd(() => clearInterval(timer));
    const log = join(site.dataDir, 'site.db-wal');
    const points: [number, number][] = [];
    const handles: number[] = [];
    let mostLog = 0;
    const samples = 64;
    for (let sample = 0; sample < samples; sample++) {
      await sleep((count * 60_000) / samples);
      mostLog = Math.max(mostLog, existsSync(log) ? statSync(log).size / 1024 ** 2 : 0);
      if (sample < samples / 16) continue;
      points.push([(sample * count) / 60 / samples, memoryOf(site.pid())]);
      handles.push(handlesOf(site.pid()));
    }
    clearInterval(timer);
    const done = await Promise.all(loads.map((load) => load.stop()));
    const rise = slope(points);
    const spread = Math.max(...handles) - Math.min(...handles);
    const failed = done.some(({ statuses }) =>
      [...statuses.keys()].some((status) => status !== 200),
    );
    must(!failed, `answers ${JSON.stringify(done.map(({ statuses }) => [...statuses]))}`);
    must(mostLog <= 64, `the log grew to ${mostLog.toFixed(0)} MB`);
    // In a short run the heap is still growing into its place.
    if (count >= 60)
      must(rise <= 1 && spread <= 20, `${rise.toFixed(1)} MB/h, handles ± ${spread / 2}`);
    const leak = slope(points.map(([time, memory]) => [time, memory + 5 * time]));
    return {
      result: `${count} min, ${n} writes: memory ${points.at(-1)?.[1].toFixed(0)} MB, ${rise.toFixed(1)} MB/h; handles ± ${(spread / 2).toFixed(0)}; log ≤ ${mostLog.toFixed(1)} MB`,
      control: `a leak of 5 MB/h would read ${(leak - rise).toFixed(1)} MB/h more`,
    };
  },
};
