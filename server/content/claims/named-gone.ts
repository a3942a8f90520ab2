import { findAssertedFigures, findNamedInBraces } from '../../../db/content/claims/find-claims.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { refusalAt } from '../../http/refusal.ts';

const refusal = (message: string) => refusalAt('ownFigures', message);

/** Braces that were typed before stay text (decision D69). */
async function refuseTypedBefore(db: Database, added: SiteSettings['ownFigures']): Promise<void> {
  if (added.length === 0) return;
  const typed = await findNamedInBraces(db);
  for (const { name } of added) {
    const place = typed.get(name);
    if (place) {
      throw refusal(
        `{${name}} stands in '${place.title}' as text already. Give the figure another name.`,
      );
    }
  }
}

/**
 * What visitors read changes by the number alone: a figure takes no name that stands in braces already, and one
 * that public texts name is neither removed nor renamed before they are changed (R-G-04).
 */
export async function refuseNamedGone(
  db: Database,
  { ownFigures: wanted }: { ownFigures?: SiteSettings['ownFigures'] | undefined },
): Promise<void> {
  if (!wanted) return;
  const known = (await findSiteSettingsIfAny(db))?.ownFigures ?? [];
  const before = new Set(known.map(({ name }) => name));
  await refuseTypedBefore(
    db,
    wanted.filter(({ name }) => !before.has(name)),
  );
  const left = new Set(wanted.map(({ name }) => name));
  const gone = known.filter(({ name }) => !left.has(name));
  if (gone.length === 0) return;
  for (const { declared, places } of await findAssertedFigures(db)) {
    const [first] = places;
    if (!first || !gone.some(({ name }) => name === declared)) continue;
    const others = new Set(places.map(({ kind, id }) => `${kind} ${id}`)).size - 1;
    const more = others > 0 ? ` and ${others} more` : '';
    throw refusal(`{${declared}} stands in '${first.title}'${more}. Write the number there first.`);
  }
}
