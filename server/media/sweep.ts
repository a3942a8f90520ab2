import { findUploadFileNames } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { uploadNamePattern } from '../../media/upload-name.ts';

/** Milliseconds before a file without a row counts as left behind; an upload takes two minutes at most. */
const minAge = 24 * 3_600_000;

/** A process dies with two uploads at work; many more say that the database is not this store's. */
const maxUploads = 20;

/** What all files of one upload begin with. */
const stemOf = (name: string) => name.slice(0, 32);

/**
 * Removes the files of uploads that no row names: what was put into the store before a process was killed,
 * and what could not be removed with its row (fault F10).
 * @returns the names of the files that are gone.
 * @throws {Error} when suspiciously many would go; none has gone then.
 */
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
