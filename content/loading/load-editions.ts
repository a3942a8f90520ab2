import { findRedirectAt } from '../../db/content/addresses/redirects.ts';
import { refuseTaken, SlugTaken } from '../../db/content/addresses/slug-taken.ts';
import { findCategories } from '../../db/content/categories.ts';
import { findEditionRow } from '../../db/content/editions/edition-rows.ts';
import { saveEdition } from '../../db/content/editions/save-edition.ts';
import { findSiteTexts, saveSiteTexts } from '../../db/content/editions/site-texts.ts';
import { itemTables } from '../../db/content/item-tables.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettingsIfAny } from '../../db/settings.ts';
import { lastingPaths } from '../../domain/content/addresses/lasting-paths.ts';
import type { Category } from '../../domain/content/category.ts';
import { type Texts, textsAt } from '../../domain/content/editions/texts.ts';
import { addressField, type Kind } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { editionsOf } from '../../domain/content/kinds/stored-kinds.ts';
import type { EditionContent } from '../editions/edition-content.ts';
import type { FirstEditions } from '../editions/first-editions.ts';
import { idFromSlug } from '../find-missing.ts';
import { writtenAt } from '../written-at.ts';

const folders = [
  ['blogs', blogKind],
  ['case-studies', caseStudyKind],
  ['location-pages', locationPageKind],
  ['pages', pageKind],
] as const satisfies readonly (readonly [keyof FirstEditions, Kind])[];

interface Loading {
  db: Database;
  kind: Kind;
  language: string;
}

async function findOriginal({ db, kind }: Loading, item: string): Promise<string | null> {
  const { table, key, address } = kind;
  const part = kind.slugOf ? item : idFromSlug(item);
  const query = itemTables(db).selectFrom(table).select(key.column);
  const row = await query.where(address.column, '=', part).executeTakeFirst();
  return row ? String(row[key.column]) : null;
}

async function isTaken(db: Database, kind: Kind, slug: string): Promise<boolean> {
  try {
    await refuseTaken(db, kind, { slug, own: 0 });
    return false;
  } catch (error) {
    if (error instanceof SlugTaken) return true;
    throw error;
  }
}

/** Somebody may have deleted it, which the site remembers, or written something else at its address. */
async function isKnown(
  { db, kind, language }: Loading,
  id: string,
  values: Texts,
): Promise<boolean> {
  if (await findEditionRow(db, kind, id, language)) return true;
  const own = editionsOf(kind);
  const whole = { ...values, origin_id: id, language };
  const address = own.slugOf?.(own.completed?.(whole) ?? whole) ?? '';
  return (await findRedirectAt(db, address)) !== null || isTaken(db, own, address);
}

async function loadEdition(
  loading: Loading,
  { item, address, texts }: EditionContent,
): Promise<void> {
  const { db, kind, language } = loading;
  const id = await findOriginal(loading, item);
  if (id === null) return;
  const own = addressField(kind);
  const at = lastingPaths.has(item) ? item : address;
  const values = { ...texts, ...(own && { [own]: at }) };
  if (await isKnown(loading, id, values)) return;
  const save = { status: 'published', writtenAt } as const;
  await saveEdition(db, { kind, id, language }, { values }, save);
}

/** The first content names categories; what is stored holds their keys. */
function byKeys(categories: readonly Category[], { categories: named, ...texts }: Texts): Texts {
  if (named === undefined) return texts;
  const known = categories.flatMap(({ category_id, category }) => {
    const text = textsAt(named, category);
    return text === undefined ? [] : [[category_id, text]];
  });
  return { ...texts, categories: Object.fromEntries(known) };
}

async function loadSiteTexts(
  db: Database,
  language: string,
  contents: readonly EditionContent[],
): Promise<void> {
  if ((await findSiteTexts(db, language)).version > 0 || contents.length === 0) return;
  const categories = await findCategories(db);
  const values: Texts = Object.assign(
    {},
    ...contents.map(({ texts }) => byKeys(categories, texts)),
  );
  await saveSiteTexts(db, language, { values });
}

/** Adds what is missing in the further languages that the site has. */
export async function loadEditions(
  db: Database,
  editions: Readonly<Record<string, FirstEditions>>,
): Promise<void> {
  for (const { tag } of (await findSiteSettingsIfAny(db))?.languages ?? []) {
    const own = editions[tag];
    if (!own) continue;
    for (const [folder, kind] of folders) {
      for (const content of own[folder]) await loadEdition({ db, kind, language: tag }, content);
    }
    await loadSiteTexts(db, tag, own.settings);
  }
}
