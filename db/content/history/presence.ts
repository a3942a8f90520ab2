import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';

interface EditedItem {
  kind: StoredKind;
  id: string;
}

/** Per session, so that two tabs of one browser count once. */
export interface Presence extends EditedItem {
  tokenHash: string;
  email: string;
  now: number;
}

/** Milliseconds: two heartbeats may be lost. */
const presenceTimeout = 70_000;

/** @returns the addresses of others who have the item open, on any instance */
export async function recordPresence(
  db: Database,
  { kind, id, tokenHash, email, now }: Presence,
): Promise<string[]> {
  const seen_at = new Date(now).toISOString();
  const aged = new Date(now - presenceTimeout).toISOString();
  await db.deleteFrom('presence').where('seen_at', '<', aged).execute();
  await db
    .insertInto('presence')
    .values({ kind, item_id: id, token_hash: tokenHash, email, seen_at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'token_hash']).doUpdateSet({ seen_at }),
    )
    .execute();
  const others = await db
    .selectFrom('presence')
    .select('email')
    .distinct()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('token_hash', '!=', tokenHash)
    .orderBy('email')
    .execute();
  return others.map((other) => other.email);
}

/** Whether anybody has the item open, on any instance. */
export async function isOpenSomewhere(
  db: Database,
  { kind, id, now }: EditedItem & Pick<Presence, 'now'>,
): Promise<boolean> {
  const seen = await db
    .selectFrom('presence')
    .select('item_id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('seen_at', '>=', new Date(now - presenceTimeout).toISOString())
    .executeTakeFirst();
  return seen !== undefined;
}

export async function deletePresence(
  db: Database,
  { kind, id, tokenHash }: Omit<Presence, 'email' | 'now'>,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute();
}
