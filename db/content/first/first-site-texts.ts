import { isDeepStrictEqual } from 'node:util';
import { noSiteTexts, type SiteTexts } from '../../../domain/languages/site-texts.ts';
import type { Database } from '../../open.ts';
import { findSiteTexts, languageOfTexts, restoreSiteTexts } from '../editions/site-texts.ts';
import { findRevision } from '../history/revisions.ts';
import type { Save } from '../versions.ts';

export type TakenTexts = Pick<SiteTexts, 'texts' | 'confirmed'> & { language: string };

interface FirstTexts extends TakenTexts {
  isEdited: boolean;
}

function isEmpty({ texts }: Pick<SiteTexts, 'texts'>): boolean {
  return Object.keys(texts).length === 0;
}

/** Texts of the site itself that came with it, also in languages that were removed since. */
export async function findFirstTexts(db: Database): Promise<FirstTexts[]> {
  const made = await db
    .selectFrom('revisions')
    .select(['revision_id', 'item_id'])
    .where('kind', '=', 'setting')
    .where('action', '=', 'created')
    // What people make carries their address.
    .where('made_by', '=', '')
    .orderBy('revision_id')
    .execute();
  const found: FirstTexts[] = [];
  for (const { revision_id, item_id } of made) {
    const language = languageOfTexts(item_id);
    const written = language === null ? null : await findRevision(db, revision_id);
    if (language === null || !written) continue;
    const { texts, confirmed } = await findSiteTexts(db, language);
    if (isEmpty({ texts })) continue;
    const isEdited = !isDeepStrictEqual(texts, written.state.texts);
    found.push({ language, texts, confirmed, isEdited });
  }
  return found;
}

export async function findUneditedTexts(db: Database): Promise<TakenTexts[]> {
  const first = (await findFirstTexts(db)).filter(({ isEdited }) => !isEdited);
  return first.map(({ language, texts, confirmed }) => ({ language, texts, confirmed }));
}

export async function removeTexts(
  db: Database,
  taken: readonly TakenTexts[],
  save: Save,
): Promise<number> {
  for (const { language } of taken)
    await restoreSiteTexts(db, language, noSiteTexts, { ...save, action: 'saved' });
  return taken.length;
}

/** Where nobody has written since. @returns how many */
export async function putBackTexts(
  db: Database,
  taken: readonly TakenTexts[],
  save: Save,
): Promise<number> {
  let count = 0;
  for (const { language, ...texts } of taken) {
    if (!isEmpty(await findSiteTexts(db, language))) continue;
    await restoreSiteTexts(db, language, texts, { ...save, action: 'undone' });
    count += 1;
  }
  return count;
}
