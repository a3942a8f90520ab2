import type { Selectable } from 'kysely';
import type { UploadInput } from '../../domain/media/upload.ts';
import { isStorable, storable } from '../column-limits.ts';
import { changeContent } from '../content/content-version.ts';
import type { Database } from '../open.ts';
import type { UploadTable } from '../tables.ts';

const columns = ['file_name', 'media_type', 'size', 'width', 'height', 'widths'] as const;

/** What is known of a file in the media store. */
export type Upload = Pick<Selectable<UploadTable>, Exclude<(typeof columns)[number], 'widths'>> & {
  /** Widths in px of the smaller WebP files beside the original. */
  widths: number[];
};

interface NewUpload extends Upload {
  /** SHA-256 of the bytes as they were sent. */
  hash: string | null;
  original_name: string;
  /** As in domain/media/placeholder.ts; without it, it is still to be made. */
  placeholder?: string;
}

/** Longest name of a sent file that is kept. */
const nameLimit = 200;

/**
 * Called last, when the files are in place, so that a row never lacks its files. Answers the name under
 * which these bytes are kept: another one when they had been sent before.
 */
export async function insertUpload(db: Database, upload: NewUpload): Promise<string> {
  const row = await db
    .insertInto('uploads')
    .values({
      ...storable({ original_name: upload.original_name.toWellFormed().slice(0, nameLimit) }),
      file_name: upload.file_name,
      media_type: upload.media_type,
      size: upload.size,
      width: upload.width,
      height: upload.height,
      widths: JSON.stringify(upload.widths),
      hash: upload.hash,
      placeholder: upload.placeholder,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('file_name')
    .executeTakeFirst();
  if (row) return row.file_name;
  const known = await db
    .selectFrom('uploads')
    .select('file_name')
    .where('hash', '=', upload.hash)
    .executeTakeFirstOrThrow();
  return known.file_name;
}

export async function findUploadByFileName(db: Database, name: string): Promise<Upload | null> {
  if (!isStorable(name)) return null;
  const row = await db
    .selectFrom('uploads')
    .select(columns)
    .where('file_name', '=', name)
    .executeTakeFirst();
  return row ? { ...row, widths: JSON.parse(row.widths) } : null;
}

/** Pictures whose AVIF files are still to be made, oldest first. */
export async function findUploadsWithoutAvif(
  db: Database,
): Promise<Pick<Upload, 'file_name' | 'widths'>[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['file_name', 'widths'])
    .where('has_avif', '=', 0)
    .where('hash', 'is not', null)
    .where('widths', '!=', '[]')
    .orderBy('upload_id')
    .execute();
  return rows.map((row) => ({ ...row, widths: JSON.parse(row.widths) }));
}

/** The names of all uploads and of their captions. */
export async function findUploadFileNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select(['file_name', 'captions']).execute();
  return rows.flatMap(({ file_name, captions }) => [file_name, captions]).filter(Boolean);
}

export async function markAvifMade(db: Database, fileName: string): Promise<void> {
  await db.updateTable('uploads').set({ has_avif: 1 }).where('file_name', '=', fileName).execute();
}

/** Pictures of earlier releases, which have no placeholder yet; those without smaller files get none. */
export async function findUploadsWithoutPlaceholder(
  db: Database,
): Promise<Pick<Upload, 'file_name' | 'widths'>[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['file_name', 'widths'])
    .where('placeholder', 'is', null)
    .where('widths', '!=', '[]')
    .execute();
  return rows.map((row) => ({ ...row, widths: JSON.parse(row.widths) }));
}

/** Keeps placeholders by file name; pages show them at once. */
export function keepPlaceholders(db: Database, made: Map<string, string>): Promise<void> {
  return changeContent(db, async (transaction) => {
    for (const [fileName, placeholder] of made) {
      await transaction
        .updateTable('uploads')
        .set({ placeholder })
        .where('file_name', '=', fileName)
        .execute();
    }
  });
}

export async function findUploadName(db: Database, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('uploads')
    .select('file_name')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  return row?.file_name ?? null;
}

/** Changes what pages show of an upload; false when there is none. */
export function updateUpload(db: Database, id: number, input: UploadInput): Promise<boolean> {
  return changeContent(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set(storable(input))
      .where('upload_id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Takes the row away and answers what it named, for its files to follow. */
export function deleteUpload(
  db: Database,
  id: number,
): Promise<(Pick<Upload, 'file_name' | 'widths'> & { captions: string }) | null> {
  return changeContent(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('uploads')
      .where('upload_id', '=', id)
      .returning(['file_name', 'widths', 'captions'])
      .executeTakeFirst();
    return row ? { ...row, widths: JSON.parse(row.widths) } : null;
  });
}

/** Extensions of a stored still picture. */
const extensions = ['jpg', 'png', 'webp', 'avif'];

/** What a page shows of a picture beside its files. */
type StoredDetails = Pick<UploadInput, 'alt' | 'focus'> & { placeholder: string | null };

/**
 * What is known of pictures, by the start of their file names (without the extension, as in
 * `<32 hex>-w4000h3000`); pictures of which nothing is known are left out.
 */
export async function findPictureDetails(
  db: Database,
  starts: string[],
): Promise<Map<string, StoredDetails>> {
  const known = [...new Set(starts)].filter(isStorable);
  if (known.length === 0) return new Map();
  const names = known.flatMap((start) => extensions.map((extension) => `${start}.${extension}`));
  const rows = await db
    .selectFrom('uploads')
    .select(['file_name', 'alt', 'focus', 'placeholder'])
    .where('file_name', 'in', names)
    .where((where) =>
      where.or([
        where('alt', '!=', ''),
        where('focus', '!=', 'center'),
        where('placeholder', '!=', ''),
      ]),
    )
    .execute();
  return new Map(rows.map(({ file_name, ...said }) => [file_name.replace(/\.\w+$/, ''), said]));
}
