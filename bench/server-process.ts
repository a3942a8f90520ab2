import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { freePort } from '../tests/free-port.ts';

/** On a core of its own where there are two. */
export interface ServerProcess extends AsyncDisposable {
  origin: string;
  startedIn: number;
  /** MB. */
  memory: () => number;
  /** MB since the start or `forgetPeak`. */
  peakMemory: () => number;
  forgetPeak: () => void;
  processorTime: () => number;
  /** Of the thread that renders, exactly. */
  mainThreadTime: () => number;
  stop: () => Promise<void>;
}

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export function leaveServersTheirCore(): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
}

function field(pid: number | undefined, file: string, pattern: RegExp): number[] {
  const found = pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  return found?.slice(1).map(Number) ?? [];
}

/** Ticks a second of the times in /proc: a constant of Linux. */
const ticks = 100;

async function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  child.once('exit', (code) => {
    if (!printed.includes('ready')) throw new Error(`ended with ${code}: ${printed}`);
  });
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    if (/ready/.test(printed)) return;
  }
}

interface Start {
  command: string[];
  port: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  input?: string;
  isUp?: (child: ChildProcess) => Promise<void>;
}

export async function startCommand(start: Start): Promise<ServerProcess> {
  const { command, port, env, cwd, input = '', isUp = untilReady } = start;
  const [program = '', ...args] = canPin ? ['taskset', '-c', '0', ...command] : command;
  const begun = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  child.stdin.end(input);
  await isUp(child);
  const startedIn = performance.now() - begun;
  child.stdout.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    startedIn,
    memory: () => (field(child.pid, 'status', /VmRSS:\s+(\d+)/)[0] ?? 0) / 1024,
    peakMemory: () => (field(child.pid, 'status', /VmHWM:\s+(\d+)/)[0] ?? 0) / 1024,
    forgetPeak() {
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
    },
    processorTime() {
      const [user = 0, system = 0] = field(child.pid, 'stat', /\) \S(?: \S+){10} (\d+) (\d+)/);
      return (user + system) / ticks;
    },
    mainThreadTime: () => (field(child.pid, 'schedstat', /^(\d+)/)[0] ?? 0) / 1e9,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
    [Symbol.asyncDispose](this: ServerProcess) {
      return this.stop();
    },
  };
}

/** docs/decisions/0015-a-small-young-heap.md */
export const siteFlags = ['--max-semi-space-size=8'];

export const siteScript = 'build/bundle/main.js';
export const siteSource = 'server/main.ts';

/** docs/decisions/0020-memory-of-pictures.md */
export const siteEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' };

export async function startServer(
  script: string,
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<ServerProcess> {
  const port = await freePort();
  const given = {
    ...siteEnvironment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...env,
    PORT: String(port),
  };
  const flags = script === siteScript || script === siteSource ? siteFlags : [];
  return startCommand({ command: [process.execPath, ...flags, script], port, env: given, input });
}
