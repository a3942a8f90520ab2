import { stemOf } from '../../db/media/upload-uses.ts';
import { findUploadFileNames } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { day } from '../../domain/durations.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { uploadNamePattern } from '../../media/upload-name.ts';

/** Uploads take two minutes at most, so an older file without a row is an orphan. */
const minAge = day;

/** A crash leaves two at most; many more mean that the database belongs to another store. */
const maxUploads = 20;

/** Orphans of a crash or a failed deletion (fault F10). @throws {Error} if there are too many. */
export async function sweepMedia(db: Database, media: MediaStore, now: number): Promise<string[]> {
  const names = (await media.list()).filter((name) => uploadNamePattern.test(name));
  const known = new Set((await findUploadFileNames(db)).map(stemOf));
  const old: string[] = [];
  for (const name of names.filter((one) => !known.has(stemOf(one)))) {
    const file = await media.find(name);
    if (file && file.modified.getTime() < now - minAge) old.push(name);
  }
  const uploads = new Set(old.map(stemOf)).size;
  if (uploads > maxUploads) {
    throw new Error(
      `${uploads} uploads in the ${media.label} have no row in this database; none was removed.`,
    );
  }
  await media.remove(old);
  return old;
}
