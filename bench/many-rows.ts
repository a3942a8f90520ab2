import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import { folded, searchText } from '../domain/content/text/search-text.ts';
import { titleOf } from './many-items.ts';

/** SQLite takes 32,766 parameters. */
const batch = 1_000;

/** Ten digits at the end, so that both databases make the same names by adding. */
const zeros = '0'.repeat(22);
const first = 1_000_000_000;

/** Now, as the trash is emptied after its days. */
const time = new Date().toISOString();

function fileName(index: number): string {
  return `${zeros}${first + index}-w1200h800.jpg`;
}

function uploadRow(index: number) {
  const original_name = `IMG ${titleOf(index)}.jpg`;
  const size = { size: (index * 7_919) % 5_000_003, width: 1_200, height: 800, widths: '[480]' };
  return {
    file_name: fileName(index),
    original_name,
    media_type: index % 50 === 0 ? 'video/mp4' : 'image/jpeg',
    ...size,
    alt: titleOf(index + 7),
    placeholder: '1b5459 111 222 333 444 555 666',
    search_text: searchText([original_name, titleOf(index + 7), fileName(index)]),
    created_at: time,
  };
}

function redirectRow(index: number) {
  const path = `/old/${titleOf(index).toLowerCase().replaceAll(' ', '-')}`;
  return { path, target: '/contact', hits: index % 97, made_by: '', made_at: time };
}

function trashRow(index: number) {
  const title = titleOf(index);
  const state = JSON.stringify({ row: { title, brief_paragraph: title.repeat(20) } });
  const item = { kind: 'blog' as const, item_id: String(9_000_000 + index), title, state };
  return { ...item, deleted_by: 'a@b.example', deleted_at: time, search_text: folded(title) };
}

async function insertAll<Row>(
  count: number,
  row: (index: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < count; at += batch) {
    const length = Math.min(batch, count - at);
    await insert(Array.from({ length }, (_, index) => row(at + index)));
  }
}

/** What the screens beside the items list: half of the uploads are used, each by some blogs. */
export async function insertManyRows(db: Database, count: number): Promise<void> {
  const uploads = Math.max(1, Math.round(count / 5));
  await db.transaction().execute(async (transaction) => {
    await insertAll(uploads, uploadRow, (rows) =>
      transaction.insertInto('uploads').values(rows).execute(),
    );
    await insertAll(count, redirectRow, (rows) =>
      transaction.insertInto('redirects').values(rows).execute(),
    );
    await insertAll(count, trashRow, (rows) =>
      transaction.insertInto('trash').values(rows).execute(),
    );
    const used = Math.max(1, Math.floor(uploads / 2));
    await sql`update blogs set blog_image =
      ${`/media/${zeros}`} || cast(${first} + blog_id % ${used} as text) || '-w1200h800.jpg'`.execute(
      transaction,
    );
  });
}
