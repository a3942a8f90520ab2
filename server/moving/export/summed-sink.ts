import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ownPaths } from '../../../domain/moving/own-export.ts';
import type { Sink } from './sink.ts';

interface Summed {
  add: Sink['add'];
  /** Writes the sums. @returns how many files there are */
  addSums(): Promise<number>;
}

/** Notes the checksum of each file beside it: hundreds of thousands would not fit into memory. */
export function summedSink(sink: Sink, place: string): Summed {
  const path = join(place, 'sums');
  const sums = createWriteStream(path);
  let count = 0;
  return {
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
      if (!sums.write(`${hash.digest('hex')}  ${name}\n`)) {
        await once(sums, 'drain');
      }
    },
    async addSums() {
      sums.end();
      await finished(sums);
      await sink.add(ownPaths.sums, Readable.from(createReadStream(path)));
      return count;
    },
  };
}
