import type { MissedAddress } from '../../../domain/api/content/redirects.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';

export const missedAddressLimit = 1_000;

async function deleteBeyondLimit(transaction: Database): Promise<void> {
  await transaction
    .deleteFrom('missed_addresses')
    .where('path', 'not in', (eb) =>
      eb
        .selectFrom('missed_addresses')
        .select('path')
        .orderBy('hits', 'desc')
        .orderBy('last_hit_at', 'desc')
        .orderBy('path')
        .limit(missedAddressLimit),
    )
    .execute();
}

export async function addMissedAddresses(db: Database, counts: Map<string, number>): Promise<void> {
  const last_hit_at = new Date().toISOString();
  const values = [...counts]
    .filter(([path]) => isStorable(path))
    .map(([path, hits]) => ({ path, hits, last_hit_at }))
    // One order, so that two instances cannot deadlock.
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (values.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('missed_addresses')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          hits: eb('missed_addresses.hits', '+', eb.ref('excluded.hits')),
          last_hit_at,
        })),
      )
      .execute();
    await deleteBeyondLimit(transaction);
  });
}

export async function findMissedAddresses(db: Database): Promise<MissedAddress[]> {
  return db
    .selectFrom('missed_addresses')
    .selectAll()
    .orderBy('hits', 'desc')
    .orderBy('last_hit_at', 'desc')
    .execute();
}

export async function deleteMissedAddress(db: Database, path: string): Promise<void> {
  await db.deleteFrom('missed_addresses').where('path', '=', path).execute();
}
