import type { UploadedFilm } from '../../domain/media/upload.ts';
import { isStorable } from '../column-limits.ts';
import { changeContent } from '../content/content-version.ts';
import type { Database } from '../open.ts';

export async function findUploadedFilm(
  db: Database,
  address: string,
): Promise<UploadedFilm | null> {
  const [, name] = /^\/media\/([^/?#]+)$/.exec(address.trim()) ?? [];
  if (name === undefined || !isStorable(name)) return null;
  const row = await db
    .selectFrom('uploads')
    .select(['created_at', 'poster', 'captions'])
    .where('file_name', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const captions = row.captions && `/media/${row.captions}`;
  return { uploadedAt: row.created_at, poster: row.poster, captions };
}

/** @returns the name before, for its file to be deleted; null without such a film */
export function setCaptions(db: Database, id: number, captions: string): Promise<string | null> {
  return changeContent(db, async (transaction) => {
    const film = await transaction
      .selectFrom('uploads')
      .select('captions')
      .where('upload_id', '=', id)
      .where('media_type', 'like', 'video/%')
      .executeTakeFirst();
    if (!film) return null;
    await transaction
      .updateTable('uploads')
      .set({ captions })
      .where('upload_id', '=', id)
      .execute();
    return film.captions;
  });
}
