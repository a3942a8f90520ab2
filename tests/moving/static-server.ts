import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webmanifest': 'application/manifest+json',
};

/** The file of an address, as `try_files $uri $uri.html` finds it. */
export function staticFileAt(folder: string, url: string): string | null {
  const path = decodeURIComponent(new URL(url, 'http://files.example').pathname);
  const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  const found = names.find((name) => extname(name) !== '' && existsSync(join(folder, name)));
  return found ? join(folder, found) : null;
}

/** The headers of every answer, as a host reads them from `_headers`. */
export function commonHeadersIn(folder: string): [string, string][] {
  const [block = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n');
  return block
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
}

/** A plain host of files. */
export function serveFolder(folder: string) {
  const headers = commonHeadersIn(folder);
  return createServer((request, response) => {
    const file = staticFileAt(folder, request.url ?? '/');
    for (const [name, value] of headers) response.setHeader(name, value);
    const shown = file ?? join(folder, '404.html');
    response.statusCode = file ? 200 : 404;
    response.setHeader('content-type', types[extname(shown)] ?? 'text/plain; charset=utf-8');
    response.end(readFileSync(shown));
  });
}
