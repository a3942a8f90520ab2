import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Release {
  /** Hash of names and sizes: the same id means the same layout. */
  id: string;
  bytes: number;
  files: Record<string, [start: number, length: number]>;
}

export async function describeRelease(folder: string): Promise<Release> {
  const names = (await readdir(folder)).sort();
  const files: Release['files'] = {};
  let bytes = 0;
  for (const name of names) {
    // Sync: 3 ms for 800 files; promises took ten times that from the first visitors.
    const { size } = statSync(join(folder, name));
    files[name] = [bytes, size];
    bytes += size;
  }
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { id, bytes, files };
}

/** @throws {Error} when a file changed since `describeRelease`: the next build is running. */
export async function packRelease({ files }: Release, folder: string, path: string) {
  const pack = await open(path, 'wx');
  try {
    for (const [name, [, length]] of Object.entries(files)) {
      const bytes = await readFile(join(folder, name));
      if (bytes.length !== length) throw new Error(`${name} has changed since the start.`);
      await pack.appendFile(bytes);
    }
    await pack.sync();
  } finally {
    await pack.close();
  }
}
