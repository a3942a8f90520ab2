import type { HTTPMethods } from 'fastify';

export interface Write {
  method: HTTPMethods;
  /** The address of the route, and the one with an id in it. */
  route: string;
  url: string;
}

/** Where a spelling leads: to the same route, to it with another id if it has one, or nowhere. */
type Leads = 'same' | 'other id' | 'nowhere';

export const spellings: [string, (url: string) => string, Leads][] = [
  ['as it is', (url) => url, 'same'],
  ['with a token in the query', (url) => `${url}?token=TOKEN&access=public`, 'same'],
  ['with a method in the query', (url) => `${url}?_method=GET`, 'same'],
  ['with a percent-encoded letter', (url) => url.replace('b', '%62').replace('p', '%70'), 'same'],
  ['with a path parameter', (url) => `${url};x=1`, 'other id'],
  ['with a NUL', (url) => `${url}%00`, 'other id'],
  ['with a trailing slash', (url) => `${url}/`, 'nowhere'],
  ['with a double slash', (url) => `/${url}`, 'nowhere'],
  ['with a double slash inside', (url) => url.replace(/(?<=.)\//, '//'), 'nowhere'],
  ['with an encoded slash', (url) => url.replace(/(?<=.)\//, '%2F'), 'nowhere'],
  ['with an encoded dot segment', (url) => `/x/%2e%2e${url}`, 'nowhere'],
  ['with a dot segment', (url) => `/./${url.slice(1)}`, 'nowhere'],
  ['in capitals', (url) => url.toUpperCase(), 'nowhere'],
  ['with a backslash', (url) => url.replace(/(?<=.)\//, '\\'), 'nowhere'],
];

/** The exact answer to a spelling, where `gate` is what the route itself answers to the token. */
export function expectedStatus(
  write: Write,
  spelled: string,
  leads: Leads,
  gate: number[],
): number[] {
  if (leads === 'same' || spelled === write.url) return gate;
  // The sessions and one session are both deleted: there the slash makes an id, which is empty.
  const isEmptyId = spelled === '/api/users/sessions/';
  const hasId =
    isEmptyId ||
    /\/([0-9a-f]{24}|[0-9a-f]{16}|\d+|doctor\/blog|likeness\/blog|person|ar|start)$/.test(
      write.url,
    );
  const isOtherId = isEmptyId || leads === 'other id';
  if (isOtherId && hasId) return gate.includes(200) ? [404] : gate;
  // What is left reads as an id that is empty or odd, and nothing is posted to an id.
  const isId =
    /^\/(blog|api\/(admin\/imports|caseStudies|categories|doctor\/blog|pages|redirects|saved-answers|saved-filters|users))\/$/.test(
      spelled,
    ) ||
    /^\/api\/(locationpages\/create|users\/(logout|password|sessions|totp))[;%]/.test(spelled) ||
    /^\/api\/(redirects\/test|revisions\/\d+\/restore)[;%]/.test(spelled);
  return isId ? [405] : [404];
}
