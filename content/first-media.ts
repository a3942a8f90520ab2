import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { withTemporaryFolder } from '../media/incoming.ts';
import type { MediaStore } from '../media/stores/store.ts';

const source = resolve(import.meta.dirname, 'media');

const brotli = promisify(brotliCompress);

/** Two hundred drawings take half a second at this quality, and 10 seconds at the best one. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compress(path: string): Promise<void> {
  await writeFile(`${path}.br`, await brotli(await readFile(path), quality));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'));
}

/** File by file: a folder would be copied with its permissions, and the site may be read-only. */
async function copyInto(place: string, names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await copyFile(join(source, name), join(place, name));
  }
}

export function copyFirstMedia(store: MediaStore): Promise<void> {
  return withTemporaryFolder(store.folder, async (place) => {
    const kept = new Set(await store.list());
    await copyInto(
      place,
      (await filesIn(source)).filter((name) => !kept.has(name)),
    );
    const drawings = (await filesIn(place)).filter((file) => file.endsWith('.svg'));
    await Promise.all(drawings.map((file) => compress(join(place, file))));
    await store.keep(place, await filesIn(place));
  });
}
