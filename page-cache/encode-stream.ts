import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { Encoding } from './encodings.ts';

/** As quick as it is read: a denser one would keep the reader of a long list waiting. */
const quality = 4;

const compressors: Record<Exclude<Encoding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  zstd: () => createZstdCompress(),
  gzip: () => createGzip(),
};

/** A text in an encoding while it is made. What breaks it off breaks the answer off, too. */
export function encodeStream(source: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return source;
  return pipeline(source, compressors[encoding](), () => {});
}
