import type { Category } from '../../../domain/content/category.ts';
import { confirmedAfter } from '../../../domain/content/editions/text-states.ts';
import type { Texts } from '../../../domain/content/editions/texts.ts';
import {
  formerCategoryNames,
  noSiteTexts,
  type SiteTexts,
  settingsIn,
  siteTextPlaces,
} from '../../../domain/languages/site-texts.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import { writeSetting } from '../../site-rows.ts';
import { findCategories, noteFormerNames } from '../categories.ts';
import { changeContent } from '../content-version.ts';
import { recordRevision } from '../history/revisions.ts';
import type { State } from '../item-state.ts';
import { refuseOutdated, type Save } from '../versions.ts';
import { refuseLong, type SentEdition } from './save-edition.ts';

const start = 'texts:';

/** Beside the settings, a row for each further language. */
export function siteTextsKey(language: string): string {
  return start + language;
}

/** The language of such a row; null for all other rows. */
export function languageOfTexts(key: string): string | null {
  return key.startsWith(start) ? key.slice(start.length) : null;
}

export async function findSiteTexts(db: Database, language: string): Promise<SiteTexts> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', siteTextsKey(language))
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : noSiteTexts;
}

/** The settings as a language of the site reads them; that of origin asks for nothing more (R-L-15). */
export async function findSettingsIn(
  db: Database,
  settings: SiteSettings,
  language: string | null | undefined,
): Promise<SiteSettings> {
  const isFurther = settings.languages.some(({ tag }) => tag === language);
  return language && isFurther ? settingsIn(settings, await findSiteTexts(db, language)) : settings;
}

function stateOf(language: string, { texts, confirmed }: SiteTexts): State<'setting'> {
  const fields = { texts, confirmed };
  return {
    kind: 'setting',
    id: siteTextsKey(language),
    title: `Site settings, ${language}`,
    fields,
  };
}

async function storeSiteTexts(
  transaction: Database,
  language: string,
  { before, after, categories }: { before: SiteTexts; after: SiteTexts; categories: Category[] },
): Promise<void> {
  await writeSetting(transaction, siteTextsKey(language), after);
  const former = formerCategoryNames(categories, before.texts, after.texts);
  await noteFormerNames(transaction, former);
}

/** Lists and what is typed are replaced, records are joined. */
function joined(before: unknown, sent: unknown): unknown {
  const isRecord = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(before) || !isRecord(sent)) return sent;
  const own = Object.entries(Object(sent)).map(([name, inner]) => [
    name,
    joined(Object(before)[name], inner),
  ]);
  return { ...Object(before), ...Object.fromEntries(own) };
}

/**
 * Saves what the site itself says in a further language; what is absent stays.
 *
 * @returns null without such a language @throws {EditionRefused} @throws {VersionConflict}
 */
export async function saveSiteTexts(
  db: Database,
  language: string,
  { values, stillRight = [], seen = {} }: SentEdition,
  save: Save = {},
): Promise<SiteTexts | null> {
  return changeContent(db, async (transaction) => {
    const settings = await findSiteSettingsIfAny(transaction);
    if (!settings?.languages.some(({ tag }) => tag === language)) return null;
    const before = await findSiteTexts(transaction, language);
    refuseOutdated(before, save);
    const categories = await findCategories(transaction);
    const texts: Texts = Object(joined(before.texts, values));
    const placesOf = (own: Texts) => [...siteTextPlaces(settings, categories, own)];
    const after = placesOf(texts);
    refuseLong(after);
    const agreed = { before: placesOf(before.texts), after, confirmed: before.confirmed };
    const confirmed = confirmedAfter({ ...agreed, stillRight, seen });
    const site: SiteTexts = { texts, confirmed, version: before.version + 1 };
    await storeSiteTexts(transaction, language, { before, after: site, categories });
    const action = save.action ?? (before.version === 0 ? 'created' : 'saved');
    const states = {
      before: before.version === 0 ? null : stateOf(language, before),
      after: stateOf(language, site),
    };
    await recordRevision(transaction, { action, ...states }, save);
    return site;
  });
}

/** Of a revision. @throws {VersionConflict} */
export async function restoreSiteTexts(
  db: Database,
  language: string,
  state: Pick<SiteTexts, 'texts' | 'confirmed'>,
  save: Save,
): Promise<SiteTexts> {
  return changeContent(db, async (transaction) => {
    const before = await findSiteTexts(transaction, language);
    refuseOutdated(before, save);
    const { texts, confirmed } = state;
    const site: SiteTexts = { texts, confirmed, version: before.version + 1 };
    const categories = await findCategories(transaction);
    await storeSiteTexts(transaction, language, { before, after: site, categories });
    const states = { before: stateOf(language, before), after: stateOf(language, site) };
    await recordRevision(transaction, { action: save.action ?? 'restored', ...states }, save);
    return site;
  });
}
