import type { FastifyRequest } from 'fastify';
import type { Visibility } from '../../db/content/published.ts';

/** An administrator's lists also hold what is not published yet (R-7-04). */
export function seesDrafts({ user }: FastifyRequest): Visibility {
  return { drafts: user?.isAdmin === true };
}
