import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Level 9 of 22: from there on texts of this size cost time and gain nothing. */
const params = { [constants.ZSTD_c_compressionLevel]: 9 };

/** A state in few characters; beside a state that is much like it, in very few. */
export function packState(state: string, base?: string): string {
  const dictionary = base === undefined ? undefined : Buffer.from(base);
  return zstdCompressSync(state, { params, dictionary }).toString('base64');
}

/** The state again; `base` is what it was packed with. */
export function unpackState(packed: string, base?: string): string {
  const dictionary = base === undefined ? undefined : Buffer.from(base);
  return zstdDecompressSync(Buffer.from(packed, 'base64'), { dictionary }).toString();
}
