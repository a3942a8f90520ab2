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
  /** Milliseconds of each answer, from when the request was due: one that stands in a socket waits, too. */
  times: number[];
  /** Those of the answers with 200. */
  served: number[];
  /** How often each status came; 0 for no answer at all. */
  statuses: Map<number, number>;
  /** Milliseconds by which each request was sent too late: a client without time measures only itself. */
  late: number[];
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

/** Connections kept as by a proxy, or one for each request as of a crowd; either as many as it takes. */
const agents = { kept: new Agent({ keepAlive: true }), new: new Agent({ keepAlive: false }) };
export type Connections = keyof typeof agents;

/** Milliseconds until an answer is given up, and between two looks for requests that are due. */
const requestTimeout = 30_000;
const lookEvery = 2;

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
    const request = get(url, { agent, headers, timeout: requestTimeout }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy()).once('error', () => resolve(0));
  });
}

/** Asks so many times a second by the clock until told to stop, whatever the answers take. */
export function startLoad(url: string, perSecond: number, connections: Connections = 'kept') {
  const load: Load = { times: [], served: [], statuses: new Map(), late: [] };
  const open = new Set<Promise<void>>();
  const begun = performance.now();

  async function ask(due: number): Promise<void> {
    load.late.push(performance.now() - due);
    const status = await statusOf(url, agents[connections]);
    const time = performance.now() - due;
    load.times.push(time);
    if (status === 200) load.served.push(time);
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
  }

  const timer = setInterval(() => {
    const next = () => begun + (load.late.length * 1_000) / perSecond;
    for (let due = next(); due <= performance.now(); due = next()) {
      const one = ask(due).finally(() => open.delete(one));
      open.add(one);
    }
  }, lookEvery);
  return {
    load,
    async stop(): Promise<Load> {
      clearInterval(timer);
      await Promise.all(open);
      return load;
    },
  };
}

export async function loadFor(
  url: string,
  perSecond: number,
  seconds: number,
  connections?: Connections,
): Promise<Load> {
  const running = startLoad(url, perSecond, connections);
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
