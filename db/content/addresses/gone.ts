import { comparablePath } from '../../../domain/content/addresses/address.ts';
import { closest } from '../../../domain/content/addresses/closeness.ts';
import type { GonePage } from '../../../domain/content/addresses/gone.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { blogListColumns, studyCardColumns } from '../list-columns.ts';
import { isPublished } from '../publishing/published.ts';
import { findItemAt, resolveAddress } from './redirects.ts';

const maxCandidates = 200;
const maxSuggestions = 3;

interface GoneItem {
  words: string;
  category: unknown;
}

async function closestBlogs(
  db: Database,
  { words, category }: GoneItem,
): Promise<GonePage['blogs']> {
  const rows = await db
    .selectFrom('blogs')
    .select(blogListColumns)
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc')
    .limit(maxCandidates)
    .execute();
  const candidates = rows.map((item) => ({
    item,
    text: `${item.title} ${item.brief_paragraph}`,
    isRelated: item.category !== null && item.category === category,
  }));
  return closest(words, candidates, maxSuggestions);
}

async function closestStudies(
  db: Database,
  { words, category }: GoneItem,
): Promise<GonePage['studies']> {
  const items = await db
    .selectFrom('case_studies')
    .select(studyCardColumns)
    .where(isPublished)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(maxCandidates)
    .execute();
  const candidates = items.map((item) => ({
    item,
    text: item.heroHeading,
    isRelated: item.category1 !== '' && item.category1 === category,
  }));
  return closest(words, candidates, maxSuggestions);
}

async function closestLocations(db: Database, { words }: GoneItem): Promise<GonePage['locations']> {
  const items = await db
    .selectFrom('location_pages')
    .select(['slug', 'main_heading as name'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
    .limit(maxCandidates)
    .execute();
  const candidates = items.map((item) => ({
    item,
    text: `${item.slug} ${item.name}`,
    isRelated: false,
  }));
  return closest(words, candidates, maxSuggestions);
}

async function trashedRow(db: Database, kind: StoredKind, id: string): Promise<object> {
  const query = db.selectFrom('trash').select('state').where('kind', '=', kind);
  const trashed = await query.where('item_id', '=', id).executeTakeFirst();
  return trashed ? JSON.parse(trashed.state).row : {};
}

async function goneItemAt(
  db: Database,
  path: string,
  item: { kind: StoredKind; id: string } | null,
): Promise<GoneItem> {
  const row: Record<string, unknown> = item
    ? { ...(await trashedRow(db, item.kind, item.id)) }
    : {};
  const said = ['title', 'heroHeading', 'main_heading', 'brief_paragraph'].map((name) => row[name]);
  const words = [path, ...said].filter((text) => typeof text === 'string').join(' ');
  return { words, category: row.category ?? row.category1 };
}

/** Suggestions of the item's own kind, else blogs; null where nothing was deleted. */
export async function findGonePage(db: Database, address: string): Promise<GonePage | null> {
  const path = comparablePath(address);
  const resolved = path === null ? null : await resolveAddress(db, path);
  if (path === null || resolved?.status !== 410) return null;
  const item = await findItemAt(db, path);
  const left = await goneItemAt(db, path, item);
  const locations = item?.kind === 'location-page' ? await closestLocations(db, left) : [];
  const studies = item?.kind === 'case-study' ? await closestStudies(db, left) : [];
  const isOfOwnKind = locations.length + studies.length > 0;
  return { locations, studies, blogs: isOfOwnKind ? [] : await closestBlogs(db, left) };
}
