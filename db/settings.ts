import type { EditedSettings } from '../domain/api/content/settings.ts';
import { type FormLimits, firstFormLimits } from '../domain/inbox/form-limits.ts';
import { samplePaths } from '../domain/samples.ts';
import { type SiteSettings, siteSettings } from '../domain/settings.ts';
import { storable } from './column-limits.ts';
import { changeContent } from './content/content-version.ts';
import { recordRevision } from './content/history/revisions.ts';
import type { State } from './content/item-state.ts';
import type { Save } from './content/versions.ts';
import { updateUses } from './media/upload-use-rows.ts';
import type { Database } from './open.ts';

const siteKey = 'site';

async function findSiteRow(db: Database) {
  return db
    .selectFrom('settings')
    .select(['value', 'first_value'])
    .where('key', '=', siteKey)
    .executeTakeFirst();
}

/** @throws {Error} when the first content was never loaded */
export async function findSiteSettings(db: Database): Promise<SiteSettings> {
  const row = await findSiteRow(db);
  if (!row) throw new Error('The site settings are missing.');
  return siteSettings.parse(JSON.parse(row.value));
}

export async function findEditedSettings(db: Database): Promise<EditedSettings | null> {
  const row = await findSiteRow(db);
  if (!row) return null;
  const settings = siteSettings.parse(JSON.parse(row.value));
  return { settings, samples: samplePaths(settings, JSON.parse(row.first_value)) };
}

export async function findFormLimits(db: Database): Promise<FormLimits> {
  const row = await findSiteRow(db);
  return row ? siteSettings.parse(JSON.parse(row.value)).forms : firstFormLimits;
}

export async function findSiteName(db: Database): Promise<string> {
  const row = await findSiteRow(db);
  return row ? siteSettings.parse(JSON.parse(row.value)).name : '';
}

function stateOf(settings: SiteSettings): State<'setting'> {
  return { kind: 'setting', id: siteKey, title: 'Site settings', fields: { ...settings } };
}

export async function saveSiteSettings(
  db: Database,
  settings: SiteSettings,
  save: Save = {},
): Promise<void> {
  const { value } = storable({ value: JSON.stringify(siteSettings.parse(settings)) });
  const updated_at = new Date().toISOString();
  await changeContent(db, async (transaction) => {
    const row = await findSiteRow(transaction);
    await transaction
      .insertInto('settings')
      .values({ key: siteKey, value, first_value: value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute();
    await updateUses(transaction, 'setting', siteKey);
    const before = row ? stateOf(JSON.parse(row.value)) : null;
    const action = save.action ?? (row ? 'saved' : 'created');
    await recordRevision(transaction, { action, before, after: stateOf(JSON.parse(value)) }, save);
  });
}

/** Concurrent saves of other parts lose nothing. */
export async function saveSettingsPart(
  db: Database,
  part: Partial<SiteSettings>,
  save: Save = {},
): Promise<EditedSettings | null> {
  return changeContent(db, async (transaction) => {
    const known = await findEditedSettings(transaction);
    if (!known) return null;
    await saveSiteSettings(transaction, { ...known.settings, ...part }, save);
    return findEditedSettings(transaction);
  });
}
