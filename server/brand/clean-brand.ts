import { hasUpload } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { isUploadedLogo } from '../../domain/settings/brand-settings.ts';
import { refusalAt } from '../http/refusal.ts';
import { cleanLogo } from './clean-logo.ts';
import { LogoRefused, logoSentences as sentences } from './logo-refused.ts';

function refuse(sentence: string): never {
  throw refusalAt('brand.logo', sentence);
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

/** What is sent of a brand, its logo written anew. @throws {Refusal} */
export async function withCheckedLogo<Sent extends { logo?: string | null }>(
  db: Database,
  sent: Sent,
): Promise<Sent> {
  return sent.logo ? { ...sent, logo: await checkedLogo(db, sent.logo) } : sent;
}
