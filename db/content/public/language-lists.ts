import type { Kind } from '../../../domain/content/kind.ts';
import { type BlogListItem, blogKind } from '../../../domain/content/kinds/blog.ts';
import {
  type CaseStudy,
  type CaseStudyCard,
  caseStudyCardFields,
  caseStudyKind,
  type ReviewedStudy,
  reviewedStudyFields,
} from '../../../domain/content/kinds/case-study.ts';
import {
  type LocationLink,
  locationLinkLimit,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { inLanguage } from '../editions/published-editions.ts';
import { valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables, orderOf } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';

/** Below the number of values that the databases take in one query. */
const atOnce = 5_000;

async function inParts<T extends object>(
  items: readonly T[],
  read: (part: readonly T[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    found.push(...(await read(items.slice(start, start + atOnce))));
  }
  return found;
}

/** In the order of lists, with the texts of the language. */
async function findListed(
  db: Database,
  kind: Kind,
  language: string,
  columns: readonly string[],
): Promise<ItemRow[]> {
  const { table, key } = kind;
  const translated = itemTables(db)
    .selectFrom(editionsOf(kind).table)
    .select('origin_id')
    .where('language', '=', language)
    .where('status', '=', publicStatus);
  const query = itemTables(db)
    .selectFrom(table)
    .select([...new Set([key.column, ...columns])])
    .where(isPublished)
    .where(key.column, 'in', translated);
  const rows = await orderOf(kind)
    .reduce((ordered, column) => ordered.orderBy(column, 'desc'), query)
    .execute();
  const items = rows.map((row) => valuesFromRow(kind, row));
  return inParts(items, (part) => inLanguage(db, kind, language, part));
}

/** What lists show of the articles that are public in a further language, newest first. */
export async function findBlogsIn(db: Database, language: string): Promise<BlogListItem[]> {
  // The columns of this very kind, here and below.
  return (await findListed(db, blogKind, language, blogKind.list)) as BlogListItem[];
}

export async function findFeedBlogsIn(db: Database, language: string, limit: number) {
  const times = ['published_at', 'updated_at'] as const;
  const blogs = await findListed(db, blogKind, language, [...blogKind.list, ...times]);
  return blogs.slice(0, limit) as (BlogListItem & Record<(typeof times)[number], string>)[];
}

/** With its industry, which is searched as in the list of originals. */
export type StudyInLanguage = CaseStudyCard & ReviewedStudy & Pick<CaseStudy, 'industry'>;

const studyColumns = [...caseStudyCardFields, ...reviewedStudyFields, 'industry'];

export async function findStudiesIn(db: Database, language: string): Promise<StudyInLanguage[]> {
  return (await findListed(db, caseStudyKind, language, studyColumns)) as StudyInLanguage[];
}

export async function findLocationLinksIn(db: Database, language: string): Promise<LocationLink[]> {
  const rows = await findListed(db, locationPageKind, language, ['slug', 'main_heading']);
  return rows
    .slice(0, locationLinkLimit)
    .map(({ slug, main_heading }) => ({ slug: String(slug), name: String(main_heading) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
