import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { bestEncoding } from '../../../page-cache/encodings.ts';
import { nothingHere } from '../../http/errors.ts';
import { answerTo } from '../../http/file-answer.ts';
import { admitFreely } from '../../operations/overload/overload.ts';
import { plainIcons } from '../brand/plain-icons.ts';
import { headerText } from '../cache/public-pages.ts';
import { type ReleaseFile, releaseFiles } from './release-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    builtClient: string | null;
  }
}

const caching = {
  hashed: 'public, max-age=31536000, immutable',
  plain: 'public, max-age=3600',
};

export const assetTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz', zstd: '', identity: '' };

const options = {
  preCompressed: true,
  index: false,
  cacheControl: false,
} satisfies Partial<FastifyStaticOptions>;

type Find = (name: string) => Promise<ReleaseFile | null>;

async function findEncoded(find: Find, name: string, accepted: string | undefined) {
  const encoding = bestEncoding(accepted);
  const compressed = suffixes[encoding] ? await find(`${name}${suffixes[encoding]}`) : null;
  if (compressed) return { file: compressed, encoding };
  return { file: await find(name), encoding: undefined };
}

/** Files of other releases, which open tabs still ask for (decision D40). */
function sendReleaseFile(find: Find) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, method, url } = request;
    const [, name = '', extension = ''] =
      /^\/assets\/([\w.-]+\.([a-z0-9]+))(?:\?|$)/.exec(url) ?? [];
    // Only what the build makes, so that no name leads out of the store (threat T23).
    const type = Object.hasOwn(assetTypes, extension) ? assetTypes[extension] : undefined;
    if (!type) throw nothingHere();
    const accepted = headerText(headers['accept-encoding']);
    const { file, encoding } = await findEncoded(find, name, accepted);
    if (!file) throw nothingHere();
    const etag = `W/"${name}"`;
    const asked = { 'if-none-match': headers['if-none-match'] };
    const { status } = answerTo(asked, { bytes: file.bytes, etag, modified: new Date(0) });
    const body = method === 'HEAD' || status === 304 ? Readable.from([]) : await file.read();
    if (!body) throw nothingHere();
    reply.headers({ 'Cache-Control': caching.hashed, ETag: etag, Vary: 'accept-encoding' });
    if (status === 304) return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.type(type).header('Content-Length', file.bytes).send(body);
  };
}

async function plainFiles(scope: FastifyInstance, client: string): Promise<void> {
  admitFreely(scope);
  await scope.register(fastifyStatic, {
    ...options,
    root: client,
    // One route per file at start: an unknown path costs no disk access.
    wildcard: false,
    globIgnore: [
      '**/.*',
      '**/.*/**',
      '**/*.br',
      '**/*.gz',
      'assets/**',
      ...plainIcons.map(({ name }) => name),
    ],
    setHeaders: (reply) => reply.header('Cache-Control', caching.plain),
  });
}

/** One route for hundreds of files: one each took a tenth of the start. */
async function hashedFiles(scope: FastifyInstance, client: string): Promise<void> {
  admitFreely(scope);
  const root = join(client, 'assets');
  const names = await readdir(root).catch(() => []);
  const own = new Set(names.filter((name) => !/^\.|\.(br|gz)$/.test(name)));
  const send = sendReleaseFile(releaseFiles(scope.services.media));
  await scope.register(fastifyStatic, {
    ...options,
    root,
    serve: false,
    setHeaders: (reply) => reply.header('Cache-Control', caching.hashed),
  });
  scope.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    return own.has(name) ? reply.sendFile(name) : send(request, reply);
  });
  // A file of this release is missing while the next one is being built in the folder.
  scope.setNotFoundHandler(send);
}

export const assets = plugin(
  async (app: FastifyInstance) => {
    const { config, client = resolve(import.meta.dirname, '../../../build/client') } = app.services;
    app.decorate('builtClient', config.development ? null : client);
    if (config.development) return;
    await app.register((scope) => plainFiles(scope, client));
    await app.register((scope) => hashedFiles(scope, client), { prefix: '/assets' });
  },
  { name: 'assets', dependencies: ['errors'] },
);
