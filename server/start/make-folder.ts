import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

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
    if (codeOf(error) === 'EEXIST' && (await isFolder(folder))) return;
    if (codeOf(error) !== 'ENOENT' || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((again) => {
      // Somebody else made it meanwhile.
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}
