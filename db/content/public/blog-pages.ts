import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import {
  type BlogListItem,
  type BlogNeighbours,
  blogKind,
} from '../../../domain/content/kinds/blog.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import {
  type CategoryCounts,
  type ListPart,
  type ListResult,
  searchWords,
} from '../../../domain/list-part.ts';
import { isRowId } from '../../column-limits.ts';
import { findPart, isQueryable, type ListCache, type PartQueries } from '../../lists/list-part.ts';
import type { Database } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { findCategories } from '../categories.ts';
import { blogListColumns } from '../list-columns.ts';
import { isPublished } from '../publishing/published.ts';
import { type Position, searchOf } from './search.ts';

function hasCategory(
  eb: ExpressionBuilder<Tables, typeof blogKind.table>,
  name: string,
): Expression<SqlBool> {
  const id = eb
    .selectFrom('categories')
    .select('category_id')
    .where('categories.category', '=', name);
  return eb('blogs.category', '=', id);
}

const searched = { table: 'blog_search', key: 'blog_id', id: 'blog_search.blog_id' } as const;

function rowsOf(db: Database, { category, find }: ListPart): PartQueries<number> {
  const published = expressionBuilder<Tables>()
    .selectFrom(blogKind.table)
    .where(isPublished)
    .$if(category !== '', (query) => query.where((eb) => hasCategory(eb, category)));
  const positions = sql<
    Position<number>
  >`${published.select(['published_at as at', 'blog_id as id'])}`;
  const words = searchWords(find).map((word) => [word]);
  if (words.length === 0) return { counted: positions, positions: () => positions };
  const one = published
    .select('blogs.blog_id')
    .whereRef('blogs.blog_id', '=', sql.ref(searched.id));
  const within = { positions, has: sql<SqlBool>`exists ${one}` };
  return searchOf<number>(db, searched, category === '' ? { words } : { words, within });
}

/** Newest first (decision D13). */
export async function findBlogPage(
  db: Database,
  part: ListPart,
  known?: ListCache<number>,
): Promise<ListResult<BlogListItem>> {
  if (!isQueryable(part)) return { items: [], count: 0 };
  const { ids, count } = await findPart(db, part, rowsOf(db, part), known);
  return { items: await findItems(db, ids), count };
}

async function findItems(db: Database, ids: number[]): Promise<BlogListItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(blogKind.table)
    .select([...blogListColumns, 'status'])
    .where('blog_id', 'in', ids)
    .execute();
  return rows
    .filter(({ status }) => status === publicStatus)
    .map(({ status: _, ...item }) => item)
    .sort((a, b) => ids.indexOf(a.blog_id) - ids.indexOf(b.blog_id));
}

export async function countBlogCategories(db: Database): Promise<CategoryCounts> {
  const [rows, names] = await Promise.all([
    db
      .selectFrom(blogKind.table)
      .select(['category', (eb) => eb.fn.countAll().as('count')])
      .where(isPublished)
      .groupBy('category')
      .execute(),
    findCategories(db),
  ]);
  const nameOf = new Map(names.map(({ category_id, category }) => [category_id, category]));
  const counts = rows.map(({ category, count }) => ({
    ...(category && { id: category }),
    name: nameOf.get(category ?? 0) ?? '',
    count: Number(count),
  }));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    categories: counts
      .filter(({ name }) => name !== '')
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')),
    known: names.map(({ category }) => category),
  };
}

export async function findBlogNeighbours(db: Database, blog_id: number): Promise<BlogNeighbours> {
  const neighbour = (side: '<' | '>', direction: 'asc' | 'desc') =>
    db
      .selectFrom(blogKind.table)
      .select(['slug_url', 'title'])
      .where(isPublished)
      .where((eb) =>
        eb(
          eb.refTuple('published_at', 'blog_id'),
          side,
          eb
            .selectFrom('blogs as one')
            .select(['one.published_at', 'one.blog_id'])
            .where('one.blog_id', '=', blog_id)
            .$asTuple('published_at', 'blog_id'),
        ),
      )
      .orderBy('published_at', direction)
      .orderBy('blog_id', direction)
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = await Promise.all([neighbour('<', 'desc'), neighbour('>', 'asc')]);
  return { previous: previous ?? null, next: next ?? null };
}

export async function findLatestBlogs(
  db: Database,
  count: number,
  without?: number,
): Promise<BlogListItem[]> {
  return db
    .selectFrom(blogKind.table)
    .select(blogListColumns)
    .where(isPublished)
    .$if(without !== undefined && isRowId(without), (query) =>
      query.where('blog_id', '!=', without ?? 0),
    )
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc')
    .limit(count)
    .execute();
}
