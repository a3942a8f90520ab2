import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Higher levels cost time and gain nothing for texts of this size. */
const params = { [constants.ZSTD_c_compressionLevel]: 9 };

export function packState(state: string, base?: string): string {
  const dictionary = base === undefined ? undefined : Buffer.from(base);
  return zstdCompressSync(state, { params, dictionary }).toString('base64');
}

export function unpackState(packed: string, base?: string): string {
  const dictionary = base === undefined ? undefined : Buffer.from(base);
  return zstdDecompressSync(Buffer.from(packed, 'base64'), { dictionary }).toString();
}
