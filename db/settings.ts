import type { EditedSettings } from '../domain/api/content/settings.ts';
import { newRowId } from '../domain/content/fields/row-id.ts';
import { type FormLimits, firstFormLimits } from '../domain/inbox/form-limits.ts';
import { samplePaths } from '../domain/samples.ts';
import { socialOf } from '../domain/settings/networks.ts';
import { withRowIdsIn } from '../domain/settings/row-ids.ts';
import { clockFactsOf, firstFacts, type SiteFacts } from '../domain/settings/site-facts.ts';
import {
  type SharedSettings,
  sharedOf,
  type WholeSettings,
  withPart,
} from '../domain/settings/stored-settings.ts';
import { type SiteSettings, siteSettings } from '../domain/settings.ts';
import { changeContent } from './content/content-version.ts';
import { fillWork, setWorkLanguages } from './content/editions/edition-work.ts';
import { recordRevision } from './content/history/revisions.ts';
import type { State } from './content/item-state.ts';
import { withItemTargets } from './content/menus/item-targets.ts';
import type { Save } from './content/versions.ts';
import { updateUses } from './media/upload-use-rows.ts';
import type { Database } from './open.ts';
import { findSiteRows, siteKeys, writeSetting } from './site-rows.ts';

const [siteKey, wholeKey] = siteKeys;

/** Whether the site was saved by a release that stores menus, which were part of the code before. */
export async function hasMenus(db: Database): Promise<boolean> {
  return (await findSiteRows(db))?.hasMenus ?? false;
}

export async function findSiteSettingsIfAny(db: Database): Promise<SiteSettings | null> {
  return (await findSiteRows(db))?.settings ?? null;
}

/** @throws {Error} when the first content was never loaded */
export async function findSiteSettings(db: Database): Promise<SiteSettings> {
  const settings = await findSiteSettingsIfAny(db);
  if (!settings) throw new Error('The site settings are missing.');
  return settings;
}

export async function findEditedSettings(db: Database): Promise<EditedSettings | null> {
  const found = await findSiteRows(db);
  if (!found) return null;
  const { settings, first } = found;
  const social = socialOf(settings.networks);
  return { settings: { ...settings, social }, samples: samplePaths(settings, first) };
}

export async function findFormLimits(db: Database): Promise<FormLimits> {
  return (await findSiteSettingsIfAny(db))?.forms ?? firstFormLimits;
}

export async function findSiteFacts(db: Database): Promise<SiteFacts> {
  const settings = await findSiteSettingsIfAny(db);
  return settings ? clockFactsOf(settings) : firstFacts;
}

export async function findSiteName(db: Database): Promise<string> {
  return (await findSiteSettingsIfAny(db))?.name ?? '';
}

function stateOf(settings: SiteSettings): State<'setting'> {
  return { kind: 'setting', id: siteKey, title: 'Site settings', fields: { ...settings } };
}

/** What a new language has to do is listed after it: of many items that takes seconds. */
export async function changeSettings<T>(
  db: Database,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  const changed = await changeContent(db, change);
  if (!db.isTransaction) await fillWork(db);
  return changed;
}

export async function saveSiteSettings(
  db: Database,
  saved: SiteSettings,
  save: Save = {},
): Promise<void> {
  const parsed = siteSettings.parse(saved);
  await changeSettings(db, async (transaction) => {
    const known = await findSiteSettingsIfAny(transaction);
    const menus = await withItemTargets(transaction, parsed.menus);
    const settings = withRowIdsIn({ ...parsed, menus }, known, known ? newRowId : undefined);
    const shared = sharedOf(settings);
    await writeSetting(transaction, siteKey, shared);
    await writeSetting(transaction, wholeKey, { settings, shared } satisfies WholeSettings);
    await updateUses(transaction, 'setting', wholeKey);
    await setWorkLanguages(
      transaction,
      settings.languages.map(({ tag }) => tag),
    );
    const action = save.action ?? (known ? 'saved' : 'created');
    const states = { before: known && stateOf(known), after: stateOf(settings) };
    await recordRevision(transaction, { action, ...states }, save);
  });
}

/** Concurrent saves of other parts lose nothing. */
export async function saveSettingsPart(
  db: Database,
  part: Partial<SharedSettings & SiteSettings>,
  save: Save = {},
): Promise<EditedSettings | null> {
  return changeSettings(db, async (transaction) => {
    const known = await findSiteSettingsIfAny(transaction);
    if (!known) return null;
    await saveSiteSettings(transaction, withPart(known, part), save);
    return findEditedSettings(transaction);
  });
}
