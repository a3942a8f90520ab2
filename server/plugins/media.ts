import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { drawingSizes } from '../../domain/drawing.ts';
import { drawingFolder } from '../../media/drawings.ts';
import { standInFor, uploadNamePattern } from '../../media/upload-name.ts';

/** Milliseconds a download may take; a slower reader goes on with a range request. */
const downloadTimeout = 3_600_000;

/** Whatever a file claims to be, no script in it runs (threat T21). */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** An upload never changes under its name; a drawing is drawn anew when its item is saved. */
const caching = {
  upload: 'public, max-age=31536000, immutable',
  drawing: 'public, max-age=86400, stale-while-revalidate=604800',
  standIn: 'public, max-age=60',
};

type FileError = FastifyError & { headers?: Record<string, string> };

interface MediaFile {
  /** Relative to the media folder. */
  path: string;
  cache: string;
}

function drawingFile(address: string): MediaFile | undefined {
  const [, seed, kind] = /^drawings\/([^/]+)\/([a-z-]+)\.svg$/.exec(address) ?? [];
  if (seed === undefined || !Object.hasOwn(drawingSizes, kind ?? '')) return undefined;
  try {
    const folder = drawingFolder(decodeURIComponent(seed));
    return { path: `drawings/${folder}/${kind}.svg`, cache: caching.drawing };
  } catch {
    return undefined;
  }
}

/** A film of the first content (content/clips.ts); its name is the study's slug. */
const clipPattern = /^clips\/[a-z0-9-]+\.mp4$/;

/**
 * The file behind an address, given as it was sent, after `/media/`. Only names that we make are
 * answered, so there is no way out of the folder and none into `incoming` (threat T23).
 */
function mediaFile(address: string): MediaFile | undefined {
  if (uploadNamePattern.test(address)) return { path: address, cache: caching.upload };
  if (clipPattern.test(address)) return { path: address, cache: caching.drawing };
  return drawingFile(address);
}

/** The file that is there: an AVIF that is still being made is answered with its WebP twin. */
async function presentFile(root: string, file: MediaFile): Promise<MediaFile> {
  const standIn = standInFor(file.path);
  if (!standIn) return file;
  const isThere = await access(join(root, file.path)).then(
    () => true,
    () => false,
  );
  return isThere ? file : { path: standIn, cache: caching.standIn };
}

function answerShortly(reply: FastifyReply, status: number): FastifyReply {
  const text = status === 416 ? 'There is no such range.' : 'There is no such file.';
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

async function files(app: FastifyInstance, root: string): Promise<void> {
  // `sendFile` of this scope only; its route would read the whole folder at each request.
  await app.register(fastifyStatic, {
    serve: false,
    root,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
    cacheControl: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  app.setNotFoundHandler((_request, reply) => answerShortly(reply, 404));
  app.setErrorHandler<FileError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    // Of a range beyond the end: how long the file is.
    reply.headers(error.headers ?? {});
    return answerShortly(reply, status === 416 ? 416 : 404);
  });
  app.get('/*', { handlerTimeout: downloadTimeout }, async (request, reply) => {
    const [address = ''] = (request.raw.url ?? '').split('?');
    const file = mediaFile(address.slice('/media/'.length));
    if (!file) return reply.callNotFound();
    const { path, cache } = await presentFile(root, file);
    return reply.header('Cache-Control', cache).sendFile(path);
  });
}

/** Uploads and drawings from the media folder, with one range at a time for films. */
export const media = plugin(
  async (app: FastifyInstance) => {
    const root = app.services.config.mediaDir;
    await mkdir(root, { recursive: true });
    await app.register((scope) => files(scope, root), { prefix: '/media' });
  },
  { name: 'media', dependencies: ['errors'] },
);
