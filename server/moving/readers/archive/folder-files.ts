import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ExportRefused } from '../export-refused.ts';
import { type ExportFiles, filesLimit, isHidden } from './export-files.ts';

const tooMany = `The folder holds more than ${filesLimit.toLocaleString('en')} files.`;

/** Links are left out, wherever they lead. */
async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isHidden(entry.name) || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}

async function listed(root: string, folder = ''): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of filesBelow(root, folder)) {
    paths.push(path);
    if (paths.length > filesLimit) throw new ExportRefused(tooMany);
  }
  return paths;
}

function filesOf(
  root: string,
  paths: string[],
  isCollection: boolean,
  fileAt = (path: string) => join(root, path),
): ExportFiles {
  const known = new Set(paths);
  return {
    paths,
    isCollection,
    async open(path) {
      if (!known.has(path)) throw new ExportRefused(`There is no file ${path}.`);
      return createReadStream(fileAt(path));
    },
    close() {},
  };
}

/** @throws {ExportRefused} */
export async function folderFiles(folder: string): Promise<ExportFiles> {
  return filesOf(folder, await listed(folder), true);
}

/** Where people put the pictures of a site beside its export. */
const beside = ['uploads', 'wp-content', 'content', 'images', 'media'];

/**
 * The file and, from the folder that it stands in, those that hold pictures.
 * @param name that it had before it was stored under another one
 */
export async function singleFile(path: string, name = basename(path)): Promise<ExportFiles> {
  const folder = dirname(path);
  const lists = beside.map((name) => listed(folder, name).catch(() => []));
  const paths = [name, ...(await Promise.all(lists)).flat()];
  return filesOf(folder, paths, false, (one) => (one === name ? path : join(folder, one)));
}
