import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';

export function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** For its owner alone: accounts of the machine read no database. */
const mode = 0o700;

/** Not `mkdir` with `recursive`: it never ends in /proc, where creating fails with ENOENT. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory();
    if (errorCode(error) === 'EEXIST' && (await isFolder(folder))) return;
    if (errorCode(error) !== 'ENOENT' || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode }).catch((again) => {
      if (errorCode(again) !== 'EEXIST') throw again;
    });
  }
}
