import { firstContents } from '../content/first-contents.ts';
import { loadEditions } from '../content/loading/load-editions.ts';
import { insertItem } from '../db/content/change-items.ts';
import type { Database } from '../db/open.ts';
import { saveSettingsPart } from '../db/settings.ts';
import type { Kind } from '../domain/content/kind.ts';
import { editionsOf } from '../domain/content/kinds/stored-kinds.ts';
import type { PublishingStatus } from '../domain/content/publishing.ts';
import { arabic, urdu } from './editions.ts';

const rows = { ar: arabic, ur: urdu };

/** Arabic and Urdu beside the language of origin. */
export async function publishLanguages(
  db: Database,
  tags: readonly (keyof typeof rows)[] = ['ar', 'ur'],
  isPublished = true,
): Promise<void> {
  const languages = tags.map((tag) => ({ ...rows[tag], isPublished }));
  await saveSettingsPart(db, { languages });
}

export interface FixtureEdition {
  language: string;
  status?: PublishingStatus;
  texts: Record<string, unknown>;
}

/** The edition of an item, by the key of the item; published unless it is said otherwise. */
export async function insertEdition(
  db: Database,
  kind: Kind,
  origin_id: string | number,
  { language, status = 'published', texts }: FixtureEdition,
): Promise<void> {
  await insertItem(db, editionsOf(kind), { origin_id, language, ...texts }, { status });
}

/** Publishes Arabic and Urdu with the editions of the first content. */
export async function publishFirstEditions(db: Database): Promise<void> {
  await publishLanguages(db);
  await loadEditions(db, firstContents.demo.editions);
}
