import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { ownPaths } from '../../../domain/moving/own-export.ts';
import type { Sink } from './sink.ts';

interface Summed {
  add: Sink['add'];
  /** Writes the sums. @returns how many files there are */
  addSums(): Promise<number>;
}

/** Notes the checksum of each file beside it: hundreds of thousands would not fit into memory. */
export async function withSums<T>(
  sink: Sink,
  place: string,
  work: (summed: Summed) => Promise<T>,
): Promise<T> {
  const path = join(place, 'sums');
  const sums = await open(path, 'wx');
  let count = 0;
  const summed: Summed = {
    async add(name, content) {
      const hash = createHash('sha256');
      const hashing = new Transform({
        transform(chunk, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      });
      content.once('error', (error) => hashing.destroy(error));
      await sink.add(name, content.pipe(hashing));
      count += 1;
      await sums.appendFile(`${hash.digest('hex')}  ${name}\n`);
    },
    async addSums() {
      await sink.add(ownPaths.sums, createReadStream(path));
      return count;
    },
  };
  try {
    return await work(summed);
  } finally {
    await sums.close();
  }
}
