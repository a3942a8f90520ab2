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

/** 256 KB: pages are shorter, and the default window costs 4 MB of fresh memory each time. */
const windowBits = 18;

/** @param quality 3 takes a third of the time of 5 for 12 % more bytes */
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

/** Bytes that TCP sends at first (RFC 6928), less those of the headers: what is longer waits for an answer. */
const firstWindow = 13_400;

function brotliSync(body: Buffer): Buffer {
  const quick = brotliCompressSync(body, brotliOptions(body.length, 3));
  return quick.length <= firstWindow
    ? quick
    : brotliCompressSync(body, brotliOptions(body.length, 5));
}

/** About 0.1 ms a page, less than it takes to wake another thread. */
const fastCompressors: Compressors = {
  br: brotliSync,
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
};

const brotli = promisify(brotliCompress);

const denseCompressors: Compressors = {
  br: (body) => brotli(body, brotliOptions(body.length, 5)),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};

/** Blocks for 1 ms at most; a large sitemap must not delay others. */
const maxSyncBytes = 131_072;

const preference = ['br', 'zstd', 'gzip', 'identity'] as const satisfies Encoding[];

const minBytes = 1_024;

export function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
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

const chosen = new Map<string, Encoding>();
const maxChosen = 100;
const maxHeaderLength = 200;

export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const best = choose(header);
  if (chosen.size < maxChosen && header.length <= maxHeaderLength) chosen.set(header, best);
  return best;
}

/** zlib answers slices of larger buffers, which would stay in memory with the copy. */
function withoutSlack(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/** @param isKept worth the denser compression, as it will be sent often; nobody waits for it */
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
