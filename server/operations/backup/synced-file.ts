import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';

const portion = 4 * 1024 * 1024;

/** Synced every 4 MiB: one sync at the end would block every commit of the site (fault F17). */
export function syncedFile(path: string): Writable {
  let file: FileHandle | undefined;
  let unsynced = 0;

  async function write(chunk: Buffer): Promise<void> {
    file ??= await open(path, 'wx', 0o600);
    await file.writeFile(chunk);
    unsynced += chunk.length;
    if (unsynced < portion) return;
    await file.datasync();
    unsynced = 0;
  }

  async function end(): Promise<void> {
    await file?.sync();
    await file?.close();
    file = undefined;
  }

  return new Writable({
    write: (chunk, _encoding, done) => void write(chunk).then(() => done(), done),
    final: (done) => void end().then(() => done(), done),
    destroy: (error, done) =>
      void (file?.close() ?? Promise.resolve()).then(() => done(error), done),
  });
}
