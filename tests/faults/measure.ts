import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The value that so many percent stay below. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

export interface Load {
  /** Milliseconds of each answer. */
  times: number[];
  /** How often each status came; 0 for no answer at all. */
  statuses: Map<number, number>;
}

/** Status and time of one request; status 0 when there was no answer. */
async function ask(url: string, load: Load): Promise<void> {
  const begun = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  load.times.push(performance.now() - begun);
  load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
}

/** Asks so many times a second until told to stop, whatever the answers take. */
export function startLoad(url: string, perSecond: number) {
  const load: Load = { times: [], statuses: new Map() };
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = ask(url, load).finally(() => open.delete(one));
    open.add(one);
  }, 1_000 / perSecond);
  return {
    load,
    async stop(): Promise<Load> {
      clearInterval(timer);
      await Promise.all(open);
      return load;
    },
  };
}

export async function loadFor(url: string, perSecond: number, seconds: number): Promise<Load> {
  const running = startLoad(url, perSecond);
  await sleep(seconds * 1_000);
  return running.stop();
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes = 0] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Open files and sockets of a process. */
export function handlesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Waits until it holds and gives the milliseconds it took; Infinity when it never did. */
export async function timeUntil(holds: () => Promise<boolean>, most: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < most) {
    if (await holds().catch(() => false)) return performance.now() - begun;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}
