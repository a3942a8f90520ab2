import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** A window of 256 KB: pages are shorter, and the usual one costs 4 MB of fresh memory each time. */
const windowBits = 18;

/** @param quality 3 takes a third of the time of 5 for an eighth more bytes; 11 takes 60 times as long as 5. */
function brotliOptions(size: number, quality: 3 | 5) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

type Compressor = (body: Buffer) => Buffer | Promise<Buffer>;
type Compressors = Record<Exclude<Encoding, 'identity'>, Compressor>;

/** For one reader who waits: a page takes some 0.1 ms, which is less than another thread takes to wake. */
const fastCompressors: Compressors = {
  br: (body) => brotliCompressSync(body, brotliOptions(body.length, 3)),
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
};

const brotli = promisify(brotliCompress);

/** In another thread, denser. */
const denseCompressors: Compressors = {
  br: (body) => brotli(body, brotliOptions(body.length, 5)),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};

/** Bytes up to which compressing takes a millisecond or less; a large sitemap must not hold visitors up. */
const maxSyncBytes = 131_072;

/** The densest first, for clients that like several equally. */
const preference = ['br', 'zstd', 'gzip', 'identity'] as const satisfies Encoding[];

/** Bytes below which compressing costs more than it saves. */
const minBytes = 1_024;

/** The weight of each named encoding; 0 refuses it. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    // An unreadable weight must not be taken for a wish.
    if (name) weights.set(name, Number(quality) || 0);
  }
  return weights;
}

function choose(header: string): Encoding {
  const weights = weightsOf(header);
  const others = weights.get('*') ?? 0;
  let best: Encoding = 'identity';
  let bestWeight = weights.get('identity') ?? Number.MIN_VALUE;
  for (const encoding of preference) {
    const weight = encoding === 'identity' ? 0 : (weights.get(encoding) ?? others);
    if (weight > 0 && (weight > bestWeight || (weight === bestWeight && best === 'identity'))) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Browsers send a handful of different headers; whoever sends more is read each time anew. */
const chosen = new Map<string, Encoding>();
const maxChosen = 100;
const maxHeaderLength = 200;

/** The encoding that an Accept-Encoding header asks for (RFC 9110 section 12.5.3). */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const best = choose(header);
  if (chosen.size < maxChosen && header.length <= maxHeaderLength) chosen.set(header, best);
  return best;
}

/** Bytes with no slack behind them: zlib answers slices of larger buffers. */
function withoutSlack(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/**
 * The body in an encoding, or as it is when it is too short to gain.
 * @param isKept Whether it is worth more work, as it will be sent often; nobody should wait for it.
 */
export async function encode(
  body: Buffer,
  encoding: Encoding,
  isKept = false,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  if (encoding === 'identity' || body.length < minBytes) {
    return { encoding: 'identity', bytes: body };
  }
  const compressors = !isKept && body.length <= maxSyncBytes ? fastCompressors : denseCompressors;
  return { encoding, bytes: withoutSlack(await compressors[encoding](body)) };
}
