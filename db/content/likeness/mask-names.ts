import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';

/** A cell of more words is a fact, not a name. */
const maxNameWords = 4;

function namesInSettings({ offices, name }: SiteSettings): string[] {
  return [name, ...offices.flatMap(({ city, country }) => [city, country])];
}

async function namesInTable(db: Database): Promise<string[]> {
  const made = await db.selectFrom('location_maker').select('sheet').executeTakeFirst();
  const rows: unknown = made ? JSON.parse(made.sheet).rows : [];
  if (!Array.isArray(rows)) return [];
  const cells = rows.flatMap((row) => Object.values(Object(row).cells ?? {}).map(String));
  return cells.filter((cell) => cell.trim().split(/\s+/).length <= maxNameWords);
}

interface MaskFacts {
  names: string[];
  /** Of the originals. */
  language: string;
}

/** What the site and the table of places call places, firms and people. */
export async function findMaskFacts(db: Database): Promise<MaskFacts> {
  const settings = await findSiteSettingsIfAny(db);
  const names = [...(settings ? namesInSettings(settings) : []), ...(await namesInTable(db))];
  return { names: [...new Set(names)].toSorted(), language: settings?.language.tag ?? '' };
}
