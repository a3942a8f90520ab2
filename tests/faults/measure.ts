import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './fault.ts';

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

function runOn(cores: string, pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
}

/**
 * Gives the server the first core and this process the others, until the scene ends, so that who measures
 * does not take the time it measures.
 * @returns whether it could be done, for the row of the table.
 */
export function keepApart({ atEnd }: Scene, serverPid: number): string {
  const last = availableParallelism() - 1;
  try {
    runOn('0', serverPid);
    runOn(`1-${last}`, process.pid);
    atEnd(() => runOn(`0-${last}`, process.pid));
    return 'on a core apart from its client';
  } catch {
    // One core, or a system without the command.
    return 'on the same cores as its client';
  }
}

/**
 * As many connections as a proxy keeps, all of them open: Node accepts one new connection in each turn of its
 * loop, so with a new one for every request a crowd waits before the server has seen it. A request costs a
 * fraction of what `fetch` does.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const patience = 30_000;

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: patience }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy()).once('error', () => resolve(0));
  });
}

/** Status and time of one request; status 0 when there was no answer. */
async function ask(url: string, load: Load): Promise<void> {
  const begun = performance.now();
  const status = await statusOf(url);
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
