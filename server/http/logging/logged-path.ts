import type { FastifyRequest } from 'fastify';

/** Without its query, and as its route where a part is a secret, such as the signature of a preview link. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const { url: route } = routeOptions;
  const [path = '/'] = url.split('?');
  return route?.includes(':signature') ? route : path;
}
