import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ExportRefused } from '../export-refused.ts';
import { type ExportFiles, filesLimit, isHidden } from './export-files.ts';

/** Bytes after expansion. */
const limits = { member: 4e9, total: 40e9 } as const;

/** Text shrinks to a tenth; a small file may be all of one letter. */
const ratio = { limit: 200, from: 10_000_000 } as const;

const linkType = 0o120000;
const typeBits = 0o170000;

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & typeBits) === linkType;
}

function refuseMember(entry: Entry): void {
  const { fileName, uncompressedSize: size, compressedSize } = entry;
  const name = fileName.slice(0, 100);
  if (isLink(entry)) throw new ExportRefused(`The zip holds a link (${name}). Nothing was read.`);
  if (entry.isEncrypted()) {
    throw new ExportRefused('The zip has a password. Make one without and try again.');
  }
  const isBomb = size > ratio.from && size > ratio.limit * compressedSize;
  if (isBomb || size > limits.member) {
    throw new ExportRefused(`${name} grows too large when it is expanded. Nothing was read.`);
  }
}

class Totals {
  count = 0;
  size = 0;
  compressed = 0;

  add({ uncompressedSize, compressedSize }: Entry): void {
    this.count += 1;
    this.size += uncompressedSize;
    this.compressed += compressedSize;
  }

  /** Members that share their bytes are together larger than the file. */
  refuse(fileSize: number, maxFiles: number): void {
    if (this.count > maxFiles) {
      throw new ExportRefused(`The zip holds more than ${maxFiles.toLocaleString('en')} files.`);
    }
    if (this.size > limits.total || this.compressed > fileSize) {
      throw new ExportRefused('The zip grows too large when it is expanded. Nothing was read.');
    }
  }
}

type IsLeftOut = (path: string) => boolean;

async function membersOf(zip: ZipFile, maxFiles: number, isLeftOut: IsLeftOut) {
  const members = new Map<string, Entry>();
  const totals = new Totals();
  for await (const entry of zip.eachEntry()) {
    totals.add(entry);
    totals.refuse(zip.fileSize, maxFiles);
    refuseMember(entry);
    const { fileName } = entry;
    if (!fileName.endsWith('/') && !isLeftOut(fileName)) members.set(fileName, entry);
  }
  return members;
}

const damaged = 'The zip is damaged or not complete.';
const leadsOut = 'The zip holds a name that leads out of its folder. Nothing was read.';

function refusal(error: unknown): ExportRefused {
  if (error instanceof ExportRefused) return error;
  const { message } = error instanceof Error ? error : { message: '' };
  return new ExportRefused(
    /absolute path|invalid (?:relative path|characters)/.test(message) ? leadsOut : damaged,
  );
}

/** Members are read one by one; a zip within it stays closed. @throws {ExportRefused} */
export async function zipFiles(
  path: string,
  maxFiles = filesLimit,
  isLeftOut: IsLeftOut = isHidden,
): Promise<ExportFiles> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const opened = zip;
    const members = await membersOf(zip, maxFiles, isLeftOut);
    return {
      paths: [...members.keys()].sort(),
      isCollection: true,
      async open(name) {
        const entry = members.get(name);
        if (!entry) throw new ExportRefused(`There is no file ${name}.`);
        return opened.openReadStreamPromise(entry);
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw refusal(error);
  }
}
