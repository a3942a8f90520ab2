import type { Database } from '../db/open.ts';

/** Whether the first content was loaded, or anything else was saved. */
export async function hasContent(db: Database): Promise<boolean> {
  const row = await db.selectFrom('settings').select('key').limit(1).executeTakeFirst();
  return row !== undefined;
}
