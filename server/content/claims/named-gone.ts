import { findAssertedFigures } from '../../../db/content/claims/find-claims.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Visitors would read its braces: a figure that public texts name is neither removed nor renamed before they
 * are changed (R-G-04).
 */
export async function refuseNamedGone(
  db: Database,
  { ownFigures: wanted }: { ownFigures?: SiteSettings['ownFigures'] | undefined },
): Promise<void> {
  if (!wanted) return;
  const known = (await findSiteSettingsIfAny(db))?.ownFigures ?? [];
  const left = new Set(wanted.map(({ name }) => name));
  const gone = known.filter(({ name }) => !left.has(name));
  if (gone.length === 0) return;
  for (const { declared, places } of await findAssertedFigures(db)) {
    const [first] = places;
    if (!first || !gone.some(({ name }) => name === declared)) continue;
    const others = new Set(places.map(({ kind, id }) => `${kind} ${id}`)).size - 1;
    const more = others > 0 ? ` and ${others} more` : '';
    const message = `{${declared}} stands in '${first.title}'${more}. Write the number there first.`;
    throw new Refusal(400, message, { errors: { ownFigures: message } });
  }
}
