import type { UntouchedPart } from '../../../domain/api/content/first-hour.ts';
import { countFolders } from '../../inbox/inbox.ts';
import type { Database } from '../../open.ts';
import { countRows } from '../../row-counts.ts';

/** What an owner may expect to go with the demo, and all of which stays. */
export async function countUntouched(db: Database): Promise<Record<UntouchedPart, number>> {
  const [upload, folders, redirect] = await Promise.all([
    countRows(db.selectFrom('uploads')),
    countFolders(db),
    countRows(db.selectFrom('redirects')),
  ]);
  const enquiry = Object.values(folders).reduce((sum, count) => sum + count, 0);
  return { upload, enquiry, redirect };
}
