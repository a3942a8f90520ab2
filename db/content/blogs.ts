import { slugFrom, slugFromTitle } from '../../domain/content/addresses/slug.ts';
import type { Versioned } from '../../domain/content/item.ts';
import type { Blog, BlogInput, BlogListItem } from '../../domain/content/kinds/blog.ts';
import { type PublishingStatus, publicStatus } from '../../domain/content/publishing.ts';
import { timeFromPublishedDate } from '../../domain/content/text/published-date.ts';
import { storedHtml } from '../../domain/content/text/rich-text.ts';
import { isRowId, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { inParts, wholeOf } from '../parts.ts';
import { pick } from '../pick.ts';
import type { BlogRow } from '../tables.ts';
import { orSlugTaken, refuseTaken } from './addresses/slug-taken.ts';
import { refuseUnknownCategory } from './categories.ts';
import { changeContent } from './content-version.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { moveToTrash } from './history/trash.ts';
import { noteChange } from './item-change.ts';
import { blogFields, blogListColumns } from './item-columns.ts';
import { blogState } from './item-state.ts';
import { isPublished, type Visibility } from './published.ts';
import { refuseOutdated, type Save } from './versions.ts';

export const blogColumns = ['blog_id', ...blogFields] as const;

const versioned = [...blogColumns, 'version'] as const;

/** A row with its content as it is used. */
export function blogFromRow<T extends Pick<BlogRow, 'blogs_content'>>(
  row: T,
): Omit<T, 'blogs_content'> & Pick<Blog, 'blogs_content'> {
  return { ...row, blogs_content: JSON.parse(row.blogs_content) };
}

function versionedBlog(row: BlogRow): Versioned<Blog> {
  return blogFromRow(pick(row, versioned));
}

/** The list items of a reader, newest first (decision D13). */
function selectList(db: Database, { drafts }: Visibility) {
  return db
    .selectFrom('blogs')
    .select(blogListColumns)
    .$if(!drafts, (query) => query.where(isPublished))
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc');
}

export async function findBlogs(db: Database, visibility: Visibility): Promise<BlogListItem[]> {
  return wholeOf(findBlogParts(db, visibility));
}

/** The same list in parts, for readers who cannot hold all of it. */
export async function* findBlogParts(
  db: Database,
  visibility: Visibility,
): AsyncGenerator<BlogListItem[]> {
  type Row = BlogListItem & Pick<BlogRow, 'published_at'>;
  const parts = inParts<Row>((last, count) =>
    selectList(db, visibility)
      .select('published_at')
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('published_at', 'blog_id'),
            '<',
            eb.tuple(last?.published_at ?? '', last?.blog_id ?? 0),
          ),
        ),
      )
      .limit(count)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(({ published_at: _, ...item }) => item);
}

/** The newest `count` published blogs, without the one named. */
export async function findLatestBlogs(
  db: Database,
  count: number,
  without?: number,
): Promise<BlogListItem[]> {
  return selectList(db, { drafts: false })
    .$if(without !== undefined && isRowId(without), (query) =>
      query.where('blog_id', '!=', without ?? 0),
    )
    .limit(count)
    .execute();
}

export async function findBlogById(
  db: Database,
  id: number,
  { drafts }: Visibility,
): Promise<Versioned<Blog> | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom('blogs')
    .select(versioned)
    .where('blog_id', '=', id)
    .$if(!drafts, (query) => query.where(isPublished))
    .executeTakeFirst();
  return row ? blogFromRow(row) : null;
}

/** What is stored of an input; a blog without slug and title has no address and is a draft (D50). */
function storedValues(input: BlogInput, { status: wanted = publicStatus }: Save) {
  const slug_url = input.slug_url.trim() === '' ? slugFromTitle(input.title) : input.slug_url;
  const slug = slugFrom(slug_url) || null;
  const status: PublishingStatus = slug ? wanted : 'draft';
  const content = input.blogs_content.map(({ heading, paragraph }) => ({
    heading,
    paragraph: storedHtml(paragraph),
  }));
  return storable({
    title: input.title,
    slug_url,
    slug,
    brief_paragraph: input.brief_paragraph,
    category: input.category,
    published_date: input.published_date,
    blog_image: input.blog_image,
    metaTitle: input.metaTitle,
    metaDescription: input.metaDescription,
    canonicalLink: input.canonicalLink,
    blogs_content: JSON.stringify(content),
    status,
  });
}

