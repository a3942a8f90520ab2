import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningSite {
  origin: string;
  /** Everything the start printed, and every log line since. */
  output: () => string;
  password: string;
  email: string;
  dataDir: string;
  /** Milliseconds from the command to the line that says the site is ready. */
  startedIn: number;
  stop(): Promise<void>;
}

/** Milliseconds: a first start may have to install and build. */
const startTimeout = 240_000;

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not ready in time:\n${output()}`)),
      startTimeout,
    );
    const look = () => {
      if (!/Administrator:.*\n/.test(output())) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the start ended with ${code}:\n${output()}`));
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  // Not at 'exit': the server holds these streams until it has closed its database.
  const gone = once(child, 'close');
  child.kill('SIGTERM');
  await gone;
}

/** Starts the site as a newcomer does: `npm start`, an empty data folder, a free port. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-data-'));
  const port = await freePort();
  const begun = performance.now();
  let printed = '';
  const child = spawn('npm', ['start', '--silent'], {
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  await ready(child, () => printed);
  return {
    origin: `http://localhost:${port}`,
    output: () => printed,
    password: /Password:\s+(\S+)/.exec(printed)?.[1] ?? '',
    email: /Administrator:\s+(\S+)/.exec(printed)?.[1] ?? '',
    dataDir,
    startedIn: performance.now() - begun,
    async stop() {
      await stopped(child);
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
