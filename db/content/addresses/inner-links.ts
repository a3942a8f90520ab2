import { type ExpressionBuilder, sql } from 'kysely';
import { followMove, type Move } from '../../../domain/content/addresses/inner-links.ts';
import type { BlogContentItem } from '../../../domain/content/kinds/blog.ts';
import type { Database } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { followInWaiting } from '../drafts.ts';
import { recordRevision } from '../history/revisions.ts';
import { blogState, type ItemState, locationState, studyState } from '../item-state.ts';
import type { Save } from '../versions.ts';

/** The columns that hold HTML, and with it links. */
const studyHtml = ['sec1Para', 'sec2Para', 'sec3Para1', 'sec3Para2', 'sec3Para3'] as const;
const locationHtml = [
  'main_paragraph',
  'paragraph_1',
  'paragraph_2',
  'paragraph_3',
  'paragraph_4',
] as const;

/** Rows that may hold a link to the address: its last part stands in one of the columns. */
function mentions<T extends keyof Tables>(columns: readonly string[], { from }: Move) {
  const last = from.slice(from.lastIndexOf('/') + 1);
  const patterns = [last, encodeURIComponent(last)].map(
    (text) => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  );
  return (eb: ExpressionBuilder<Tables, T>) =>
    eb.or(
      columns.flatMap((column) =>
        patterns.map(
          (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
}

type Follow = (html: string) => string;

/** The columns that change when their links follow; null when none does. */
function followIn<K extends string>(row: Record<K, string>, columns: readonly K[], follow: Follow) {
  const changed = columns.filter((column) => follow(row[column]) !== row[column]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((column) => [column, follow(row[column])]));
}

function followInContent(json: string, follow: Follow): string {
  const content: BlogContentItem[] = JSON.parse(json);
  return JSON.stringify(
    content.map(({ heading, paragraph }) => ({ heading, paragraph: follow(paragraph) })),
  );
}

const touched = () => ({ updated_at: new Date().toISOString() });

interface Task {
  move: Move;
  follow: Follow;
  /** The item that moves: it is stored as it was sent. */
  own: ItemState;
}

type Changed = { before: ItemState; after: ItemState };

async function followInStudies(db: Database, { move, follow, own }: Task): Promise<Changed[]> {
  const rows = await db
    .selectFrom('case_studies')
    .selectAll()
    .where('_id', '!=', own.kind === 'case-study' ? own.id : '')
    .where(mentions<'case_studies'>(studyHtml, move))
    .execute();
  const changed: Changed[] = [];
  for (const row of rows) {
    const values = followIn(row, studyHtml, follow);
    if (!values) continue;
    const after = await db
      .updateTable('case_studies')
      .set((eb) => ({ ...values, ...touched(), version: eb('version', '+', 1) }))
      .where('_id', '=', row._id)
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push({ before: studyState(row), after: studyState(after) });
  }
  return changed;
}

async function followInBlogs(db: Database, { move, follow, own }: Task): Promise<Changed[]> {
  const rows = await db
    .selectFrom('blogs')
    .selectAll()
    .where('blog_id', '!=', own.kind === 'blog' ? Number(own.id) : 0)
    .where(mentions<'blogs'>(['blogs_content'], move))
    .execute();
  const changed: Changed[] = [];
  for (const row of rows) {
    const blogs_content = followInContent(row.blogs_content, follow);
    if (blogs_content === row.blogs_content) continue;
    const after = await db
      .updateTable('blogs')
      .set((eb) => ({ blogs_content, ...touched(), version: eb('version', '+', 1) }))
      .where('blog_id', '=', row.blog_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push({ before: blogState(row), after: blogState(after) });
  }
  return changed;
}

async function followInLocations(db: Database, { move, follow, own }: Task): Promise<Changed[]> {
  const rows = await db
    .selectFrom('location_pages')
    .selectAll()
    .where('location_id', '!=', own.kind === 'location-page' ? Number(own.id) : 0)
    .where(mentions<'location_pages'>(locationHtml, move))
    .execute();
  const changed: Changed[] = [];
  for (const row of rows) {
    const values = followIn(row, locationHtml, follow);
    if (!values) continue;
    const after = await db
      .updateTable('location_pages')
      .set((eb) => ({ ...values, ...touched(), version: eb('version', '+', 1) }))
      .where('location_id', '=', row.location_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push({ before: locationState(row), after: locationState(after) });
  }
  return changed;
}

/**
 * Lets the links of all other items follow an address, in the transaction that moves it; also those of
 * newer drafts and of the trash.
 */
export async function rewriteInnerLinks(
  transaction: Database,
  { own, ...move }: Move & { own: ItemState },
  save: Save,
): Promise<void> {
  const task: Task = { own, move, follow: (html) => followMove(html, move, save.origin) };
  const changed = [
    ...(await followInStudies(transaction, task)),
    ...(await followInBlogs(transaction, task)),
    ...(await followInLocations(transaction, task)),
  ];
  await followInWaiting(transaction, task.follow);
  for (const change of changed) {
    await recordRevision(transaction, { ...change, action: 'links followed' }, save);
  }
}
