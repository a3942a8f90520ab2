import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import {
  searchedBlogFields,
  searchedStudyFields,
  searchText,
} from '../../../domain/content/text/search-text.ts';
import type { Database } from '../../open.ts';
import { inParts } from '../../parts.ts';
import { pick } from '../../pick.ts';
import type { ItemState } from '../item-state.ts';
import { isPublished } from '../published.ts';

/** Rows written at a time: each takes its place in an index of all parts of words. */
const batch = 500;

function selectBlogs(db: Database) {
  return db
    .selectFrom('blogs')
    .select(['blog_id', 'published_at', ...searchedBlogFields])
    .where(isPublished);
}

type Blog = Awaited<ReturnType<ReturnType<typeof selectBlogs>['execute']>>[number];

async function writeBlogs(db: Database, blogs: Blog[]): Promise<void> {
  if (blogs.length === 0) return;
  const rows = blogs.map((blog) => ({
    blog_id: blog.blog_id,
    listed_at: blog.published_at,
    search_text: searchText(Object.values(pick(blog, searchedBlogFields))),
  }));
  await db
    .insertInto('blog_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('blog_id').doUpdateSet((eb) => ({
        listed_at: eb.ref('excluded.listed_at'),
        search_text: eb.ref('excluded.search_text'),
      })),
    )
    .execute();
}

function selectStudies(db: Database) {
  return db
    .selectFrom('case_studies')
    .select(['_id', 'created_at', ...searchedStudyFields])
    .where(isPublished);
}

type Study = Awaited<ReturnType<ReturnType<typeof selectStudies>['execute']>>[number];

async function writeStudies(db: Database, studies: Study[]): Promise<void> {
  if (studies.length === 0) return;
  const rows = studies.map((study) => ({
    _id: study._id,
    listed_at: study.created_at,
    search_text: searchText(Object.values(pick(study, searchedStudyFields))),
  }));
  await db
    .insertInto('case_study_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('_id').doUpdateSet((eb) => ({
        listed_at: eb.ref('excluded.listed_at'),
        search_text: eb.ref('excluded.search_text'),
      })),
    )
    .execute();
}

const keep: Record<ItemKind, (transaction: Database, id: string) => Promise<unknown>> = {
  async blog(transaction, id) {
    const blog_id = Number(id);
    const blogs = await selectBlogs(transaction).where('blog_id', '=', blog_id).execute();
    if (blogs.length > 0) return writeBlogs(transaction, blogs);
    return transaction.deleteFrom('blog_search').where('blog_id', '=', blog_id).execute();
  },
  async 'case-study'(transaction, id) {
    const studies = await selectStudies(transaction).where('_id', '=', id).execute();
    if (studies.length > 0) return writeStudies(transaction, studies);
    return transaction.deleteFrom('case_study_search').where('_id', '=', id).execute();
  },
  'location-page': async () => {},
};

/** Lets the public search find an item as it stands now, or not at all: its texts are public or not there. */
export async function keepSearchText(
  transaction: Database,
  { kind, id }: Pick<ItemState, 'kind' | 'id'>,
): Promise<void> {
  await keep[kind](transaction, id);
}

/** Lets the public search find every published item, where its texts were never kept. */
export async function fillSearchTexts(db: Database): Promise<void> {
  const blogs = inParts<Blog>(
    (last, count) =>
      selectBlogs(db)
        .where('blog_id', '>', last?.blog_id ?? 0)
        .orderBy('blog_id')
        .limit(count)
        .execute(),
    batch,
  );
  for await (const part of blogs) await writeBlogs(db, part);
  const studies = inParts<Study>(
    (last, count) =>
      selectStudies(db)
        .where('_id', '>', last?._id ?? '')
        .orderBy('_id')
        .limit(count)
        .execute(),
    batch,
  );
  for await (const part of studies) await writeStudies(db, part);
}
