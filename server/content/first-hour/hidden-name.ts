import { findLoad } from '../../../db/content/first/load-note.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteName } from '../../../db/settings.ts';
import type { Config } from '../../config.ts';
import { isLocalOrigin } from '../../operations/settings-check/origin.ts';

/**
 * The name that came with the first content, while the site has it at a public address: then it is
 * nobody's site, and its pages stay out of search engines (R-S-04). Null otherwise.
 */
export async function findHiddenName(
  db: Database,
  { origin }: Pick<Config, 'origin'>,
): Promise<string | null> {
  if (isLocalOrigin(origin)) return null;
  const load = await findLoad(db);
  if (!load) return null;
  return (await findSiteName(db)) === load.name ? load.name : null;
}
