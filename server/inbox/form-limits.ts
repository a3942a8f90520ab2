import type { Database } from '../../db/open.ts';
import { findFormLimits } from '../../db/settings.ts';
import { type FormLimits, firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { cachedUntilChanged } from '../pages/cache/cached-until-changed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** As the owner has set them (decision D55). */
    formLimits: () => Promise<FormLimits>;
  }
}

/** Falls back to the last known limits, so that a refusal keeps its reason. */
export function formLimitsOf(db: Database): () => Promise<FormLimits> {
  const ask = cachedUntilChanged(db, () => findFormLimits(db));
  let known = firstFormLimits;
  return async () => {
    try {
      known = await ask();
    } catch {
      // Storing the enquiry meets the same failure and reports it.
    }
    return known;
  };
}
