import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** 64 connections for two seconds. */
export interface Load {
  perSecond: number;
  /** Microseconds. */
  cost: number;
}

const rounds = 5;
const seconds = 2;
const connections = 64;
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export async function measure(
  server: ServerProcess,
  path: string,
  duration = seconds,
): Promise<Load> {
  const before = server.processorTime();
  const url = server.origin + path;
  const result = await autocannon({ url, connections, duration, headers: browserHeaders });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  const cost = ((server.processorTime() - before) / result.requests.total) * 1e6;
  return { perSecond: result.requests.average, cost };
}

/** In turn, so that other load falls on all of them. */
export async function inTurn(servers: ServerProcess[], path: string): Promise<Load[][]> {
  const loads = servers.map((): Load[] => []);
  for (const server of servers) await measure(server, path, 1);
  for (let round = 0; round < rounds; round++) {
    for (const [at, server] of servers.entries()) loads[at]?.push(await measure(server, path));
  }
  return loads;
}

function medianOf(loads: Load[], read: (load: Load) => number): number {
  return median(loads.map(read));
}

interface Compared {
  what: string;
  ours: Load[];
  control: { name: string; loads: Load[] };
}

export function rateRow({ what, ours, control }: Compared, goal?: number): Row {
  const ratio = median(
    ours.map(({ perSecond }, round) => perSecond / (control.loads[round]?.perSecond ?? 1)),
  );
  const perSecond = (loads: Load[]) => `${medianOf(loads, (load) => load.perSecond).toFixed(0)}/s`;
  return {
    what: `${what}, requests`,
    ours: perSecond(ours),
    control: `${control.name} ${perSecond(control.loads)}`,
    ratio: ratio.toFixed(3),
    goal: goal === undefined ? '' : `≥ ${goal}`,
    isReached: goal === undefined ? undefined : ratio >= goal,
  };
}

/** Processor time holds even where the load is too small for the faster server. */
export function costRow({ what, ours, control }: Compared, goal?: number): Row {
  const ratio = median(ours.map(({ cost }, round) => (control.loads[round]?.cost ?? 1) / cost));
  const each = (loads: Load[]) => `${medianOf(loads, (load) => load.cost).toFixed(1)} µs`;
  return {
    what: `${what}, processor time each`,
    ours: each(ours),
    control: `${control.name} ${each(control.loads)}`,
    ratio: ratio.toFixed(3),
    goal: goal === undefined ? '' : `≥ ${goal}`,
    isReached: goal === undefined ? undefined : ratio >= goal,
  };
}
