import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { keepApart, loadFor, percentile, timeUntil } from './measure.ts';
import { startSite } from './site.ts';

/** Seconds of three times what the server can do, on a page that must be rendered each time. */
export const overloaded: Fault = {
  id: 'R13',
  what: 'overload, 3 × capacity (seconds)',
  stated: 60,
  async run(count, scene) {
    const site = await startSite(scene, { PAGE_CACHE_BYTES: '0' });
    const where = keepApart(scene, site.pid());
    const page = `${site.origin}/company`;
    let done = 0;
    const until = performance.now() + 5_000;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (; performance.now() < until; done++) await (await fetch(page)).arrayBuffer();
      }),
    );
    const capacity = done / 5;
    const load = await loadFor(page, capacity * 3, Math.max(5, count));
    const served = load.statuses.get(200) ?? 0;
    const refused = load.statuses.get(503) ?? 0;
    const normal = await timeUntil(async () => {
      const begun = performance.now();
      return (await fetch(page)).ok && performance.now() - begun < 200;
    }, 30_000);
    await sleep(100);
    const p99 = percentile(load.times, 99);
    const others = [...load.statuses.keys()].filter((status) => ![200, 503].includes(status));
    must(others.length === 0, `answers ${JSON.stringify([...load.statuses])}`);
    must(served > 0, 'nobody was served');
    must(
      p99 <= 1_000,
      `p99 of what was served ${p99.toFixed(0)} ms (${served} served, ${refused} refused)`,
    );
    must(normal <= 5_000, `normal only after ${normal} ms`);
    return {
      result: `capacity ${capacity.toFixed(0)}/s; ${served} served with p99 ${p99.toFixed(0)} ms, ${refused} × 503; normal after ${normal.toFixed(0)} ms; the server ${where}`,
      control: `at capacity nobody is refused: ${done} of ${done}`,
    };
  },
};
