import type { EditedSettings } from '../domain/api/content/settings.ts';
import { languageProblems, originProblems } from '../domain/languages/language-problems.ts';
import { colourProblems } from '../domain/settings/colour-problems.ts';
import {
  type SettingsGroup,
  settingsGroupNames,
  settingsGroups,
} from '../domain/settings/groups/groups.ts';
import { mergedPart, type SentGroup } from '../domain/settings/merged-part.ts';
import { withPart } from '../domain/settings/stored-settings.ts';
import type { SiteSettings } from '../domain/settings.ts';
import { usedPrefixes } from './content/addresses/language-addresses.ts';
import { ChangeRefused } from './content/change-refused.ts';
import { findVersion } from './content/history/find-version.ts';
import { refuseOutdated, type Save } from './content/versions.ts';
import type { Database } from './open.ts';
import {
  changeSettings,
  findEditedSettings,
  findSiteSettingsIfAny,
  saveSiteSettings,
} from './settings.ts';
import { siteKeys } from './site-rows.ts';

type Sentences = Readonly<Record<string, string>>;

/** Nothing was stored; one sentence for each field. */
class SettingsRefused extends ChangeRefused {
  /** @param current What is stored, where somebody else was quicker. */
  constructor(errors: Sentences, current?: EditedSettings | null) {
    super(Object.values(errors)[0], {
      kind: current ? 'conflict' : 'invalid',
      errors,
      current: current ?? undefined,
    });
  }
}

function brandProblems(brand: Parameters<typeof colourProblems>[0]): Sentences {
  const problems = Object.entries(colourProblems(brand));
  return Object.fromEntries(problems.map(([field, sentence]) => [`brand.${field}`, sentence]));
}

async function problemsOf(
  db: Database,
  group: SettingsGroup,
  settings: SiteSettings,
): Promise<Sentences> {
  if (group === 'brand') return brandProblems(settings.brand);
  if (group === 'region') return originProblems(settings);
  if (group !== 'languages') return {};
  return { ...(await usedPrefixes(db, settings.languages)), ...languageProblems(settings) };
}

function refuseProblems(problems: Sentences): void {
  if (Object.keys(problems).length > 0) throw new SettingsRefused(problems);
}

/**
 * Saves an earlier state of the record; what was no setting then stays as it is.
 *
 * @returns null without settings @throws {SettingsRefused} @throws {VersionConflict}
 */
export async function restoreSettings(
  db: Database,
  state: Partial<SiteSettings>,
  save: Save,
): Promise<EditedSettings | null> {
  return changeSettings(db, async (transaction) => {
    const known = await findSiteSettingsIfAny(transaction);
    if (!known) return null;
    refuseOutdated({ version: await findVersion(transaction, 'setting', siteKeys[0]) }, save);
    const settings = withPart(known, state);
    for (const group of settingsGroupNames) {
      refuseProblems(await problemsOf(transaction, group, settings));
    }
    await saveSiteSettings(transaction, settings, save);
    return findEditedSettings(transaction);
  });
}

/**
 * Saves a group, merged with what others have saved since its form began.
 *
 * @returns null without settings @throws {SettingsRefused}
 */
export async function saveSettingsGroup(
  db: Database,
  group: SettingsGroup,
  sent: SentGroup,
  save: Save = {},
): Promise<EditedSettings | null> {
  return changeSettings(db, async (transaction) => {
    const known = await findSiteSettingsIfAny(transaction);
    if (!known) return null;
    const { settings, errors } = mergedPart(settingsGroups[group], known, sent);
    if (Object.keys(errors).length > 0) {
      throw new SettingsRefused(errors, await findEditedSettings(transaction));
    }
    refuseProblems(await problemsOf(transaction, group, settings));
    await saveSiteSettings(transaction, settings, save);
    return findEditedSettings(transaction);
  });
}
