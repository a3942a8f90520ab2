import { comparablePath } from '../../../domain/content/addresses/address.ts';
import { closest } from '../../../domain/content/addresses/closeness.ts';
import type { GonePage } from '../../../domain/content/addresses/gone.ts';
import { type BlogListItem, blogKind } from '../../../domain/content/kinds/blog.ts';
import { type CaseStudyCard, caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  type LocationLink,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { originalNameOf, type StoredKind } from '../../../domain/content/kinds/names.ts';
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

/** What may be suggested, the newest first. */
interface Candidates {
  blogs: () => Promise<readonly BlogListItem[]>;
  studies: () => Promise<readonly CaseStudyCard[]>;
  locations: () => Promise<readonly LocationLink[]>;
}

function originals(db: Database): Candidates {
  return {
    blogs: () =>
      db
        .selectFrom(blogKind.table)
        .select(blogListColumns)
        .where(isPublished)
        .orderBy('published_at', 'desc')
        .orderBy('blog_id', 'desc')
        .limit(maxCandidates)
        .execute(),
    studies: () =>
      db
        .selectFrom(caseStudyKind.table)
        .select(studyCardColumns)
        .where(isPublished)
        .orderBy('created_at', 'desc')
        .orderBy('_id', 'desc')
        .limit(maxCandidates)
        .execute(),
    locations: () =>
      db
        .selectFrom(locationPageKind.table)
        .select(['slug', 'main_heading as name'])
        .where(isPublished)
        .orderBy('location_id', 'desc')
        .limit(maxCandidates)
        .execute(),
  };
}

function closestOf<Item>(
  { words, category }: GoneItem,
  items: readonly Item[],
  about: { textOf: (item: Item) => string; categoryOf: (item: Item) => unknown },
): Item[] {
  const candidates = items.slice(0, maxCandidates).map((item) => {
    const own = about.categoryOf(item);
    return { item, text: about.textOf(item), isRelated: Boolean(own) && own === category };
  });
  return closest(words, candidates, maxSuggestions);
}

async function closestBlogs(left: GoneItem, { blogs }: Candidates): Promise<BlogListItem[]> {
  return closestOf(left, await blogs(), {
    textOf: ({ title, brief_paragraph }) => `${title} ${brief_paragraph}`,
    categoryOf: ({ category }) => category,
  });
}

async function closestStudies(left: GoneItem, { studies }: Candidates): Promise<CaseStudyCard[]> {
  return closestOf(left, await studies(), {
    textOf: ({ heroHeading }) => heroHeading,
    categoryOf: ({ category1 }) => category1,
  });
}

async function closestLocations(left: GoneItem, from: Candidates): Promise<LocationLink[]> {
  return closestOf(left, await from.locations(), {
    textOf: ({ slug, name }) => `${slug} ${name}`,
    categoryOf: () => null,
  });
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
  const texts = ['title', 'heroHeading', 'main_heading', 'brief_paragraph'].map(
    (name) => row[name],
  );
  const words = [path, ...texts].filter((text) => typeof text === 'string').join(' ');
  return { words, category: row.category ?? row.category1 };
}

/**
 * Suggestions of the item's own kind, else blogs; null where nothing was deleted.
 *
 * @param from what is public in the language of the page @returns some of these
 */
export async function findGonePage(
  db: Database,
  address: string,
  from: Candidates = originals(db),
): Promise<GonePage | null> {
  const path = comparablePath(address);
  const resolved = path === null ? null : await resolveAddress(db, path);
  if (path === null || resolved?.status !== 410) return null;
  const item = await findItemAt(db, path);
  const left = await goneItemAt(db, path, item);
  const kind = item && (originalNameOf(item.kind) ?? item.kind);
  const locations = kind === locationPageKind.name ? await closestLocations(left, from) : [];
  const studies = kind === caseStudyKind.name ? await closestStudies(left, from) : [];
  const isOfOwnKind = locations.length + studies.length > 0;
  return { locations, studies, blogs: isOfOwnKind ? [] : await closestBlogs(left, from) };
}
