import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bringBack, setAside } from './earlier-assets.ts';

/** Builds as Vite does: the folder is emptied first. */
async function release(build: string, files: string[]): Promise<string[]> {
  const assets = join(build, 'client/assets');
  await setAside(build);
  rmSync(join(build, 'client'), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of files) writeFileSync(join(assets, name), name);
  await bringBack(build);
  return readdirSync(assets).sort();
}

test('D40 an open tab finds its scripts for two releases more, and not for ever', async () => {
  const build = mkdtempSync(join(tmpdir(), 'site-releases-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  expect(await release(build, ['a-1.js', 'same.js'])).toEqual(['a-1.js', 'same.js']);
  expect(await release(build, ['a-2.js', 'same.js'])).toEqual(['a-1.js', 'a-2.js', 'same.js']);
  // The same sources once more are no release.
  expect(await release(build, ['a-2.js', 'same.js'])).toEqual(['a-1.js', 'a-2.js', 'same.js']);
  expect(await release(build, ['a-3.js', 'same.js'])).toEqual([
    'a-1.js',
    'a-2.js',
    'a-3.js',
    'same.js',
  ]);
  expect(await release(build, ['a-4.js'])).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'same.js']);
  expect(existsSync(join(build, 'earlier/former'))).toBe(false);
});
