import { lockContent } from '../content/content-version.ts';
import type { Database } from '../open.ts';
import { findStoredFile, insertUpload, type NewUpload } from './uploads.ts';

interface Sum {
  bytes: number;
  /** Of the newest file: later ones have higher ids. */
  last: number;
}

const nothing: Sum = { bytes: 0, last: 0 };

/** Without the smaller pictures made of the files. */
async function withLater(db: Database, { bytes, last }: Sum): Promise<Sum> {
  const { size, newest } = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.sum('size').as('size'), fn.max('upload_id').as('newest')])
    .where('upload_id', '>', last)
    .executeTakeFirstOrThrow();
  return { bytes: bytes + Number(size ?? 0), last: Number(newest ?? last) };
}

/** Keeps one file after the other (threat T19); null is answered where there is no room for it. */
export function uploadsWithinQuota() {
  let sum = nothing;
  const hasRoom = async (transaction: Database, size: number, quota: number) => {
    sum = await withLater(transaction, sum);
    if (sum.bytes + size <= quota) return true;
    // Some may have been deleted since.
    sum = await withLater(transaction, nothing);
    return sum.bytes + size <= quota;
  };
  return (db: Database, upload: NewUpload, quota: number): Promise<string | null> =>
    db.transaction().execute(async (transaction) => {
      await lockContent(transaction);
      const stored = await findStoredFile(transaction, upload.hash);
      if (stored !== null) return stored;
      const { size } = upload;
      return (await hasRoom(transaction, size, quota)) ? insertUpload(transaction, upload) : null;
    });
}
