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

/** Brotli quality that takes about 2 ms for a page; 11 would take 60 times as long. */
const quality = 5;

/** A window of 256 KB: pages are shorter, and the usual one costs 4 MB of fresh memory each time. */
const windowBits = 18;

const brotli = promisify(brotliCompress);

function brotliOptions(size: number) {
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

/** In another thread, which takes longer to wake than a page takes to compress. */
const beside: Record<Exclude<Encoding, 'identity'>, Compressor> = {
  br: (body) => brotli(body, brotliOptions(body.length)),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};

const atOnce: Record<Exclude<Encoding, 'identity'>, Compressor> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body.length)),
  zstd: (body) => zstdCompressSync(body),
  gzip: (body) => gzipSync(body),
};

/** Bytes up to which compressing takes a millisecond or two; a large sitemap must not hold visitors up. */
const quick = 131_072;

/** The densest first, for clients that like several equally. */
const preference = ['br', 'zstd', 'gzip', 'identity'] as const satisfies Encoding[];

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 1_024;

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
  let most = weights.get('identity') ?? Number.MIN_VALUE;
  for (const encoding of preference) {
    const weight = encoding === 'identity' ? 0 : (weights.get(encoding) ?? others);
    if (weight > 0 && (weight > most || (weight === most && best === 'identity'))) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

/** Browsers send a handful of different headers; whoever sends more is read each time anew. */
const chosen = new Map<string, Encoding>();
const mostChosen = 100;
const longestChosen = 200;

/** The encoding that an Accept-Encoding header asks for (RFC 9110 section 12.5.3). */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const best = choose(header);
  if (chosen.size < mostChosen && header.length <= longestChosen) chosen.set(header, best);
  return best;
}

/** Bytes with no slack behind them: zlib answers slices of larger buffers. */
function withoutSlack(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/** The body in an encoding, or as it is when it is too short to gain. */
export async function encode(
  body: Buffer,
  encoding: Encoding,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  if (encoding === 'identity' || body.length < worthwhile) {
    return { encoding: 'identity', bytes: body };
  }
  const compressors = body.length <= quick ? atOnce : beside;
  return { encoding, bytes: withoutSlack(await compressors[encoding](body)) };
}
