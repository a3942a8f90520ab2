import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  LibraryUpload,
  UploadPage,
  UploadQuery,
  UploadSort,
} from '../../domain/api/media/uploads.ts';
import { searchWords } from '../../domain/list-part.ts';
import { focusPoint } from '../../domain/media/focus.ts';
import { isStorable } from '../column-limits.ts';
import { holdsWord } from '../lists/rows-on-page.ts';
import type { Database } from '../open.ts';
import { compareUses } from './upload-use-rows.ts';
import { findUses } from './upload-uses.ts';

const libraryPageSize = 24;

const orders = {
  newest: ['upload_id', 'desc'],
  oldest: ['upload_id', 'asc'],
  name: ['search_text', 'asc'],
  largest: ['size', 'desc'],
} as const satisfies Record<UploadSort, readonly [string, 'asc' | 'desc']>;

const isUnused = sql<SqlBool>`not exists
  (select 1 from upload_uses where stem = substr(uploads.file_name, 1, 32))`;

function conditionsOf({ find, kind }: UploadQuery): RawBuilder<SqlBool>[] {
  const words = searchWords(find).map((word) => holdsWord(sql.ref('search_text'), word));
  return kind === 'all' ? words : [sql`media_type like ${`${kind}/%`}`, ...words];
}

function allOf(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

async function countBoth(db: Database, conditions: RawBuilder<SqlBool>[]) {
  const { count, unused } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll().as('count'))
    .select(sql<number>`coalesce(sum(case when ${isUnused} then 1 else 0 end), 0)`.as('unused'))
    .where(allOf(conditions))
    .executeTakeFirstOrThrow();
  return { count: Number(count), unused: Number(unused) };
}

async function findRows(
  db: Database,
  conditions: RawBuilder<SqlBool>[],
  { sort, page }: UploadQuery,
) {
  const [column, direction] = orders[sort];
  return db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'original_name', 'media_type', 'size', 'width', 'height'])
    .select(['alt', 'focus', 'focus_x', 'focus_y', 'caption'])
    .select(['placeholder', 'poster', 'captions', 'created_at'])
    .where(allOf(conditions))
    .orderBy(column, direction)
    .$if(column !== 'upload_id', (query) => query.orderBy('upload_id', 'desc'))
    .limit(libraryPageSize)
    .offset((page - 1) * libraryPageSize)
    .execute();
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

async function asAnswered(db: Database, rows: Row[]): Promise<LibraryUpload[]> {
  const usesOf = await findUses(
    db,
    rows.map(({ file_name }) => file_name),
  );
  return rows.map(({ file_name, focus_x: x, focus_y: y, ...row }) => ({
    ...row,
    point: focusPoint(row.focus, { x, y }),
    placeholder: row.placeholder ?? '',
    captions: row.captions && `/media/${row.captions}`,
    address: `/media/${file_name}`,
    used: usesOf(file_name).count,
    uses: usesOf(file_name).places,
  }));
}

/** The page that was asked for, or the last one. */
export async function findLibraryPage(db: Database, wanted: UploadQuery): Promise<UploadPage> {
  if (!isStorable(wanted.find)) return { uploads: [], count: 0, unused: 0, page: 1, last: 1 };
  await compareUses(db);
  const conditions = conditionsOf(wanted);
  const { count, unused } = await countBoth(db, conditions);
  const last = Math.max(1, Math.ceil((wanted.unused ? unused : count) / libraryPageSize));
  const page = Math.min(wanted.page, last);
  const shown = wanted.unused ? [...conditions, isUnused] : conditions;
  const rows = await findRows(db, shown, { ...wanted, page });
  return { uploads: await asAnswered(db, rows), count, unused, page, last };
}
