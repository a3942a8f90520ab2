import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstCaseStudies } from '../content/case-studies.ts';
import type { EditionContent } from '../content/editions/edition-content.ts';
import { saveEdition } from '../db/content/editions/save-edition.ts';
import { itemTables } from '../db/content/item-tables.ts';
import type { Database } from '../db/open.ts';
import { addressField, type Kind } from '../domain/content/kind.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import { publishLanguages } from './published-editions.ts';

const folder = resolve(import.meta.dirname, '../content/editions');

const kinds: Record<string, Kind> = {
  blogs: blogKind,
  'case-studies': caseStudyKind,
  'location-pages': locationPageKind,
  pages: pageKind,
};

async function keyOf(db: Database, kind: Kind, item: string): Promise<unknown> {
  const study = firstCaseStudies.find(({ slug }) => slug === item);
  const [column, value] =
    kind.name === caseStudyKind.name ? ['heroHeading', study?.heroHeading] : ['slug', item];
  const query = itemTables(db).selectFrom(kind.table).select(kind.key.column);
  const row = await query.where(column, '=', value).executeTakeFirst();
  if (!row) throw new Error(`There is no ${kind.noun} at ${item}.`);
  return row[kind.key.column];
}

function isEdition(value: unknown): value is EditionContent {
  return typeof value === 'object' && value !== null && 'item' in value && 'texts' in value;
}

async function load(db: Database, file: string): Promise<void> {
  const [language = '', name = ''] = file.split('/');
  const kind = kinds[name];
  if (!kind) return;
  const module: Record<string, unknown> = await import(join(folder, file));
  const edition = Object.values(module).find(isEdition);
  // A file without an edition holds words that several of them share.
  if (!edition) return;
  const { item, address, texts } = edition;
  const id = String(await keyOf(db, kind, item));
  const own = addressField(kind);
  const path = kind.address.base === '' && own === 'path' ? `/${address}` : address;
  const values = own ? { ...texts, [own]: path } : texts;
  await saveEdition(db, { kind, id, language }, { values }, { status: 'published' });
}

/** Publishes Arabic and Urdu with the editions of the first content; their settings stay English. */
export async function publishFirstEditions(db: Database): Promise<void> {
  await publishLanguages(db);
  for (const file of globSync('{ar,ur}/**/*.ts', { cwd: folder }).sort()) await load(db, file);
}
