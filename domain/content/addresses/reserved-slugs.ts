import routes from '../../../app/routes.ts';
import { lastingPaths } from './lasting-paths.ts';

interface Route {
  path?: string;
  file: string;
  children?: Route[];
}

function pathsOf(entries: Route[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? pathsOf(children, own) : [own || '/'];
  });
}

const hasParameter = (path: string) => /[:*]/.test(path);

const all: readonly Route[] = routes;

const callsAndFiles = [
  '.well-known',
  'api',
  'apple-touch-icon.png',
  'assets',
  'blog',
  'development',
  'favicon.ico',
  'favicon.svg',
  'film',
  'health',
  'icon-192.png',
  'icon-512.png',
  'livez',
  'llms.txt',
  'media',
  'metrics',
  'readyz',
  'robots.txt',
  'rss.xml',
  'send-contact-form',
  'send-contact-form-main',
  'sitemap.xml',
  'site.webmanifest',
  'social',
];

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** First segments that no location page may take (decision D10, R-7-26). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...callsAndFiles,
  ...[...pathsOf([...all]), ...lastingPaths]
    .map(firstSegment)
    .filter((segment) => segment !== '' && !hasParameter(segment)),
]);
