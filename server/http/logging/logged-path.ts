import type { FastifyRequest } from 'fastify';

/**
 * The path of a request as logs and traces may tell it: without its query, and as its route where a part
 * of it is a secret, such as the signature of a preview link.
 */
export function toldPath({ url, routeOptions }: FastifyRequest): string {
  const { url: route } = routeOptions;
  const [path = '/'] = url.split('?');
  return route?.includes(':signature') ? route : path;
}
