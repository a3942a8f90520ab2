import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedPages } from './cached-page.ts';
import { leaveServersTheirCore, startServer } from './server-process.ts';
import { say } from './site.ts';
import { type Row, sayTable } from './table.ts';

/** `npm run bench`: every figure beside its control, in one table. Needs a finished build. */

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-data-'));
leaveServersTheirCore();
const rows: Row[] = [];
const site = await startServer('server/main.ts', { DATA_DIR });
try {
  rows.push(...(await cachedPages(site)));
} finally {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
sayTable(rows);
say('');
