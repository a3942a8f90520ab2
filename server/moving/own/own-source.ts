import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ownPaths } from '../../../domain/moving/own-export.ts';
import { CommandRefused } from '../../start/command.ts';
import { zipFiles } from '../readers/archive/zip-files.ts';

/** The files of an export, from a folder or a zip. */
export interface OwnSource {
  read(name: string): Promise<Readable | null>;
  close(): void;
}

function fromFolder(folder: string): OwnSource {
  return {
    async read(name) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? createReadStream(path) : null;
    },
    close() {},
  };
}

/** Files of an export: some for each item and picture, of the largest site that is known a tenth. */
const maxFiles = 2_000_000;

/** A slug, and with it a drawing, may begin with a dot. */
const isLeftOut = () => false;

/** With the bounds of every zip; names that a backslash leads out of are refused by the list of sums. */
async function fromZip(file: string): Promise<OwnSource> {
  const { paths, open, close } = await zipFiles(file, maxFiles, isLeftOut);
  const known = new Set(paths);
  return { read: async (name) => (known.has(name) ? open(name) : null), close };
}

/** Null for what cannot be read as a folder or a zip. @throws {CommandRefused} for nothing at all */
async function openFiles(path: string): Promise<OwnSource | null> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CommandRefused(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return fromFolder(path);
  return found.isFile() ? fromZip(path).catch(() => null) : null;
}

/** Null for anything else than a whole export of this program, which tells nothing of its content. */
export async function openOwnSource(path: string): Promise<OwnSource | null> {
  const source = await openFiles(path);
  const manifest = await source?.read(ownPaths.manifest);
  if (source && manifest) {
    manifest.destroy();
    return source;
  }
  source?.close();
  return null;
}
