import type { Database } from '../../db/open.ts';
import { findFormLimits } from '../../db/settings.ts';
import { type FormLimits, firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { cachedUntilChanged } from '../pages/cache/cached-until-changed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The limits of the enquiry forms as the owner has set them (decision D55). */
    formLimits: () => Promise<FormLimits>;
  }
}

/**
 * Asks once per content version. While the database is away the last known limits hold, so that what is
 * refused is still refused with its reason.
 */
export function formLimitsOf(db: Database): () => Promise<FormLimits> {
  const ask = cachedUntilChanged(db, () => findFormLimits(db));
  let known = firstFormLimits;
  return async () => {
    try {
      known = await ask();
    } catch {
      // Storing the enquiry meets the same failure, and tells of it.
    }
    return known;
  };
}
