import { open, stat } from 'node:fs/promises';
import { decodedText, decoderFor } from '../decoded-text.ts';
import { ExportRefused } from '../export-refused.ts';
import type { ExportFiles } from './export-files.ts';
import { folderFiles, singleFile } from './folder-files.ts';
import { zipFiles } from './zip-files.ts';

const zipStart = 'PK\u0003\u0004';

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === zipStart;
  } finally {
    await file.close();
  }
}

/** A Mac writes 'é' as two characters, texts have one; a name that is taken stays as it is. */
function withComposedNames({ paths, isCollection, open, close }: ExportFiles): ExportFiles {
  const all = new Set(paths);
  const composed = (path: string) => (all.has(path.normalize()) ? path : path.normalize());
  const names = new Map(paths.map((path) => [composed(path), path]));
  return {
    paths: [...names.keys()],
    isCollection,
    open: (path) => open(names.get(path) ?? path),
    close,
  };
}

async function filesAt(path: string, name?: string): Promise<ExportFiles> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return folderFiles(path);
  if (!found?.isFile()) throw new ExportRefused('There is no such file or folder.');
  return (await isZip(path)) ? zipFiles(path) : singleFile(path, name);
}

/** The kind is told by the content, not by the name that a file had. @throws {ExportRefused} */
export async function openFiles(path: string, name?: string): Promise<ExportFiles> {
  return withComposedNames(await filesAt(path, name));
}

/** UTF-16 code units of the beginning of a file. */
export async function beginningOf(
  files: ExportFiles,
  path: string,
  length: number,
): Promise<string> {
  let head = '';
  for await (const text of decodedText(await files.open(path))) {
    head += text;
    if (head.length >= length) break;
  }
  return head.slice(0, length);
}

/** What its beginning says, or else what Windows wrote before UTF-8. */
function decoded(bytes: Buffer): string {
  const text = decoderFor(bytes).decode(bytes);
  // A single damaged letter among others is no other encoding.
  const isOther = text.includes('\uFFFD') && !/[\u0080-\uFFFC]/.test(text);
  return isOther ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** @throws {ExportRefused} for a file that is larger, in bytes */
export async function wholeText(files: ExportFiles, path: string, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await files.open(path)) {
    parts.push(part);
    size += part.length;
    if (size > limit) {
      throw new ExportRefused(`It is larger than ${Math.floor(limit / 1e6)} MB.`);
    }
  }
  return decoded(Buffer.concat(parts));
}
