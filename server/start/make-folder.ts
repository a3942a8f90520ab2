import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/** Whether anything stands at a path. */
export function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a folder and those above it. Not `mkdir` with `recursive`: that one never ends where a folder is
 * there and says ENOENT to whoever makes another in it, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory();
    if (errorCode(error) === 'EEXIST' && (await isFolder(folder))) return;
    if (errorCode(error) !== 'ENOENT' || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((again) => {
      // Somebody else made it meanwhile.
      if (errorCode(again) !== 'EEXIST') throw again;
    });
  }
}
