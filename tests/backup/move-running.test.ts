import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyInstance, ownFolder, run, startServer } from './site.ts';

test.each(['sqlite', 'postgres'] as const)(
  'a site on %s is not moved while it serves, and is once it has stopped',
  async (kind) => {
    const [site, target] = [await emptyInstance(kind), await emptyInstance('sqlite')];
    await mkdir(target.DATA_DIR ?? '');
    const folder = join(ownFolder(), 'media');
    const words = ['--to', target.DATABASE_URL ?? '', '--media-to', `file:${folder}`];
    const { stop } = await startServer(site);
    if (kind === 'postgres') await sleep(15_000);
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
  },
);
