import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeOf } from '../../media/media-type.ts';
import type { ByteRange, MediaStore, StoredFile } from '../../media/stores/store.ts';
import { namesTag } from '../../page-cache/entity-tag.ts';

type Asked = Pick<IncomingHttpHeaders, 'if-none-match' | 'if-modified-since' | 'range'> & {
  'if-range'?: string | string[];
};

function isUnchangedSince(date: string, { modified }: StoredFile): boolean {
  return Math.floor(modified.getTime() / 1_000) * 1_000 <= Date.parse(date);
}

function isKnown(asked: Asked, file: StoredFile): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = asked;
  if (tags === undefined) return since !== undefined && isUnchangedSince(since, file);
  return namesTag(tags, file.etag);
}

function mayBePart({ 'if-range': condition }: Asked, file: StoredFile): boolean {
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  if (condition.startsWith('"')) return condition === file.etag;
  return isUnchangedSince(condition, file);
}

/** One range; null when it lies beyond the end, undefined for several and for what is no range. */
function rangeIn(text: string, bytes: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(text) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(bytes - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && from !== '' && Number(to) < start) return undefined;
  return start <= end ? { start, end } : null;
}

export function answerTo(
  asked: Asked,
  file: StoredFile,
): { status: 200 | 304 | 416 } | { status: 206; range: ByteRange } {
  if (isKnown(asked, file)) return { status: 304 };
  if (asked.range === undefined || !mayBePart(asked, file)) return { status: 200 };
  const range = rangeIn(asked.range, file.bytes);
  if (range === undefined) return { status: 200 };
  return range ? { status: 206, range } : { status: 416 };
}

/** @returns null when there is no such file; 416 is left to the caller, with its Content-Range set. */
export async function sendStored(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { media, name }: { media: MediaStore; name: string },
): Promise<FastifyReply | 416 | null> {
  const file = await media.find(name);
  if (!file) return null;
  const answer = answerTo(headers, file);
  if (answer.status === 416) {
    reply.header('Content-Range', `bytes */${file.bytes}`);
    return 416;
  }
  reply.code(answer.status).headers({
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
  });
  if (answer.status === 304) return reply.send();
  const { start, end } = answer.status === 206 ? answer.range : { start: 0, end: file.bytes - 1 };
  if (answer.status === 206) reply.header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  reply.type(fileTypeOf(name)).header('Content-Length', end - start + 1);
  // A stream, because Fastify would count the bytes of anything else.
  if (method === 'HEAD' || file.bytes === 0) return reply.send(Readable.from([]));
  const body = await media.read(name, answer.status === 206 ? answer.range : undefined);
  return body ? reply.send(body) : null;
}
