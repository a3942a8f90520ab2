import { reservedSlugs } from '../../domain/content/addresses/fixed-paths.ts';
import { slugFrom, slugProblem } from '../../domain/content/addresses/slug.ts';
import type { Versioned } from '../../domain/content/item.ts';
import {
  type LocationLink,
  type LocationPage,
  type LocationPageInput,
  type LocationPageText,
  locationLinkLimit,
} from '../../domain/content/kinds/location-page.ts';
import { publicStatus } from '../../domain/content/publishing.ts';
import { storedHtml } from '../../domain/content/text/rich-text.ts';
import { isRowId, isStorable, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import { pick } from '../pick.ts';
import type { LocationPageRow } from '../tables.ts';
import { orSlugTaken, refuseTaken, SlugTaken } from './addresses/slug-taken.ts';
import { changeContent } from './content-version.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { moveToTrash } from './history/trash.ts';
import { noteChange } from './item-change.ts';
import { locationFields } from './item-columns.ts';
import { locationState } from './item-state.ts';
import { isPublished, type Visibility } from './published.ts';
import { refuseOutdated, type Save } from './versions.ts';

const columns = ['location_id', ...locationFields] as const;
const versioned = [...columns, 'version'] as const;

/** Newest first, in parts, for readers who cannot hold all of them. */
export function findLocationPageParts(
  db: Database,
  { drafts }: Visibility,
): AsyncGenerator<LocationPage[]> {
  return inParts((last, count) =>
    db
      .selectFrom('location_pages')
      .select(columns)
      .$if(!drafts, (query) => query.where(isPublished))
      .$if(last !== undefined, (query) => query.where('location_id', '<', last?.location_id ?? 0))
      .orderBy('location_id', 'desc')
      .limit(count)
      .execute(),
  );
}

export async function findLocationPageById(
  db: Database,
  id: number,
  { drafts }: Visibility,
): Promise<Versioned<LocationPage> | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom('location_pages')
    .select(versioned)
    .where('location_id', '=', id)
    .$if(!drafts, (query) => query.where(isPublished))
    .executeTakeFirst();
  return row ?? null;
}

export async function findPublishedLocationPageBySlug(
  db: Database,
  slug: string,
): Promise<LocationPage | null> {
  if (slugProblem(slug) !== null || !isStorable(slug)) return null;
  const row = await db
    .selectFrom('location_pages')
    .select(columns)
    .where('slug', '=', slug)
    .where(isPublished)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest pages, by name. */
export async function findPublishedLocationLinks(db: Database): Promise<LocationLink[]> {
  const links = await db
    .selectFrom('location_pages')
    .select(['slug', 'main_heading as name'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
    .limit(locationLinkLimit)
    .execute();
  return links.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** @throws {SlugTaken} when the address is one of the site's fixed ones (R-7-26). */
function storedValues(input: LocationPageInput, { status = publicStatus }: Save) {
  const slug = slugFrom(input.slug_url);
  if (reservedSlugs.has(slug)) {
    throw new SlugTaken(
      `The address /${slug} belongs to the site itself. Please choose another Slug URL.`,
    );
  }
  const text: LocationPageText = {
    slug_url: input.slug_url,
    main_heading: input.main_heading,
    main_paragraph: storedHtml(input.main_paragraph),
    highlighted_heading: input.highlighted_heading,
    heading_1: input.heading_1,
    heading_2: input.heading_2,
    heading_3: input.heading_3,
    heading_4: input.heading_4,
    paragraph_1: storedHtml(input.paragraph_1),
    paragraph_2: storedHtml(input.paragraph_2),
    paragraph_3: storedHtml(input.paragraph_3),
    paragraph_4: storedHtml(input.paragraph_4),
    meta_keywords: input.meta_keywords,
    meta_link: input.meta_link,
    meta_title: input.meta_title,
    meta_description: input.meta_description,
  };
  return storable({ ...text, slug, status, updated_at: new Date().toISOString() });
}

/** @throws {SlugTaken} */
export async function insertLocationPage(
  db: Database,
  input: LocationPageInput,
  save: Save = {},
): Promise<Versioned<LocationPage>> {
  const values = storedValues(input, save);
  return changeContent(db, async (transaction) => {
    const write = transaction
      .insertInto('location_pages')
      .values({ ...values, created_at: values.updated_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const row = await orSlugTaken(`/${values.slug}`, write);
    await noteChange(transaction, { before: null, after: locationState(row) }, save);
    return pick(row, versioned);
  });
}

/** The page as an administrator is about to change it. @throws {VersionConflict} */
async function findToChange(
  transaction: Database,
  id: number,
  save: Save,
): Promise<LocationPageRow | null> {
  const query = transaction.selectFrom('location_pages').selectAll().where('location_id', '=', id);
  const row = await query.executeTakeFirst();
  if (row) refuseOutdated(pick(row, versioned), save);
  return row ?? null;
}

/** Keeps a newer draft of a published page; the version counts, what visitors see stays. */
async function saveBeside(
  transaction: Database,
  before: LocationPageRow,
  values: ReturnType<typeof storedValues>,
  save: Save,
): Promise<Versioned<LocationPage>> {
  const { location_id } = before;
  await refuseTaken(transaction, 'location_pages', { slug: values.slug, own: location_id });
  const version = before.version + 1;
  await transaction
    .updateTable('location_pages')
    .set({ version })
    .where('location_id', '=', location_id)
    .execute();
  const draft: LocationPageRow = { ...before, ...values, version, status: 'draft' };
  await keepDraft(transaction, locationState(before), locationState(draft), save);
  return pick(draft, versioned);
}

/** @returns null when there is no such page. @throws {SlugTaken} @throws {VersionConflict} */
export async function updateLocationPage(
  db: Database,
  id: number,
  input: LocationPageInput,
  save: Save = {},
): Promise<Versioned<LocationPage> | null> {
  if (!isRowId(id)) return null;
  const values = storedValues(input, save);
  return changeContent(db, async (transaction) => {
    const before = await findToChange(transaction, id, save);
    if (!before) return null;
    if (save.status === 'draft' && before.status === publicStatus) {
      return saveBeside(transaction, before, values, save);
    }
    const write = transaction
      .updateTable('location_pages')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('location_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const row = await orSlugTaken(`/${values.slug}`, write);
    await dropDraft(transaction, locationState(row));
    const change = { before: locationState(before), after: locationState(row) };
    await noteChange(transaction, change, save);
    return pick(row, versioned);
  });
}

/** @throws {VersionConflict} */
export async function deleteLocationPage(
  db: Database,
  id: number,
  save: Save = {},
): Promise<boolean> {
  if (!isRowId(id)) return false;
  return changeContent(db, async (transaction) => {
    if (!(await findToChange(transaction, id, save))) return false;
    const deletion = transaction
      .deleteFrom('location_pages')
      .where('location_id', '=', id)
      .returningAll();
    const row = await deletion.executeTakeFirstOrThrow();
    const before = locationState(row);
    await moveToTrash(transaction, before, { row }, save);
    await noteChange(transaction, { before, after: null }, save);
    return true;
  });
}
