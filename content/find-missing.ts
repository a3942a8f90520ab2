import { createHash } from 'node:crypto';
import { itemTables } from '../db/content/item-tables.ts';
import type { Database } from '../db/open.ts';
import { pathFrom } from '../domain/content/addresses/page-path.ts';
import { slugFrom } from '../domain/content/addresses/slug.ts';
import type { Original } from '../domain/content/kind.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import type { SiteSettings } from '../domain/settings.ts';
import type { FirstContents } from './first-contents.ts';

/** The same on every machine, so that the address can be written down. */
export function idFromSlug(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 24);
}

/** The last part of each address that an item of the kind has, has had, or takes with it in the trash. */
async function knownParts(
  db: Database,
  { name: kind, table, key, address }: Original,
): Promise<Set<string>> {
  const [rows, trashed, redirects] = await Promise.all([
    itemTables(db).selectFrom(table).select([key.column, address.column]).execute(),
    db.selectFrom('trash').select('state').where('kind', '=', kind).execute(),
    db.selectFrom('redirects').select(['path', 'item_id']).where('kind', '=', kind).execute(),
  ]);
  const ids = new Set(rows.map((row) => String(row[key.column])));
  return new Set([
    ...rows.map((row) => String(row[address.column])),
    ...trashed.map(({ state }) => String(JSON.parse(state).row[address.column])),
    ...redirects
      .filter(({ item_id }) => item_id !== null && ids.has(item_id))
      .map(({ path }) => path.slice(address.base.length)),
  ]);
}

export interface MissingContent {
  blogs: FirstContents['blogs'];
  caseStudies: FirstContents['caseStudies'];
  locationPages: FirstContents['locationPages'];
  pages: ReturnType<FirstContents['pagesWith']>;
}

/** What a load would add: neither what is there under another address, nor what is in the trash. */
export async function findMissing(
  db: Database,
  contents: FirstContents,
  words: SiteSettings['home'] = contents.settings.home,
): Promise<MissingContent> {
  const [blogs, studies, locations, pages] = await Promise.all(
    [blogKind, caseStudyKind, locationPageKind, pageKind].map((kind) => knownParts(db, kind)),
  );
  return {
    blogs: contents.blogs.filter(({ slug_url }) => !blogs?.has(slugFrom(slug_url))),
    caseStudies: contents.caseStudies.filter(({ slug }) => !studies?.has(idFromSlug(slug))),
    locationPages: contents.locationPages.filter(
      ({ slug_url }) => !locations?.has(slugFrom(slug_url)),
    ),
    pages: contents.pagesWith(words).filter(({ path }) => !pages?.has(pathFrom(path))),
  };
}
