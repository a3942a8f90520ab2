import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { isImportFile } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { isOutOfSpace } from '../../../media/upload-refused.ts';
import { Refusal } from '../../http/refusal.ts';

const gibibyte = 1_073_741_824;

export const importFileLimit = gibibyte;

interface ImportFile {
  name: string;
  file: string;
  size: number;
}

function importFolder(dataDir: string): string {
  return join(dataDir, 'imports');
}

/** One that the command has read from elsewhere stays. */
export async function removeUploadedFile(dataDir: string, file: string): Promise<void> {
  if (dirname(file) === importFolder(dataDir)) await rm(file, { force: true });
}

const uploadedName = /^[0-9a-f]{24}(?:\.\w+)?$/;

/** What an upload that was cut off has left (fault F10): older than any upload takes, and named by no import. */
export async function removeLostFiles(db: Database, dataDir: string, before: number) {
  const folder = importFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = uploadedName.test(name) ? await stat(file).catch(() => null) : null;
    if (!found || found.mtimeMs > before || (await isImportFile(db, file))) continue;
    await rm(file, { force: true });
  }
}

/** Its type: the reader looks at the content, a zip is opened by its name. */
function endOf(name: string): string {
  return /\.(xml|json|zip|md)$/i.exec(name)?.[0].toLowerCase() ?? '';
}

function refusalOf(error: unknown): unknown {
  if (!isOutOfSpace(error)) return error;
  return new Refusal(507, 'There is no space left for the file. Nothing was kept.');
}

/** Streams the one file of a form to the disk. @throws {Refusal} */
export async function receiveImportFile(
  request: FastifyRequest,
  dataDir: string,
): Promise<ImportFile> {
  const part = await request.file();
  if (!part) throw new Refusal(400, 'No file was sent.');
  const name = basename(part.filename || 'export').slice(0, 200);
  const folder = importFolder(dataDir);
  const file = join(folder, randomBytes(12).toString('hex') + endOf(name));
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(part.file, createWriteStream(file, { flags: 'wx' }));
    if (part.file.truncated) throw new Refusal(413, 'The file is larger than 1 GB.');
    const { size } = await stat(file);
    if (size === 0) throw new Refusal(400, 'The file is empty.');
    return { name, file, size };
  } catch (error) {
    await rm(file, { force: true });
    throw refusalOf(error);
  }
}
