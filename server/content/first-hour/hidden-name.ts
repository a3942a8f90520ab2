import { findLoad } from '../../../db/content/first/load-note.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteName } from '../../../db/settings.ts';
import type { Config } from '../../config.ts';
import { isLocalOrigin } from '../../operations/settings-check/origin.ts';
import { cachedUntilChanged } from '../../pages/cache/cached-until-changed.ts';

async function findFirstName(db: Database): Promise<string | null> {
  const load = await findLoad(db);
  return load && (await findSiteName(db)) === load.name ? load.name : null;
}

/**
 * The name that came with the first content, while the site has it at a public address: then it is
 * nobody's site, and its pages stay out of search engines (R-S-04). Null otherwise.
 */
export function hiddenNameOf(
  db: Database,
  { origin }: Pick<Config, 'origin'>,
): (readVersion?: () => Promise<number>) => Promise<string | null> {
  return isLocalOrigin(origin) ? async () => null : cachedUntilChanged(db, () => findFirstName(db));
}
