import type { Selectable } from 'kysely';
import { type FocusPoint, focusPlace, focusPoint } from '../../domain/media/focus.ts';
import { altLimit, type UploadChange } from '../../domain/media/upload.ts';
import { isStorable, storable } from '../column-limits.ts';
import { changeContent, lockContent } from '../content/content-version.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';
import type { UploadTable } from '../tables.ts';
import { compareUses, refreshUses, updateUses } from './upload-use-rows.ts';
import { findUses, type UsesOfFile } from './upload-uses.ts';
import { uploadSearchText } from './use-sources.ts';

export type Upload = Pick<
  Selectable<UploadTable>,
  'file_name' | 'media_type' | 'size' | 'width' | 'height'
> & {
  widths: number[];
};

export interface NewUpload extends Upload {
  hash: string | null;
  original_name: string;
  alt?: string;
  placeholder?: string;
}

const nameLimit = 200;

export async function findStoredFile(db: Database, hash: string | null): Promise<string | null> {
  const query = db.selectFrom('uploads').select('file_name').where('hash', '=', hash);
  return (await query.executeTakeFirst())?.file_name ?? null;
}

/** Call it last. @returns the name under which the same bytes are stored already */
export async function insertUpload(db: Database, upload: NewUpload): Promise<string> {
  const named = storable({
    original_name: upload.original_name.toWellFormed().slice(0, nameLimit),
    alt: upload.alt?.slice(0, altLimit).toWellFormed() ?? '',
  });
  const row = await db
    .insertInto('uploads')
    .values({
      ...named,
      file_name: upload.file_name,
      media_type: upload.media_type,
      size: upload.size,
      width: upload.width,
      height: upload.height,
      widths: JSON.stringify(upload.widths),
      hash: upload.hash,
      placeholder: upload.placeholder,
      search_text: uploadSearchText({ ...named, file_name: upload.file_name }),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('file_name')
    .executeTakeFirst();
  const stored = row?.file_name ?? (await findStoredFile(db, upload.hash));
  if (stored === null) throw new Error('The file is deleted again.');
  return stored;
}

/** The first after an upload, 0 for all; null when none is left. */
export async function findUploadWithoutAvif(
  db: Database,
  after: number,
): Promise<(Pick<Upload, 'file_name' | 'widths'> & { upload_id: number }) | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['upload_id', 'file_name', 'widths'])
    .where('upload_id', '>', after)
    .where('has_avif', '=', 0)
    .where('hash', 'is not', null)
    .where('widths', '!=', '[]')
    .orderBy('upload_id')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, widths: JSON.parse(row.widths) } : null;
}

export async function hasUpload(db: Database, fileName: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also by a write that is still on its way: its transaction ends first. */
export function isFileNamed(db: Database, name: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    const row = await transaction
      .selectFrom('uploads')
      .select('upload_id')
      .where((where) => where.or([where('file_name', '=', name), where('captions', '=', name)]))
      .executeTakeFirst();
    return row !== undefined;
  });
}

export async function findUploadFileNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select(['file_name', 'captions']).execute();
  return rows.flatMap(({ file_name, captions }) => [file_name, captions]).filter(Boolean);
}

export async function markAvifMade(db: Database, fileName: string): Promise<void> {
  await db.updateTable('uploads').set({ has_avif: 1 }).where('file_name', '=', fileName).execute();
}

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

export function updateUpload(
  db: Database,
  id: number,
  { point, ...input }: UploadChange,
): Promise<boolean> {
  const focus = point && { focus: focusPlace(point), focus_x: point.x, focus_y: point.y };
  return changeContent(db, async (transaction) => {
    const isUpdated = await hasChanged(
      transaction
        .updateTable('uploads')
        .set({ upload_id: id, ...storable(input), ...focus })
        .where('upload_id', '=', id),
    );
    await updateUses(transaction, 'film', String(id));
    return isUpdated;
  });
}

/** Something names the file. */
export class UploadInUse extends Error {
  readonly uses: UsesOfFile;

  constructor(uses: UsesOfFile) {
    super('The file is still used.');
    this.uses = uses;
  }
}

/** All texts are compared before, as a release without the stored uses may run beside this one. */
async function refuseUsed(transaction: Database, id: number): Promise<void> {
  const row = await transaction
    .selectFrom('uploads')
    .select('file_name')
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await refreshUses(transaction);
  const uses = (await findUses(transaction, [row.file_name]))(row.file_name);
  if (uses.count > 0) throw new UploadInUse(uses);
}

/** @returns the names of the files to delete @throws {UploadInUse} unless it is forced */
export async function deleteUpload(
  db: Database,
  id: number,
  force: boolean,
): Promise<(Pick<Upload, 'file_name' | 'widths'> & { captions: string }) | null> {
  // What there is to read is read before saves have to wait.
  if (!force) await compareUses(db);
  return changeContent(db, async (transaction) => {
    if (!force) await refuseUsed(transaction, id);
    const row = await transaction
      .deleteFrom('uploads')
      .where('upload_id', '=', id)
      .returning(['file_name', 'widths', 'captions'])
      .executeTakeFirst();
    await updateUses(transaction, 'film', String(id));
    return row ? { ...row, widths: JSON.parse(row.widths) } : null;
  });
}

const extensions = ['jpg', 'png', 'webp', 'avif'];

interface StoredDetails {
  alt: string;
  focus: FocusPoint;
  placeholder: string | null;
}

/** By file name without extension; pictures without details are left out. */
export async function findPictureDetails(
  db: Database,
  starts: string[],
): Promise<Map<string, StoredDetails>> {
  const known = [...new Set(starts)].filter(isStorable);
  if (known.length === 0) return new Map();
  const names = known.flatMap((start) => extensions.map((extension) => `${start}.${extension}`));
  const rows = await db
    .selectFrom('uploads')
    .select(['file_name', 'alt', 'focus', 'focus_x', 'focus_y', 'placeholder'])
    .where('file_name', 'in', names)
    .where((where) =>
      where.or([
        where('alt', '!=', ''),
        where('focus', '!=', 'center'),
        where('focus_x', 'is not', null),
        where('placeholder', '!=', ''),
      ]),
    )
    .execute();
  return new Map(
    rows.map(({ file_name, alt, focus: place, focus_x: x, focus_y: y, placeholder }) => [
      file_name.replace(/\.\w+$/, ''),
      { alt, focus: focusPoint(place, { x, y }), placeholder },
    ]),
  );
}
