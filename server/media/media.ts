import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { hour } from '../../domain/durations.ts';
import { type DrawingKind, drawingSizes } from '../../domain/media/drawing.ts';
import { drawingName } from '../../media/pictures/drawings.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { fallbackName, uploadNamePattern } from '../../media/upload-name.ts';
import { bestEncoding } from '../../page-cache/encodings.ts';
import { sendStored } from '../http/file-answer.ts';
import { admitFreely } from '../operations/overload/overload.ts';
import { headerText } from '../pages/cache/public-pages.ts';
import { drawMissing } from './drawings.ts';

/** A slower client continues with a range request. */
const downloadTimeout = hour;

/** No script runs in an upload, whatever its type claims (threat T21). */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const caching = {
  upload: 'public, max-age=31536000, immutable',
  drawing: 'public, max-age=86400, stale-while-revalidate=604800',
  standIn: 'public, max-age=60',
};

type FileError = FastifyError & { headers?: Record<string, string> };

interface MediaFile {
  path: string;
  cache: string;
  /** Of a drawing, which may not be made yet. */
  seed?: string;
}

function isDrawingKind(kind: string): kind is DrawingKind {
  return Object.hasOwn(drawingSizes, kind);
}

function drawingFile(address: string): MediaFile | undefined {
  const [, encoded, kind = ''] = /^drawings\/([^/]+)\/([a-z-]+)\.svg$/.exec(address) ?? [];
  if (encoded === undefined || !isDrawingKind(kind)) return undefined;
  try {
    const seed = decodeURIComponent(encoded);
    return { path: drawingName(seed, kind), cache: caching.drawing, seed };
  } catch {
    return undefined;
  }
}

/** Of the first content. */
const drawnPattern =
  /^(?:clips\/[a-z0-9-]+\.mp4|portraits\/[a-z0-9-]+\.svg|artefacts\/[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|mp4|vtt))$/;

// Only names that we make are found, so no path leaves the folder or reaches `incoming` (threat
// T23).
function mediaFile(address: string): MediaFile | undefined {
  if (uploadNamePattern.test(address)) return { path: address, cache: caching.upload };
  if (drawnPattern.test(address)) return { path: address, cache: caching.drawing };
  return drawingFile(address);
}

/** While an AVIF is being made, its WebP is served instead. */
async function presentFile(media: MediaStore, file: MediaFile): Promise<MediaFile> {
  const standIn = fallbackName(file.path);
  if (!standIn) return file;
  return (await media.find(file.path)) ? file : { path: standIn, cache: caching.standIn };
}

function answerShortly(reply: FastifyReply, status: number): FastifyReply {
  const text = status === 416 ? 'There is no such range.' : 'There is no such file.';
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

type Send = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>;

async function sendFromFolder(app: FastifyInstance, root: string): Promise<Send> {
  // Registers `sendFile` only; the plugin's own route would list the folder at each request.
  await app.register(fastifyStatic, {
    serve: false,
    root,
    preCompressed: true,
    // A slug may begin with a dot; mediaFile() accepts only names that we make.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  });
  return async (_request, reply, path) => reply.sendFile(path);
}

function sendFromBucket(media: MediaStore): Send {
  return async (request, reply, path) => {
    const isDrawing = path.endsWith('.svg');
    if (isDrawing) reply.header('Vary', 'Accept-Encoding');
    if (isDrawing && bestEncoding(headerText(request.headers['accept-encoding'])) === 'br') {
      reply.header('Content-Encoding', 'br');
      const sent = await sendStored(request, reply, { media, name: `${path}.br` });
      if (sent && sent !== 416) return sent;
      reply.removeHeader('Content-Encoding');
    }
    const sent = await sendStored(request, reply, { media, name: path });
    return sent === null || sent === 416 ? answerShortly(reply, sent ?? 404) : sent;
  };
}

/** Makes what is missing; a store that does not answer says so when the file is sent. */
function drawer(app: FastifyInstance, media: MediaStore) {
  const drawn = new LRUCache<string, true>({ max: 10_000 });
  return async ({ path, seed }: MediaFile): Promise<void> => {
    if (seed === undefined || drawn.has(path)) return;
    const file = await media.find(path).catch(() => undefined);
    if (file) drawn.set(path, true);
    if (file === null) await drawMissing(seed, { db: app.services.db, media, log: app.log });
  };
}

async function files(app: FastifyInstance, media: MediaStore): Promise<void> {
  admitFreely(app);
  const draw = drawer(app, media);
  const send = media.isLocal ? await sendFromFolder(app, media.folder) : sendFromBucket(media);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onRequest', async ({ raw: { headers: asked } }) => {
    // fetch of Node adds no-cache to If-None-Match, which @fastify/send would answer with the file.
    if (asked['if-none-match'] !== undefined) delete asked['cache-control'];
  });
  app.setNotFoundHandler((_request, reply) => answerShortly(reply, 404));
  app.setErrorHandler<FileError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    reply.headers(error.headers ?? {});
    return answerShortly(reply, status === 416 ? 416 : 404);
  });
  app.get('/*', { handlerTimeout: downloadTimeout }, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const file = mediaFile(address.slice('/media/'.length));
    if (!file) return reply.callNotFound();
    await draw(file);
    const { path, cache } = await presentFile(media, file);
    return send(request, reply.header('Cache-Control', cache), path);
  });
}

export const media = plugin(
  async (app: FastifyInstance) => {
    const { media: store } = app.services;
    await mkdir(store.folder, { recursive: true });
    await app.register((scope) => files(scope, store), { prefix: '/media' });
  },
  { name: 'media', dependencies: ['errors'] },
);
