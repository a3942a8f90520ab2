import type { FastifyInstance } from 'fastify';
import { askOwnSite, type OwnAnswer } from '../../operations/own-site.ts';

/** The path and query of an address of this site; null for every other address. */
export function innerPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, `${origin}/`)) return null;
  const url = new URL(address, `${origin}/`);
  return url.origin === origin ? url.pathname + url.search : null;
}

export type InnerLookup = (
  path: string,
) => Promise<Pick<OwnAnswer, 'status' | 'location' | 'bytes'>>;

/** Addresses that one page may have looked up; more are taken to be right. */
const maxLookups = 60;
const assumedFound = { status: 200, bytes: 0 };

/** An address that cannot be answered just now may be as good as any. */
async function lookUp(app: FastifyInstance, path: string) {
  const answer = await askOwnSite(app, path, 'HEAD').catch(() => ({ status: 0, bytes: 0 }));
  return answer.status === 503 ? assumedFound : answer;
}

/** Asks for what is at an address of this site, once for each; an address without an answer is 0. */
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
