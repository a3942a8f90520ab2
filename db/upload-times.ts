import { isStorable } from './column-limits.ts';
import type { Database } from './open.ts';

/** When the file at an address was uploaded, or null when it is no upload of this site. */
export async function findUploadTime(db: Database, address: string): Promise<string | null> {
  const [, name] = /^\/media\/([^/?#]+)$/.exec(address.trim()) ?? [];
  if (name === undefined || !isStorable(name)) return null;
  const row = await db
    .selectFrom('uploads')
    .select('created_at')
    .where('file_name', '=', name)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
