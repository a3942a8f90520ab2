import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import type { ImportingSite } from '../../../domain/moving/edition-of.ts';

export async function findImportingSite(db: Database): Promise<ImportingSite> {
  const settings = await findSiteSettingsIfAny(db);
  return {
    language: settings?.language.tag ?? '',
    further: (settings?.languages ?? []).map(({ tag }) => tag),
  };
}
