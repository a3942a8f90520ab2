import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 1_024;

/** Brotli quality that takes about 2 ms for a page; 11 would take 60 times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The body as the client accepts it, with the headers that say so. */
export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<Buffer> {
  reply.header('Vary', 'Accept-Encoding');
  if (body.length < worthwhile) return body;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding) return body;
  reply.header('Content-Encoding', encoding);
  return encoding === 'br' ? brotli(body, quality) : zip(body);
}
