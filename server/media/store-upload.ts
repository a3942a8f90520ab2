import { uploadsWithinQuota } from '../../db/media/upload-quota.ts';
import { isFileNamed, type NewUpload } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { discardUpload } from '../../media/accept.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { isDiskFull } from '../http/database-failure.ts';

interface Library {
  db: Database;
  media: MediaStore;
}

export function fullLibrary(mediaQuota: number): string {
  const quota = (mediaQuota / 1024 ** 3).toLocaleString('en', { maximumFractionDigits: 1 });
  return `The library may hold ${quota} GB, and this file is too much. Delete files that nothing uses, or ask whoever runs the site for more room.`;
}

/** A failed write may be stored, its answer lost. A file in doubt stays: the daily sweep takes it. */
export async function mayBeNamed(db: Database, name: string, error: unknown): Promise<boolean> {
  if (error instanceof Error && isDiskFull(error)) return false;
  return isFileNamed(db, name).catch(() => true);
}

/** Stores the same bytes once, and none without a row. @returns the name; null without room */
export function uploadStore() {
  const insert = uploadsWithinQuota();
  return async (
    { db, media }: Library,
    upload: NewUpload,
    quota: number,
  ): Promise<string | null> => {
    const kept = await insert(db, upload, quota).catch(async (error: unknown) => {
      if (!(await mayBeNamed(db, upload.file_name, error))) await discardUpload(media, upload);
      throw error;
    });
    if (kept !== upload.file_name) await discardUpload(media, upload);
    return kept;
  };
}
