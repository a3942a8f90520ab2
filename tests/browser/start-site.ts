import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../site-process.ts';

/** Builds the site and starts it once, as a newcomer does; every worker serves a copy of its data. */
export default async function start(): Promise<() => void> {
  const { status } = spawnSync('node', ['scripts/start.mjs', '--build-only'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  const { stop } = await startSite({ DATA_DIR: dataDir });
  await stop();
  process.env.SITE_DATA = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
