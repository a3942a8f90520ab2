import type { FastifyRequest } from 'fastify';

/** Whoever knows what stands below may see a draft, or fetch an export (T04). */
const secretFolder = /\/(?:preview|api\/admin\/exports\/files)\//i;

/** In another spelling, which reaches no route, it is the same secret. */
function plainSpelling(path: string): string {
  if (!/%|\/\//.test(path)) return path;
  return path
    .replace(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code))
    .replace(/\/{2,}/g, '/');
}

/** Without its query, and as its route or folder where a part is a secret, such as the signature of a preview link. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const { url: route } = routeOptions;
  if (route?.includes(':signature')) return route;
  const [path = '/'] = url.split('?');
  const [folder] = secretFolder.exec(plainSpelling(path)) ?? [];
  return folder === undefined ? path : `${folder}…`;
}
