import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { Encoding } from './encodings.ts';

const quality = 4;

const compressors: Record<Exclude<Encoding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  zstd: () => createZstdCompress(),
  gzip: () => createGzip(),
};

export function encodeStream(source: Readable, encoding: Encoding): Readable {
  if (encoding === 'identity') return source;
  return pipeline(source, compressors[encoding](), () => {});
}
