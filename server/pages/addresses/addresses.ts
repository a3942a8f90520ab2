import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { spellingOf } from '../../../domain/content/kinds/call-paths.ts';
import { itemKinds } from '../../../domain/content/kinds/names.ts';
import { encodeRawBytes } from '../../http/raw-bytes.ts';
import { Refusal } from '../../http/refusal.ts';

const notPages = new Set([
  ...itemKinds.flatMap((kind) => spellingOf(kind).path.split('/').slice(1, 2)),
  'api',
  'assets',
  'health',
  'livez',
  'media',
  'metrics',
  'node_modules',
  'readyz',
  'social',
]);

const docsPath = '/api/docs';

export function isPageAddress(path: string): boolean {
  const [, first = ''] = path.split('/');
  return (
    path === docsPath || path === `${docsPath}/` || !(notPages.has(first) || first.startsWith('@'))
  );
}

/** Paths that a browser could read as another host or path, encoded or not (threat T31). */
function isMisleading(path: string): boolean {
  return !/^\/(?!\/)/.test(path) || /[\s\\\p{Cc}]|%(?:[01][0-9a-f]|5c|7f)/iu.test(path);
}

function lowerSegment(segment: string): string {
  const text = decodeURIComponent(segment);
  const lower = text.toLowerCase().normalize('NFC');
  // Two ways to encode a character are no reason to redirect.
  return lower === text ? segment : encodeURIComponent(lower);
}

/** Lower case, NFC, single slashes, no slash at the end. */
function canonicalPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(lowerSegment).join('/')}`;
}

/** The right spelling; null when the address is right. @throws {Refusal} 400 for a misleading one. */
export function redirectFor(url: string): string | null {
  const sent = encodeRawBytes(url);
  const [path = ''] = sent.split('?', 1);
  if (!isPageAddress(path)) return null;
  if (isMisleading(path)) throw new Refusal(400, 'The request could not be understood.');
  // URL resolves dots and encodes what may not stand in a header.
  const { pathname, search } = new URL(`http://site${sent}`);
  const right = canonicalPath(pathname);
  if (right === path && url.startsWith(path)) return null;
  return right + search;
}

/** Returns the text: the bundler drops a decoding whose result nobody uses, with what it throws. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What cannot be decoded would reach no route, so no hook that refuses it with a page. */
export function routableUrl({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>) {
  const [path = '/'] = url.split('?', 1);
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading || decoded(path) !== null || !isPageAddress(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function redirectOf({ originalUrl }: FastifyRequest): string | null {
  try {
    return redirectFor(originalUrl);
  } catch (error) {
    if (error instanceof URIError) throw new Refusal(400, 'The request could not be understood.');
    throw error;
  }
}

const redirectMaxAge = 86_400;

export const addresses = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return;
      const location = redirectOf(request);
      if (location === null) return;
      // The address of a preview is a secret (T04).
      const isSecret = location.startsWith('/preview/');
      reply.header('Cache-Control', isSecret ? 'no-store' : `public, max-age=${redirectMaxAge}`);
      return reply.redirect(location, 308);
    });
  },
  { name: 'addresses', dependencies: ['errors'] },
);
