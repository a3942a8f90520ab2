import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar';
import { expect, onTestFinished, test } from 'vitest';
import { pack, verify } from './archive.ts';
import { manifestName, manifestText, membersOf } from './manifest.ts';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function manifestOf(folder: string) {
  const told = { made_at: '', migration: '', counters: {}, rows: {} };
  return manifestText({ format: 1, ...told, members: await membersOf(folder) });
}

test('a backup may hold files of any name', async () => {
  const folder = await ownFolder();
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'é \u2028', '1'];
  await mkdir(join(folder, 'backup/media'), { recursive: true });
  for (const name of [...names, 'media/__proto__']) {
    await writeFile(join(folder, 'backup', name), name);
  }
  const text = await manifestOf(join(folder, 'backup'));
  await writeFile(join(folder, 'backup', manifestName), text);
  await pack(join(folder, 'backup'), join(folder, 'file'));
  const { members } = await verify(join(folder, 'file'));
  expect([...members.keys()].toSorted()).toEqual([...names, 'media/__proto__'].toSorted());
});

test('a file that the list does not have, or that comes twice, is noticed whatever its name', async () => {
  const folder = await ownFolder();
  await mkdir(join(folder, 'backup'));
  await writeFile(join(folder, 'backup', 'a'), 'a');
  const manifest = await manifestOf(join(folder, 'backup'));

  async function refusalOf(names: string[]): Promise<unknown> {
    const entries = [...names.map((name) => [name, name]), [manifestName, manifest]];
    const tar = await packTar(
      entries.map(([name = '', body = '']) => ({
        header: { name, size: Buffer.byteLength(body), type: 'file' as const },
        body,
      })),
    );
    const file = join(folder, 'made.tar.gz');
    await pipeline(Readable.from([tar]), createGzip(), createWriteStream(file));
    return verify(file).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  }

  expect(await refusalOf(['a'])).toBe('accepted');
  expect(await refusalOf(['a', '__proto__'])).toContain('(__proto__ is not in its list)');
  expect(await refusalOf(['a', 'a'])).toContain('(a is in it twice)');
  expect(await refusalOf([])).toContain('(a is missing)');
});
