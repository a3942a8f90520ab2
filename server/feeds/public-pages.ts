import { blogAddress } from '../../app/site/insights/blog-address.ts';
import { listAddress } from '../../app/site/list-view.ts';
import { countBlogCategories } from '../../db/blog-pages.ts';
import type { Database } from '../../db/open.ts';
import {
  findBlogsForFeeds,
  findLocationPagesForFeeds,
  findStudiesForFeeds,
} from '../../db/public-items.ts';
import { pictureFor } from '../../domain/drawing.ts';
import { pagesFor } from '../../domain/list-part.ts';
import { slugFrom } from '../../domain/slug.ts';
import { isWebAddress } from '../../domain/web-address.ts';
import { fixedPages } from './fixed-pages.ts';

/** A page that search engines may list. */
export interface PublicPage {
  path: string;
  title: string;
  /** When its content last changed; absent where nobody knows. */
  updatedAt?: string;
  /** Addresses of pictures, as the page writes them. */
  images: string[];
}

export interface PublicPages {
  fixed: PublicPage[];
  /** The second and later pages of the lists. */
  continued: PublicPage[];
  studies: PublicPage[];
  blogs: PublicPage[];
  locations: PublicPage[];
}

/** Whether the editor's canonical link is empty or means the page itself (decision D47). */
function isCanonical(path: string, link: string, origin: string): boolean {
  const given = link.trim();
  if (given === '' || !URL.canParse(given, origin)) return true;
  return new URL(given, origin).href === new URL(path, origin).href;
}

async function studyPages(db: Database): Promise<PublicPage[]> {
  const studies = await findStudiesForFeeds(db);
  return studies.map(({ _id, heroHeading, bannerImage, updated_at }) => ({
    path: `/casestudy/${_id}`,
    title: heroHeading || 'Case study',
    updatedAt: updated_at,
    images: [pictureFor(isWebAddress(bannerImage) ? bannerImage : '', _id, 'hero')],
  }));
}

async function blogPages(db: Database, origin: string): Promise<PublicPage[]> {
  const blogs = await findBlogsForFeeds(db);
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

async function locationPages(db: Database, origin: string): Promise<PublicPage[]> {
  const pages = await findLocationPagesForFeeds(db);
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

function newestChange(...lists: PublicPage[][]): string | undefined {
  const times = lists.flat().map(({ updatedAt = '' }) => updatedAt);
  return times.reduce((newest, time) => (time > newest ? time : newest), '') || undefined;
}

/** The pages of a list beyond its first. */
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

/** Every page that search engines may list: published, indexable and its own canonical address. */
export async function findPublicPages(db: Database, origin: string): Promise<PublicPages> {
  const [studies, blogs, locations, { total }] = await Promise.all([
    studyPages(db),
    blogPages(db, origin),
    locationPages(db, origin),
    // Articles whose canonical link leads elsewhere stand in the list, too.
    countBlogCategories(db),
  ]);
  const changes = new Map([
    ['/', newestChange(studies, blogs)],
    ['/case-studies', newestChange(studies)],
    ['/insights', newestChange(blogs)],
  ]);
  const counts = new Map([
    ['/case-studies', studies.length],
    ['/insights', total],
  ]);
  const fixed = fixedPages.map(({ path, title }) => ({
    path,
    title,
    updatedAt: changes.get(path),
    images: [],
  }));
  const continued = fixed.flatMap((page) => continuedPages(page, counts.get(page.path) ?? 0));
  return { fixed, continued, studies, blogs, locations };
}
