import { comparablePath, isFixedPath, isInArea } from '../content/addresses/address.ts';

/** Query keys that name a page of WordPress. */
const redirectKeys = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'feed'];

const value = /^[\w-]{1,100}$/;

/** '?p=12' of '/?p=12&x=y'; null where no such key names a page. */
function namedQuery(address: string): string | null {
  const [, query = ''] = address.split('#', 1).join('').split('?', 2);
  if (query === '') return null;
  const given = new URLSearchParams(query);
  const key = redirectKeys.find((name) => value.test(given.get(name) ?? ''));
  return key === undefined ? null : `?${key}=${given.get(key)?.toLowerCase()}`;
}

/** '/?p=12' of '/?p=12&x=y'; null for another path, and where no key names a page. */
export function namedAddress(address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const query = path.replace(/^\/+$/, '/') === '/' ? namedQuery(address) : null;
  return query === null ? null : `/${query}`;
}

/** '/news?p=12' of '/news/?p=12', where a blog stood below the root; null for all else. */
export function namedBelowRoot(address: string): string | null {
  const query = namedQuery(address);
  const path = query === null ? null : comparablePath(address);
  return path === null || path === '/' ? null : `${path}${query}`;
}

/** As the redirects have it: a path, or one with one of the keys; null for no address of ours. */
export function comparableAddress(address: string): string | null {
  const named = namedAddress(address) ?? namedBelowRoot(address);
  return named ?? (address.includes('?') ? null : comparablePath(address));
}

/** Numbers below it are calls. */
const ofBlogCalls = /^\/blog\/\d+$/;

/** Below `/blog/`, where only an import brings redirects: the calls of blogs live there. */
export function mayRedirectBelowBlog(path: string): boolean {
  return path.startsWith('/blog/') && !ofBlogCalls.test(path);
}

/** Whether a redirect can stand at an address that no page has. */
export function mayRedirect(path: string): boolean {
  const [asked = '', query] = path.split('?', 2);
  if (query !== undefined) return asked === '/blog' || !isInArea(asked);
  return mayRedirectBelowBlog(path) || !(isFixedPath(path) || isInArea(path));
}
