import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { startPostgresServer } from './postgres-server.ts';

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

const template = 'migrated';

/** One real Postgres for the whole run, with a migrated database that tests get copies of. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer(template);
  const { db, kind } = openDatabase(`${url}/${template}`);
  await migrate(db, kind);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await db.destroy();
  project.provide('postgres', { url, template, tables });
  return stop;
}
