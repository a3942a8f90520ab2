import type { Selectable } from 'kysely';
import { isStorable } from './column-limits.ts';
import type { Database } from './open.ts';
import type { UploadTable } from './tables.ts';

/** What is known of a file in the media store. */
export type Upload = Omit<Selectable<UploadTable>, 'upload_id' | 'widths' | 'created_at'> & {
  /** Widths in px of the smaller WebP files beside the original. */
  widths: number[];
};

const columns = ['file_name', 'media_type', 'size', 'width', 'height', 'widths'] as const;

/** Called last, when the files are in place, so that a row never lacks its files. */
export async function insertUpload(db: Database, upload: Upload): Promise<void> {
  await db
    .insertInto('uploads')
    .values({
      file_name: upload.file_name,
      media_type: upload.media_type,
      size: upload.size,
      width: upload.width,
      height: upload.height,
      widths: JSON.stringify(upload.widths),
      created_at: new Date().toISOString(),
    })
    .execute();
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

/** The widths of the named files; names of other files are left out. */
export async function findUploadWidths(
  db: Database,
  fileNames: string[],
): Promise<Map<string, number[]>> {
  const names = [...new Set(fileNames)].filter(isStorable);
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['file_name', 'widths'])
    .where('file_name', 'in', names)
    .execute();
  return new Map(rows.map((row) => [row.file_name, JSON.parse(row.widths)]));
}
