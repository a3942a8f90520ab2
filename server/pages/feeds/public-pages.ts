import type { FastifyInstance } from 'fastify';
import {
  countForFeeds,
  findBlogsForFeeds,
  findLocationPagesForFeeds,
  findStudiesForFeeds,
  type Slice,
} from '../../../db/content/public/public-items.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteName } from '../../../db/settings.ts';
import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import { fixedPaths } from '../../../domain/content/addresses/fixed-paths.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { type ItemKind, kinds } from '../../../domain/content/kinds/kinds.ts';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { listAddress, pagesFor } from '../../../domain/list-part.ts';
import { pictureFor } from '../../../domain/media/drawing.ts';
import { findPageTexts } from './page-texts.ts';

export interface PublicPage {
  path: string;
  title: string;
  description?: string;
  updatedAt?: string;
  images: string[];
}

/** Decision D47. */
function isCanonical(path: string, link: string, origin: string): boolean {
  const given = link.trim();
  if (given === '' || !URL.canParse(given, origin)) return true;
  return new URL(given, origin).href === new URL(path, origin).href;
}

async function studyPages(db: Database, slice: Slice): Promise<PublicPage[]> {
  const studies = await findStudiesForFeeds(db, slice);
  return studies.map(({ _id, heroHeading, bannerImage, updated_at }) => ({
    path: `/casestudy/${_id}`,
    title: heroHeading || 'Case study',
    updatedAt: updated_at,
    images: [pictureFor(isWebAddress(bannerImage) ? bannerImage : '', _id, 'hero')],
  }));
}

async function blogPages(db: Database, slice: Slice, origin: string): Promise<PublicPage[]> {
  const blogs = await findBlogsForFeeds(db, slice);
  return blogs
    .map((blog) => ({ ...blog, path: blogAddress(blog) }))
    .filter(({ path, canonicalLink }) => isCanonical(path, canonicalLink, origin))
    .map(({ path, title, updated_at, blog_image, slug_url }) => ({
      path,
      title,
      updatedAt: updated_at,
      images: [pictureFor(blog_image, slugFrom(slug_url), 'wide')],
    }));
}

async function locationPages(db: Database, slice: Slice, origin: string): Promise<PublicPage[]> {
  const pages = await findLocationPagesForFeeds(db, slice);
  return pages
    .map((page) => ({ ...page, path: `/${encodeURIComponent(page.slug)}` }))
    .filter(({ path, meta_link }) => isCanonical(path, meta_link, origin))
    .map(({ path, main_heading, updated_at, slug }) => ({
      path,
      title: main_heading,
      updatedAt: updated_at,
      images: [pictureFor('', slug, 'hero')],
    }));
}

function continuedPages(
  { path, title, updatedAt }: Omit<PublicPage, 'images'>,
  count: number,
): PublicPage[] {
  return Array.from({ length: pagesFor(count) - 1 }, (_, index) => ({
    path: listAddress(path, { page: index + 2 }),
    title: `${title}, page ${index + 2}`,
    updatedAt,
    images: [],
  }));
}

type FindPages = (db: Database, slice: Slice, origin: string) => Promise<PublicPage[]>;

const pagesOf: Record<ItemKind, FindPages> = {
  [caseStudyKind.name]: studyPages,
  [blogKind.name]: blogPages,
  [locationPageKind.name]: locationPages,
};

/** Published, indexable and their own canonical address, so maybe fewer than the slice. */
export function findItemPages(
  db: Database,
  kind: ItemKind,
  { origin, ...slice }: Slice & { origin: string },
): Promise<PublicPage[]> {
  return pagesOf[kind](db, slice, origin);
}

export interface ListedPages {
  fixed: PublicPage[];
  continued: PublicPage[];
  counts: ReadonlyMap<ItemKind, number>;
}

export async function findListedPages(app: FastifyInstance): Promise<ListedPages> {
  const { db } = app.services;
  const siteName = await findSiteName(db);
  const [texts, counted] = await Promise.all([
    Promise.all(fixedPaths.map((path) => findPageTexts(app, path, siteName))),
    Promise.all(
      kinds.map(async (kind) => ({
        name: kind.name,
        list: kind.page.list,
        ...(await countForFeeds(db, kind)),
      })),
    ),
  ]);
  const lists = new Map(
    counted.flatMap((kind) => (kind.list === null ? [] : [[kind.list, kind] as const])),
  );
  // The home page shows what the lists show.
  const home = [...lists.values()].flatMap(({ changedAt = [] }) => changedAt).toSorted();
  const fixed = fixedPaths.flatMap((path, index) => {
    const said = texts[index];
    if (!said || said.isHidden) return [];
    const { title, description } = said;
    const updatedAt = path === '/' ? home.at(-1) : lists.get(path)?.changedAt;
    return [{ path, title, description, updatedAt, images: [] }];
  });
  const continued = fixed.flatMap((page) => continuedPages(page, lists.get(page.path)?.count ?? 0));
  return { fixed, continued, counts: new Map(counted.map(({ name, count }) => [name, count])) };
}
