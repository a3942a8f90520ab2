import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSite } from '../tests/site-process.ts';
import { median, say } from './site.ts';

/** Seconds from `npm start` to readiness, on empty and on loaded data, and memory after load. */

const runs = 5;
using data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));

/** MB of the process that listens. */
function memoryOf(output: string): number {
  const pid = /"pid":(\d+)/.exec(output)?.[1];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const first = await startSite({ DATA_DIR: data.path });
say(`first start, empty data: ${first.startedIn.toFixed(0)} ms`);
await first.stop();
const later: number[] = [];
for (let run = 0; run < runs; run++) {
  const site = await startSite({ DATA_DIR: data.path, LOG_LEVEL: 'info' });
  later.push(site.startedIn);
  if (run === runs - 1) {
    say(`memory at rest: ${memoryOf(site.output()).toFixed(0)} MB`);
    await autocannon({ url: `${site.origin}/`, connections: 16, duration: 8 });
    say(`memory after 8 s of rendering: ${memoryOf(site.output()).toFixed(0)} MB`);
  }
  await site.stop();
}
say(`later starts: median ${median(later).toFixed(0)} ms of ${later.map(Math.round).join(', ')}`);
