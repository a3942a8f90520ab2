import { constants } from 'node:fs';
import { access, rmdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Config } from '../../config.ts';
import { codeOrText } from '../error-code.ts';
import { StartRefused } from '../start-refused.ts';
import { withinDiskLimit } from './disk-timeout.ts';
import { isThere, makeFolder } from './make-folder.ts';
import { isOnNetworkDisk } from './network-disk.ts';

async function nearestFolder(folder: string): Promise<string> {
  const above = dirname(folder);
  return above === folder || (await isThere(folder)) ? folder : nearestFolder(above);
}

async function takeBack(folder: string, before: string): Promise<void> {
  try {
    for (let path = folder; path !== before; path = dirname(path)) await rmdir(path);
  } catch {}
}

async function openFolder(folder: string): Promise<() => Promise<void>> {
  const before = await nearestFolder(folder);
  const undo = () => takeBack(folder, before);
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}

function folderProblem(error: unknown): string {
  const code = codeOrText(error);
  return code === 'EEXIST' || code === 'ENOTDIR' ? 'it is no folder' : code;
}

/** Both or none. @throws {StartRefused} naming the setting. */
async function openFolders({ dataDir, mediaDir }: Config): Promise<void> {
  const undo = await openFolder(dataDir).catch((error) => {
    throw new StartRefused(
      `The data folder ${dataDir} cannot be written to (${folderProblem(error)}).`,
    );
  });
  const blamed = mediaDir.startsWith(dataDir + sep) ? 'The data' : 'MEDIA_URL is wrong: the';
  for (const folder of [mediaDir, join(mediaDir, 'incoming')]) {
    await openFolder(folder).catch(async (error) => {
      await undo();
      throw new StartRefused(
        `${blamed} folder ${folder} cannot be written to (${folderProblem(error)}).`,
      );
    });
  }
}

/** SQLite's locks do not work across machines (fault F06). */
async function refuseNetworkDisk({ databaseUrl, dataDir }: Config): Promise<void> {
  if (!databaseUrl.startsWith('sqlite:')) return;
  if (!(await isOnNetworkDisk(await nearestFolder(dataDir)))) return;
  throw new StartRefused(
    `The data folder ${dataDir} is on a network disk, where SQLite is not safe; use a local disk or DATABASE_URL=postgres://…`,
  );
}

export async function openDataFolder(config: Config): Promise<void> {
  await withinDiskLimit(config.dataDir, refuseNetworkDisk(config));
  await withinDiskLimit(config.dataDir, openFolders(config));
}
