import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DatabaseKind } from '../../db/open.ts';
import { emptyInstance, ownFolder, run, startServer } from './site.ts';

type Instance = Record<string, string>;

async function mustStopFirst(site: Instance, stop: () => Promise<void>): Promise<void> {
  const target = await emptyInstance('sqlite');
  await mkdir(target.DATA_DIR ?? '');
  const folder = join(ownFolder(), 'media');
  const words = ['--to', target.DATABASE_URL ?? '', '--media-to', `file:${folder}`];
  for (const given of [words, words.slice(0, 2), words.slice(2)]) {
    const refused = await run('move', given, site);
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The site is running/),
    });
  }
  expect(existsSync(join(target.DATA_DIR ?? '', 'site.db'))).toBe(false);
  // A backup beside it goes on working.
  expect(await run('backup', [join(ownFolder(), 'site.tar.gz')], site)).toMatchObject({
    status: 0,
  });
  await stop();
  expect(await run('move', words, site)).toMatchObject({ status: 0, stderr: '' });
}

async function started(kind: DatabaseKind) {
  const site = await emptyInstance(kind);
  return { site, ...(await startServer({ ...site, FIRST_CONTENT: 'blank' })) };
}

test('a site is not moved while it serves, and is once it has stopped', async () => {
  const postgres = await started('postgres');
  // Its pool has closed the connections of the start by then.
  const isIdle = sleep(15_000);
  const sqlite = await started('sqlite');
  await mustStopFirst(sqlite.site, sqlite.stop);
  await isIdle;
  await mustStopFirst(postgres.site, postgres.stop);
});
