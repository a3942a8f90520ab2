import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashed files of one build, as they lie one behind the other in a single file. */
export interface Release {
  /** Of names and sizes: whoever has the same id has the same layout. */
  id: string;
  bytes: number;
  /** First byte and length of each file, by its name. */
  files: Record<string, [start: number, length: number]>;
}

/** Reads names and sizes of the built files in `folder`, which has no folders of its own. */
export async function describeRelease(folder: string): Promise<Release> {
  const names = (await readdir(folder)).sort();
  const files: Release['files'] = {};
  let bytes = 0;
  for (const name of names) {
    // At once, 3 ms for 800 files: promises take ten times that from the first visitors.
    const { size } = statSync(join(folder, name));
    files[name] = [bytes, size];
    bytes += size;
  }
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { id, bytes, files };
}

/**
 * Writes all files of a release into one.
 * @throws {Error} when a file is not what was described: the next build is being made in the folder.
 */
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
