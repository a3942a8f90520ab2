import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeStream } from '../../page-cache/encode-stream.ts';
import { bestEncoding, encode } from '../../page-cache/encodings.ts';
import type { FinishedPage } from '../../page-cache/finished-page.ts';

function encodingFor({ headers }: FastifyRequest) {
  const accepted = headers['accept-encoding'];
  return bestEncoding(Array.isArray(accepted) ? accepted.join(', ') : accepted);
}

export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<Buffer> {
  reply.header('Vary', 'Accept-Encoding');
  const { encoding, bytes } = await encode(body, encodingFor(request));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return bytes;
}

export function compressStreamFor(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Readable,
): Readable {
  const encoding = encodingFor(request);
  reply.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return encodeStream(source, encoding);
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  status = page.status,
): Promise<FastifyReply> {
  reply.code(status).headers(page.headers);
  if (page.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  const { encoding, body } = await page.in(encodingFor(request));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(body);
}
