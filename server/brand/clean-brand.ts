import { hasUpload } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { isUploadedLogo } from '../../domain/settings/brand-settings.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { Refusal } from '../http/refusal.ts';
import { cleanLogo } from './clean-logo.ts';
import { LogoRefused, logoSentences as sentences } from './logo-refused.ts';

function refuse(sentence: string): never {
  throw new Refusal(400, sentence, { errors: { 'brand.logo': sentence } });
}

async function checkedLogo(db: Database, logo: string): Promise<string> {
  if (isUploadedLogo(logo)) {
    return (await hasUpload(db, logo.slice('/media/'.length))) ? logo : refuse(sentences.gone);
  }
  try {
    return cleanLogo(logo);
  } catch (error) {
    if (error instanceof LogoRefused) return refuse(error.message);
    throw error;
  }
}

/** What a save of the brand sends, its logo written anew. @throws {Refusal} */
export async function withCheckedLogo<Part extends Pick<Partial<SiteSettings>, 'brand'>>(
  db: Database,
  part: Part,
): Promise<Part> {
  const { brand } = part;
  if (!brand?.logo) return part;
  return { ...part, brand: { ...brand, logo: await checkedLogo(db, brand.logo) } };
}
