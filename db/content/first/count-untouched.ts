import type { UntouchedPart } from '../../../domain/api/content/first-hour.ts';
import { countFolders } from '../../inbox/inbox.ts';
import type { Database } from '../../open.ts';

async function countRows(db: Database, table: 'redirects' | 'uploads'): Promise<number> {
  const query = db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** What an owner may expect to go with the demo, and all of which stays. */
export async function countUntouched(db: Database): Promise<Record<UntouchedPart, number>> {
  const [upload, folders, redirect] = await Promise.all([
    countRows(db, 'uploads'),
    countFolders(db),
    countRows(db, 'redirects'),
  ]);
  const enquiry = Object.values(folders).reduce((sum, count) => sum + count, 0);
  return { upload, enquiry, redirect };
}
