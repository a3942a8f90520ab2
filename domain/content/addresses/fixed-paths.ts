import routes from '../../../app/routes.ts';
import { movedPages } from './moved-pages.ts';

interface Route {
  path?: string;
  file: string;
  children?: Route[];
}

/** The layout of the public pages. */
const siteLayout = 'site/site.tsx';

/** Paths as app/routes.ts writes them, with their parameters. */
function pathsOf(entries: Route[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? pathsOf(children, own) : [own || '/'];
  });
}

const hasParameter = (path: string) => /[:*]/.test(path);

const all: readonly Route[] = routes;

/**
 * Every public page that has a line of its own in app/routes.ts, in its order: what the sitemap, llms.txt
 * and the social pictures know of them. The description of the calls is for programs.
 */
export const fixedPaths: readonly string[] = pathsOf(
  all.filter(({ file }) => file === siteLayout),
).filter((path) => !hasParameter(path) && !path.startsWith('/api/'));

/** First segments of addresses of calls and files. */
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
  'speculation-rules.json',
];

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** First segments of addresses that a location page must never take (decision D10, R-7-26). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...callsAndFiles,
  ...[...pathsOf([...all]), ...movedPages.keys()]
    .map(firstSegment)
    .filter((segment) => segment !== '' && !hasParameter(segment)),
]);
