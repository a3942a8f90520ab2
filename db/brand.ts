import type { EditedSettings } from '../domain/api/content/settings.ts';
import { colourProblems } from '../domain/settings/colour-problems.ts';
import { type BrandPart, mergedBrand } from '../domain/settings/merged-brand.ts';
import { changeContent } from './content/content-version.ts';
import type { Save } from './content/versions.ts';
import type { Database } from './open.ts';
import { findEditedSettings, findSiteSettingsIfAny, saveSiteSettings } from './settings.ts';

/** Nothing was stored; one sentence for each field. */
export class BrandRefused extends Error {
  override name = 'BrandRefused';
  readonly errors: Record<string, string>;
  /** Somebody else was quicker. */
  readonly isClash: boolean;

  constructor(errors: Record<string, string>, isClash: boolean) {
    super(Object.values(errors)[0]);
    this.errors = errors;
    this.isClash = isClash;
  }
}

function refuse(sentences: Partial<Record<string, string>>, isClash: boolean): void {
  const errors = Object.entries(sentences).map(([field, say]) => [`brand.${field}`, say]);
  if (errors.length > 0) throw new BrandRefused(Object.fromEntries(errors), isClash);
}

function clashSentence(theirs: string | null): string {
  const shown = theirs === null || theirs.length > 40 ? '' : ` (${theirs || 'empty'})`;
  return `Somebody has published another one meanwhile${shown}. Publish again to replace it.`;
}

/** @returns null without settings @throws {BrandRefused} */
export async function saveBrand(
  db: Database,
  { brand: sent, before }: BrandPart,
  save: Save = {},
): Promise<EditedSettings | null> {
  return changeContent(db, async (transaction) => {
    const known = await findSiteSettingsIfAny(transaction);
    if (!known) return null;
    const { brand, clashes } = mergedBrand(known.brand, sent, before);
    const clashing = clashes.map((field) => [field, clashSentence(known.brand[field])]);
    refuse(Object.fromEntries(clashing), true);
    refuse(colourProblems(brand), false);
    await saveSiteSettings(transaction, { ...known, brand }, save);
    return findEditedSettings(transaction);
  });
}
