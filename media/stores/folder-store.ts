import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { flush } from '../incoming.ts';
import { type MediaStore, releasesFolder } from './store.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

async function moveInto(folder: string, place: string, name: string): Promise<void> {
  const target = join(folder, name);
  if (name.includes('/')) await mkdir(dirname(target), { recursive: true });
  await rename(join(place, name), target);
}

/** Neither still arriving nor of an earlier release. */
const isMedia = (name: string) =>
  !name.startsWith('incoming/') && !name.startsWith(`${releasesFolder}/`);

async function namesBelow(folder: string, below: string): Promise<string[]> {
  const entries = await orNull(
    readdir(join(folder, below), { recursive: true, withFileTypes: true }),
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => below !== '' || isMedia(name))
    .sort();
}

export function folderStore(folder: string): MediaStore {
  return {
    label: `media folder ${folder}`,
    folder,
    isLocal: true,
    async find(name) {
      const found = await orNull(stat(join(folder, name)));
      if (!found?.isFile()) return null;
      const { size, mtime } = found;
      return { bytes: size, etag: `W/"${size}-${mtime.getTime()}"`, modified: mtime };
    },
    async read(name, range) {
      const found = await orNull(stat(join(folder, name)));
      return found?.isFile() ? createReadStream(join(folder, name), range) : null;
    },
    async fetch(name) {
      const path = join(folder, name);
      return (await orNull(stat(path))) ? path : null;
    },
    async keep(place, names) {
      for (const name of names.toReversed()) await moveInto(folder, place, name);
      await flush(folder);
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
    list: (below = '') => namesBelow(folder, below),
    async check() {
      await mkdir(folder, { recursive: true });
    },
  };
}
