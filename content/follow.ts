import { isDeepStrictEqual } from 'node:util';
import { updateItem } from '../db/content/change-items.ts';
import { findItems } from '../db/content/find-items.ts';
import { findLoad } from '../db/content/first/load-note.ts';
import type { Database } from '../db/open.ts';
import { saveSettingsPart } from '../db/settings.ts';
import { pathFrom } from '../domain/content/addresses/page-path.ts';
import { slugFrom } from '../domain/content/addresses/slug.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyInput, caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { type LocationPageInput, locationPageKind } from '../domain/content/kinds/location-page.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import type { SiteSettings } from '../domain/settings.ts';
import type { MediaStore } from '../media/stores/store.ts';
import type { FirstBlog } from './blogs.ts';
import type { FirstCaseStudy } from './case-studies/first-case-study.ts';
import { idFromSlug } from './find-missing.ts';
import { loadFirstContent } from './load.ts';
import { blogReader } from './loading/load-blogs.ts';
import type { FirstPage } from './pages/first-page.ts';

export interface FirstContent {
  settings: SiteSettings;
  blogs: FirstBlog[];
  caseStudies: FirstCaseStudy[];
  locationPages: LocationPageInput[];
  pages: readonly FirstPage[];
}

function changed<Item>(
  before: readonly Item[],
  now: readonly Item[],
  key: (item: Item) => string,
): Item[] {
  const known = new Map(before.map((item) => [key(item), item]));
  return now.filter((item) => {
    const old = known.get(key(item));
    return old !== undefined && !isDeepStrictEqual(old, item);
  });
}

async function followBlogs(db: Database, blogs: FirstBlog[]): Promise<void> {
  if (blogs.length === 0) return;
  const inputOf = await blogReader(db);
  const stored = await findItems(db, blogKind, { drafts: true });
  for (const blog of blogs) {
    const row = stored.find(({ slug_url }) => slugFrom(slug_url) === slugFrom(blog.slug_url));
    if (row) await updateItem(db, blogKind, row.blog_id, inputOf(blog));
  }
}

async function followLocationPages(db: Database, pages: LocationPageInput[]): Promise<void> {
  if (pages.length === 0) return;
  const stored = await findItems(db, locationPageKind, { drafts: true });
  for (const page of pages) {
    const row = stored.find(({ slug_url }) => slugFrom(slug_url) === slugFrom(page.slug_url));
    if (row) await updateItem(db, locationPageKind, row.location_id, page);
  }
}

async function followPages(db: Database, pages: FirstPage[]): Promise<void> {
  if (pages.length === 0) return;
  const stored = await findItems(db, pageKind, { drafts: true });
  for (const page of pages) {
    const row = stored.find(({ path }) => path === pathFrom(page.path));
    if (row) await updateItem(db, pageKind, row.page_id, pageKind.input.parse(page));
  }
}

/** For development: only items whose file changed are saved, with their history; none is deleted. */
export async function followFirstContent(
  { db, media }: { db: Database; media: MediaStore },
  before: FirstContent,
  now: FirstContent,
): Promise<void> {
  // A blank site has none of it.
  const load = await findLoad(db);
  if (load?.content === 'blank' || isDeepStrictEqual(before, now)) return;
  await loadFirstContent(db, media);
  const entries = Object.entries(now.settings).filter(
    ([key, value]) => !isDeepStrictEqual(value, new Map(Object.entries(before.settings)).get(key)),
  );
  if (entries.length > 0) await saveSettingsPart(db, Object.fromEntries(entries));
  await followBlogs(
    db,
    changed(before.blogs, now.blogs, ({ slug_url }) => slug_url),
  );
  await followLocationPages(
    db,
    changed(before.locationPages, now.locationPages, ({ slug_url }) => slug_url),
  );
  await followPages(
    db,
    changed(before.pages, now.pages, ({ path }) => path),
  );
  for (const { slug, ...study } of changed(
    before.caseStudies,
    now.caseStudies,
    (one) => one.slug,
  )) {
    await updateItem(db, caseStudyKind, idFromSlug(slug), caseStudyInput.parse(study));
  }
}