/** @throws {SlugTaken} @throws {UnknownCategory} */
export async function insertBlog(
  db: Database,
  input: BlogInput,
  save: Save = {},
): Promise<Versioned<Blog>> {
  const values = storedValues(input, save);
  const created_at = new Date().toISOString();
  const published_at = timeFromPublishedDate(input.published_date)?.toISOString() ?? created_at;
  return changeContent(db, async (transaction) => {
    await refuseUnknownCategory(transaction, input.category);
    const write = transaction
      .insertInto('blogs')
      .values({ ...values, published_at, created_at, updated_at: created_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const row = await orSlugTaken(`/blogs/${values.slug}`, write);
    await noteChange(transaction, { before: null, after: blogState(row) }, save);
    return versionedBlog(row);
  });
}

/** The blog as an administrator is about to change it. @throws {VersionConflict} */
async function findToChange(
  transaction: Database,
  id: number,
  save: Save,
): Promise<BlogRow | null> {
  const query = transaction.selectFrom('blogs').selectAll().where('blog_id', '=', id);
  const row = await query.executeTakeFirst();
  if (row) refuseOutdated(versionedBlog(row), save);
  return row ?? null;
}

/** Keeps a newer draft of a published blog; the version counts, what visitors see stays. */
async function saveBeside(
  transaction: Database,
  before: BlogRow,
  values: ReturnType<typeof storedValues>,
  save: Save,
): Promise<Versioned<Blog>> {
  const { blog_id } = before;
  await refuseTaken(transaction, 'blogs', { slug: values.slug, own: blog_id });
  const version = before.version + 1;
  await transaction.updateTable('blogs').set({ version }).where('blog_id', '=', blog_id).execute();
  const draft: BlogRow = { ...before, ...values, version, status: 'draft' };
  await keepDraft(transaction, blogState(before), blogState(draft), save);
  return versionedBlog(draft);
}

/**
 * @returns null when there is no such blog.
 * @throws {SlugTaken} @throws {UnknownCategory} @throws {VersionConflict}
 */
export async function updateBlog(
  db: Database,
  id: number,
  input: BlogInput,
  save: Save = {},
): Promise<Versioned<Blog> | null> {
  if (!isRowId(id)) return null;
  const values = storedValues(input, save);
  const time = timeFromPublishedDate(input.published_date)?.toISOString();
  return changeContent(db, async (transaction) => {
    const before = await findToChange(transaction, id, save);
    if (!before) return null;
    await refuseUnknownCategory(transaction, input.category);
    if (save.status === 'draft' && before.status === publicStatus) {
      return saveBeside(transaction, before, values, save);
    }
    const write = transaction
      .updateTable('blogs')
      .set(values)
      .set((eb) => ({
        published_at: time ?? eb.ref('created_at'),
        updated_at: new Date().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('blog_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const row = await orSlugTaken(`/blogs/${values.slug}`, write);
    await dropDraft(transaction, blogState(row));
    await noteChange(transaction, { before: blogState(before), after: blogState(row) }, save);
    return versionedBlog(row);
  });
}

/** @throws {VersionConflict} */
export async function deleteBlog(db: Database, id: number, save: Save = {}): Promise<boolean> {
  if (!isRowId(id)) return false;
  return changeContent(db, async (transaction) => {
    if (!(await findToChange(transaction, id, save))) return false;
    const deletion = transaction.deleteFrom('blogs').where('blog_id', '=', id).returningAll();
    const row = await deletion.executeTakeFirstOrThrow();
    const before = blogState(row);
    await moveToTrash(transaction, before, { row }, save);
    await noteChange(transaction, { before, after: null }, save);
    return true;
  });
}
