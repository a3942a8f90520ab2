import type { FastifyInstance } from 'fastify';
import { findContentVersion } from '../../../db/content/content-version.ts';
import { minute } from '../../../domain/durations.ts';
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

type Answers = Map<string, ReturnType<InnerLookup>>;

/** What was asked lately; what was not there is asked again the next time. */
const maxAnswers = 500;
const maxAge = minute;

/**
 * A lookup for each examination, which asks for each address once; status 0: no answer. Addresses that were
 * there are remembered for a minute of one content version, as an editor is looked after while typing.
 */
export function innerLookups(app: FastifyInstance): () => Promise<InnerLookup> {
  const { db, now } = app.services;
  let kept: { version: number; since: number; answers: Answers } | null = null;

  async function answersNow(): Promise<Answers> {
    const version = await findContentVersion(db);
    if (kept?.version !== version || now() - kept.since > maxAge) {
      kept = { version, since: now(), answers: new Map() };
    }
    return kept.answers;
  }

  function ask(path: string, answers: Answers): ReturnType<InnerLookup> {
    const asking = lookUp(app, path);
    if (answers.size < maxAnswers) answers.set(path, asking);
    asking.then(({ status }) => {
      if (status < 200 || status >= 300) answers.delete(path);
    });
    return asking;
  }

  return async () => {
    const answers = await answersNow();
    const asked: Answers = new Map();
    return (path) => {
      const known = asked.get(path) ?? answers.get(path);
      if (!known && asked.size >= maxLookups) return Promise.resolve(assumedFound);
      const answer = known ?? ask(path, answers);
      asked.set(path, answer);
      return answer;
    };
  };
}
