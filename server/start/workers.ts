import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { minute } from '../../domain/durations.ts';
import { settingsWords } from './settings-file.ts';
import { onStopSignal } from './stopping.ts';

/** Backoff before a dead worker is replaced, reset after a minute without a crash. */
const minWait = 100;
const maxWait = 10_000;
const stableAfter = minute;

function warn(msg: string): void {
  const line = { level: 40, time: Date.now(), pid: process.pid, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function nextWait(last: number, lived: number): number {
  return lived >= stableAfter || last === 0 ? minWait : Math.min(last * 2, maxWait);
}

/** A stop signal may reach the worker before this process: no failure. */
async function firstListening(worker: Worker, isStopping: () => boolean): Promise<void> {
  const fail = (_code: number | null, signal: NodeJS.Signals | null) => {
    if (!isStopping()) process.exit(signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
  };
  worker.once('exit', fail);
  await once(worker, 'listening');
  worker.off('exit', fail);
}

/** Resolves when all workers listen; ends the process with status 1 when one of them cannot. */
export async function runWorkers(count: number, script: string): Promise<void> {
  let isStopping = false;
  let wait = 0;
  cluster.setupPrimary({ exec: script, args: settingsWords() });

  function startOne(): Worker {
    const begun = performance.now();
    const cache = getCompileCacheDir();
    const worker = cluster.fork(cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {});
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      wait = nextWait(wait, performance.now() - begun);
      warn(`worker ${worker.process.pid} ended (${signal ?? code}); a new one in ${wait} ms`);
      setTimeout(() => isStopping || startOne(), wait);
    });
    return worker;
  }

  function signalAll(signal: NodeJS.Signals): Worker[] {
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of alive) worker.process.kill(signal);
    return alive;
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    isStopping = true;
    await Promise.all(signalAll(signal).map((worker) => once(worker, 'exit')));
    process.exit(0);
  }

  onStopSignal(stop, () => signalAll('SIGKILL'));
  await Promise.all(
    Array.from({ length: count }, () => firstListening(startOne(), () => isStopping)),
  );
}
