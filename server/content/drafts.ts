import type { FastifyRequest } from 'fastify';
import type { Visibility } from '../../db/content/publishing/published.ts';

/** R-7-04. */
export function seesDrafts({ user }: FastifyRequest): Visibility {
  return { drafts: user?.isAdmin === true };
}
