import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { isOutOfSpace } from '../../../media/upload-refused.ts';
import { syncedFile } from '../../operations/backup/synced-file.ts';
import { CommandRefused } from '../../start/command.ts';

/** Where an export goes. Nothing stands under its name before `finish`. */
export interface Sink {
  add(name: string, content: Readable): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

async function refuseTaken(target: string): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (!found) return;
  if (!found.isDirectory()) {
    throw new CommandRefused(`${target} exists already; name a new file or an empty folder.`);
  }
  if ((await readdir(target)).length > 0) {
    throw new CommandRefused(`The folder ${target} is not empty; name a new or an empty one.`);
  }
}

async function refuseNowhere(target: string): Promise<void> {
  const above = dirname(resolve(target));
  const found = await stat(above).catch(() => null);
  if (!found?.isDirectory())
    throw new CommandRefused(`There is no folder ${above}; make it first.`);
}

/** For its owner only, as it may hold enquiries. */
const modes = { folder: 0o700, file: 0o600 } as const;

async function folderSink(target: string, mode: typeof modes | undefined): Promise<Sink> {
  const partial = `${resolve(target)}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: mode?.folder });
  const made = new Set<string>();
  return {
    async add(name, content) {
      const path = join(partial, name);
      const folder = dirname(path);
      if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: mode?.folder });
      made.add(folder);
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: mode?.file }));
    },
    async finish() {
      // An empty folder may stand there.
      await rmdir(target).catch(() => {});
      await rename(partial, target);
    },
    discard: () => rm(partial, { recursive: true, force: true }),
  };
}

/** Formats that are compressed already. */
const packed = /\.(jpe?g|png|webp|avif|gif|mp4|webm|br|woff2|zip)$/;

async function zipSink(target: string): Promise<Sink> {
  const partial = `${target}.partial`;
  await rm(partial, { force: true });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, syncedFile(partial));
  // Awaited with each file; without this handler a failure between two would be unhandled.
  written.catch(() => {});
  zip.on('error', (error) => zip.outputStream.emit('error', error));
  return {
    async add(name, content) {
      zip.addReadStream(content, name, { compress: !packed.test(name) });
      // One at a time: what waits inside the zip is held in memory.
      await Promise.race([finished(content), written]);
    },
    async finish() {
      zip.end();
      await written;
      await rename(partial, target);
    },
    async discard() {
      zip.outputStream.emit('error', new Error('discarded'));
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/** @throws {CommandRefused} before anything is written, where there is no room for it */
async function openSink(target: string, isPrivate: boolean): Promise<Sink> {
  await refuseTaken(target);
  await refuseNowhere(target);
  return target.endsWith('.zip')
    ? zipSink(target)
    : folderSink(target, isPrivate ? modes : undefined);
}

/** @throws {CommandRefused} with nothing left under the target */
export async function fillSink<T>(
  target: string,
  { media, isPrivate }: { media: MediaStore; isPrivate: boolean },
  work: (sink: Sink, place: string) => Promise<T>,
): Promise<T> {
  const sink = await openSink(target, isPrivate);
  try {
    return await withTemporaryFolder(media.folder, async (folder) => {
      const place = join(folder, 'export');
      await mkdir(place);
      const made = await work(sink, place);
      await sink.finish();
      return made;
    });
  } catch (error) {
    await sink.discard();
    if (!isOutOfSpace(error)) throw error;
    throw new CommandRefused(`There is no space left for ${target}. Nothing was kept.`);
  }
}

export function streamOf(text: string): Readable {
  return Readable.from([Buffer.from(text)]);
}
