import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

/** One server of a site that has several, always on the same port. */
export interface Instance {
  origin: string;
  start: () => Promise<void>;
  /** Sends the signal and waits for the end. @returns the exit status, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | string>;
  isReady: () => Promise<boolean>;
}

function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        printed += text;
        if (printed.includes('Administrator:')) resolve();
      });
    }
  });
}

/** A server of this project with the given settings; it is not started yet. */
export async function instance(env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    async start() {
      const all = { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) };
      child = spawn(process.execPath, ['server/main.ts'], { env: all });
      await ready(child);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
      const gone = once(child, 'exit');
      child.kill(signal);
      const [status, by] = await gone;
      return status ?? by;
    },
    isReady: () =>
      fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(500) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}
