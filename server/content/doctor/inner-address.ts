import type { FastifyInstance } from 'fastify';
import { askOwnSite, type OwnAnswer } from '../../operations/own-site.ts';

/** Null for an address of another site. */
export function innerPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, `${origin}/`)) return null;
  const url = new URL(address, `${origin}/`);
  return url.origin === origin ? url.pathname + url.search : null;
}

export type InnerLookup = (
  path: string,
) => Promise<Pick<OwnAnswer, 'status' | 'location' | 'bytes'>>;

/** Addresses per page; any more are assumed to be found. */
const maxLookups = 60;
const assumedFound = { status: 200, bytes: 0 };

/** 503 says nothing about the address. */
async function lookUp(app: FastifyInstance, path: string) {
  const answer = await askOwnSite(app, path, 'HEAD').catch(() => ({ status: 0, bytes: 0 }));
  return answer.status === 503 ? assumedFound : answer;
}

/** Requests each address once. Status 0: no answer. */
export function innerLookup(app: FastifyInstance): InnerLookup {
  const asked = new Map<string, ReturnType<InnerLookup>>();
  return (path) => {
    const known = asked.get(path);
    if (known) return known;
    if (asked.size >= maxLookups) return Promise.resolve(assumedFound);
    const asking = lookUp(app, path);
    asked.set(path, asking);
    return asking;
  };
}
