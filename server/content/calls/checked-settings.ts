import type { Database } from '../../../db/open.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { withCheckedLogo } from '../../brand/clean-brand.ts';
import { refuseNamedGone } from '../claims/named-gone.ts';

interface CheckedPart {
  brand?: { logo?: string | null };
  ownFigures?: SiteSettings['ownFigures'];
}

/** What is to be saved, its logo written anew. @throws {Refusal} */
export async function checkedSettings<Part extends object>(
  db: Database,
  part: Part & CheckedPart,
): Promise<Part> {
  await refuseNamedGone(db, part);
  const { brand } = part;
  return brand ? { ...part, brand: await withCheckedLogo(db, brand) } : part;
}
